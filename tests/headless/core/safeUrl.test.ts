import { expect, test } from 'vitest';
import { safeUrl } from '../../../headless/core/vanilla.js';

test.each([
  'https://example.org/a?b#c',
  'http://example.org',
  'HTTPS://EXAMPLE.ORG',
  'mailto:jan@example.org',
  'tel:+3221234567',
  '/people?page=2#x',
  'people/1',
  '?page=2',
  '#top',
  '',
])('keeps %s', (url) => {
  expect(safeUrl(url)).toBe(url);
});

test('takes the spaces around an address away', () => {
  expect(safeUrl(' https://example.org\n')).toBe('https://example.org');
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'web+https://example.org',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//evil.example',
  '//evil.example:8443/a',
  '/\\evil.example',
  '\\\\evil.example',
  'https://',
])('refuses %j', (url) => {
  expect(safeUrl(url)).toBeNull();
});
