import { expect, test } from 'vitest';
import { isAbortError } from '../../../headless/errors/index.js';
import { errorOfEvent, isNoise, isOfExtension } from '../../../headless/errors/errors.rules.js';

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

/** An error with a stack as browsers write it. */
function thrownAt(...frames: readonly string[]): Error {
  return Object.assign(new Error('x is undefined'), { stack: frames.join('\n') });
}

/** The same of Chrome, whose stacks begin with the message. */
function sayingAt(message: string, frame: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${frame}` });
}

const V8 = 'TypeError: x is undefined';
const LOST = 'Failed to load https://sync.example/v1\nat https://sync.example/v2:1:20';

test.each([
  ['Chrome', thrownAt(V8, '    at fill (chrome-extension://abc/page.js:1:20)'), undefined, true],
  ['Firefox', thrownAt('fill@moz-extension://abc/page.js:1:20'), undefined, true],
  ['Safari', thrownAt('fill@webkit-masked-url://hidden/:1:20'), undefined, true],
  ['Safari, older', thrownAt('fill@safari-web-extension://abc/page.js:1:20'), undefined, true],
  ['no value, but a file', null, 'chrome-extension://abc/page.js', true],
  ['the app', thrownAt(V8, '    at save (https://app.example/app.js:1:20)'), undefined, false],
  ['the app, and a file', thrownAt(V8), 'https://app.example/app.js', false],
  ['a file with such a name', thrownAt(V8), 'https://app.example/chrome-extension:/a.js', false],
  [
    'a call of the app through an extension',
    thrownAt(
      V8,
      '    at fetch (chrome-extension://abc/page.js:1:20)',
      '    at save (https://app.example/app.js:1:20)',
    ),
    'chrome-extension://abc/page.js',
    false,
  ],
  [
    'a message with addresses, thrown by an extension',
    sayingAt(LOST, 'pull (chrome-extension://abc/page.js:1:20)'),
    'chrome-extension://abc/page.js',
    true,
  ],
  [
    'a message that names an extension, thrown by the app',
    sayingAt('Blocked by chrome-extension://abc', 'save (https://app.example/app.js:1:20)'),
    undefined,
    false,
  ],
  ['a message alone', sayingAt('chrome-extension://abc', 'save (<anonymous>)'), undefined, false],
  ['a script of another origin', null, '', false],
  [
    'a stack that code has set to something else',
    Object.assign(new Error('x is undefined'), { stack: ['chrome-extension'] }),
    undefined,
    false,
  ],
  ['a thrown string', 'chrome-extension://abc', undefined, false],
])('ERR-1 whether an error is of an extension: %s', (_what, error, filename, expected) => {
  expect(isOfExtension(error, filename)).toBe(expected);
});
