import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureKind, HttpError, retryWait } from '../../../headless/http/index.js';
import { retryAfterOf } from '../../../headless/http/retryAfter.rules.js';

const NOW = Date.UTC(2026, 0, 2, 10, 0, 0);

function waitOf(retryAfter: string, date?: string): number | null {
  const headers = new Headers({ 'Retry-After': retryAfter, ...(date && { Date: date }) });
  return retryAfterOf(headers, NOW);
}

test.each([
  ['120', 120],
  ['0', 0],
  [' 5 ', 5],
  ['Fri, 02 Jan 2026 10:01:30 GMT', 90],
  ['Friday, 02-Jan-26 10:01:30 GMT', 90],
  ['Fri, 02 Jan 2026 09:00:00 GMT', 0],
])('B-25 "Retry-After: %s" is so many seconds: %i', (text, seconds) => {
  expect(waitOf(text)).toBe(seconds);
});

test('B-25 a date is waited for to its last second', () => {
  const headers = new Headers({ 'Retry-After': 'Fri, 02 Jan 2026 10:00:30 GMT' });
  expect(retryAfterOf(headers, NOW + 500)).toBe(30);
});

test.each([
  '',
  '-1',
  '1.5',
  '1e3',
  '5, 7',
  'soon',
  'soon 5',
  '2026-01-02',
  'Fri, 99 Jan 2026 10:01:30 GMT',
  '9'.repeat(400),
])('B-25 "Retry-After: %s" tells nothing', (text) => {
  expect(waitOf(text)).toBeNull();
});

test('B-25 a date is compared with the answer’s own, whatever the time is here', () => {
  const due = 'Fri, 02 Jan 2026 18:00:10 GMT';
  expect(waitOf(due, 'Fri, 02 Jan 2026 18:00:00 GMT')).toBe(10);
  expect(waitOf(due, 'nonsense')).toBe(8 * 3600 + 10);
});

test.each([
  [null, { unit: 'unknown', count: 0 }],
  [0, { unit: 'seconds', count: 1 }],
  [1, { unit: 'seconds', count: 1 }],
  [90, { unit: 'seconds', count: 90 }],
  [91, { unit: 'minutes', count: 2 }],
  [840, { unit: 'minutes', count: 14 }],
])('B-25 a wait of %j seconds is said as %j', (seconds, wait) => {
  const problem = { type: 'about:blank', title: '', detail: '', status: 429, errors: {} };
  const error = new HttpError('GET /api/people', problem, seconds);
  expect(failureKind(error)).toBe('busy');
  expect(retryWait(error)).toEqual(wait);
});

test('B-25 a server that is going out of service is busy as well', () => {
  const problem = { type: 'about:blank', title: '', detail: '', status: 503, errors: {} };
  expect(failureKind(new HttpError('GET /api/people', problem))).toBe('busy');
});

test('B-25 what is no answer says nothing of waiting', () => {
  expect(retryWait(new TypeError('Failed to fetch'))).toEqual({ unit: 'unknown', count: 0 });
});

test('B-25 without the header nothing is told', () => {
  expect(retryAfterOf(new Headers(), NOW)).toBeNull();
});

test('B-25 a date so many seconds away is those seconds', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (seconds) => {
      expect(waitOf(new Date(NOW + seconds * 1000).toUTCString())).toBe(seconds);
    }),
  );
});
