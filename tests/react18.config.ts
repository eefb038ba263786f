import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ViteUserConfig } from 'vitest/config';

const setup = 'tests/setup/react18.ts';

const shared = {
  isolate: false,
  env: { TZ: 'UTC' },
  // React has to be there before the next file asks for it.
  sequence: { setupFiles: 'list' as const },
};

/**
 * The oldest React that package.json allows as a peer: every hook renders in it on a server, and
 * does there all that its tests say. Files of a single topic, `useX.topic.test.tsx`, are left out:
 * they are a tenth of the tests, and a quarter of the time.
 */
const config: ViteUserConfig = {
  root: resolve(import.meta.dirname, '..'),
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'server rendering in React 18.2',
          include: ['tests/headless/**/*.server.test.ts'],
          environment: 'node',
          setupFiles: ['tests/setup/zone.ts', setup],
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: 'hooks in React 18.2',
          include: ['tests/headless/**/*.test.tsx'],
          exclude: ['**/*.*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/zone.ts', setup, 'tests/setup/hooks.ts'],
        },
      },
    ],
  },
};

export default config;
