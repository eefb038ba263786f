/** Set-up of the project `hooks`: jsdom with React. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { failOnConsole } from './console.js';

configure({ reactStrictMode: true });

// From Node 25 on, its own `localStorage` hides that of jsdom, and stores nothing without a file.
const { jsdom } = globalThis as { jsdom?: { window: Window } };
if (jsdom !== undefined)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => jsdom.window[name],
    });

// Vitest runs what was registered last first: `cleanup` unmounts before the console is checked.
failOnConsole();
afterEach(() => {
  // `ignoreHeldKey` listens until the next key: no test depends on what an earlier one has closed.
  document.dispatchEvent(new KeyboardEvent('keydown'));
  // jsdom leaves the focus on what goes from a shadow root, and the page has no active element then.
  if (document.activeElement === null) {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.remove();
  }
});
afterEach(cleanup);
