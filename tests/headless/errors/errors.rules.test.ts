import { expect, test } from 'vitest';
import { isAbortError } from '../../../headless/errors/index.js';
import { errorOfEvent, isNoise } from '../../../headless/errors/errors.rules.js';

test.each([
  ['an aborted request', new DOMException('Aborted', 'AbortError'), true],
  ['an AbortError of another realm', { name: 'AbortError' }, true],
  ['a request that took too long', new DOMException('Too long', 'TimeoutError'), false],
  ['an error', new Error('AbortError'), false],
  ['a thrown string', 'AbortError', false],
  ['nothing', null, false],
])('ERR-1 %s is called off: %#', (_what, error, expected) => {
  expect(isAbortError(error)).toBe(expected);
});

test.each([
  ['ResizeObserver loop completed with undelivered notifications.', true],
  ['ResizeObserver loop limit exceeded', true],
  ['ResizeObserver is not defined', false],
  ['Cannot read properties of undefined', false],
])('ERR-1 the message "%s" is noise: %s', (message, expected) => {
  expect(isNoise(new Error(message))).toBe(expected);
});

test('ERR-1 an event tells of the thrown value, whatever it is, else of its message', () => {
  expect(errorOfEvent({ error: 0, message: 'Uncaught 0' })).toBe(0);
  expect(errorOfEvent({ error: null, message: 'Script error.' })).toEqual(
    new Error('Script error.'),
  );
});
