import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = realpathSync(
  resolve(import.meta.dirname, '../../node_modules/react-router/dist/production'),
);

const displayName = /^\w+\.displayName = .*;$/gm;
const reactCall = /(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g;

/**
 * Builds the app with react-router's production files, less what it does not use. The package.json
 * names the files for development to every bundler, whatever is being built; and a bundler keeps
 * components that are given a name for the developer tools, or made by a call that might do more.
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
    transform: (code, id) =>
      id.startsWith(folder)
        ? code.replace(displayName, '').replace(reactCall, '/* @__PURE__ */ ')
        : undefined,
  };
}
