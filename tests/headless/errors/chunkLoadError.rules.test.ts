import { expect, test } from 'vitest';
import { isChunkLoadError } from '../../../headless/errors/index.js';

class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const file = 'https://app.test/assets/PeoplePage-a1b2.js';

test.each<[what: string, error: unknown, expected: boolean]>([
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${file}`), true],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${file}`), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  [
    'Safari, which was given a page',
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    true,
  ],
  ['Vite, of a style sheet', new Error('Unable to preload CSS for /assets/People.css'), true],
  ["Vite's event", { type: 'vite:preloadError', payload: new Error('any') }, true],
  ['webpack', new ChunkLoadError('Loading chunk 3 failed.'), true],
  ['a request without an answer', new TypeError('Failed to fetch'), false],
  ['a mistake in a module', new ReferenceError('people is not defined'), false],
  ['a message that only quotes one', new Error('Oops: Importing a module script failed.'), false],
  ['a thrown string', 'Importing a module script failed.', false],
  ['nothing', null, false],
])('B-21 a part of the app that cannot be loaded: %s', (_what, error, expected) => {
  expect(isChunkLoadError(error)).toBe(expected);
});
