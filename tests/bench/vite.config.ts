import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** One page with all subjects, as an app would ship them: production builds, minified. */
const config: UserConfig = {
  root: import.meta.dirname,
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  // The toolkit and its peers are drawn by one and the same React.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 5000 },
};

export default config;
