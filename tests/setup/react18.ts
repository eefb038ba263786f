/** Set-up of tests/react18.config.ts: whatever asks for React from here on gets 18.2. */
import { createRequire } from 'node:module';
import type { JSDOM } from 'jsdom';
import { failOnConsole, ignoreOnConsole } from './console.js';

declare const jsdom: JSDOM;

const require = createRequire(import.meta.url);

// In this order, since each loads those before it.
const MODULES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/test-utils',
];

// Packages load React from node_modules by themselves, where no alias of Vite reaches.
for (const name of MODULES) {
  const path = require.resolve(name.replace(/^react(-dom)?/, '$&-18'));
  require(path);
  require.cache[require.resolve(name)] = require.cache[path];
}

// Tests prove nothing in a version that did not take effect.
for (const name of ['react', 'react-dom', 'react-dom/server']) {
  const { version } = (await import(name)) as { version: string };
  if (version !== '18.2.0') throw new Error(`${name} is ${version}, not 18.2.0.`);
}

if (typeof document === 'undefined') {
  failOnConsole();
} else {
  // In development, React 18 lets jsdom see and print those as well.
  jsdom.virtualConsole.removeAllListeners('jsdomError');
  ignoreOnConsole(
    // Of every error that a component throws, one that the test expects too.
    /^The above error occurred in/,
    // A server has no document; here it has, so that the hooks cannot tell.
    /useLayoutEffect does nothing on the server/,
  );
}
