/** Set-up of the project `skin`: real Chromium. */
import { afterEach, beforeAll } from 'vitest';
import { cleanup, configure } from 'vitest-browser-react/pure';
import { page, server } from 'vitest/browser';
import '../../skin/skin.css';
import { failOnConsole } from './console.js';

configure({ reactStrictMode: true });
failOnConsole();
// By itself, vitest-browser-react would clean up after the first file alone.
afterEach(cleanup);

// All files share a page, which the one before may have left in another size, or scrolled.
beforeAll(async () => {
  const { width, height } = server.config.browser.viewport;
  await page.viewport(width, height);
  scrollTo(0, 0);
});
