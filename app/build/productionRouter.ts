import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = realpathSync(
  resolve(import.meta.dirname, '../../node_modules/react-router/dist/production'),
);

/**
 * Builds the app with react-router's production files. Its package.json sends every bundler to the
 * development files, whatever is being built.
 */
export function productionRouter(): Plugin {
  return {
    name: 'gnap-production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
