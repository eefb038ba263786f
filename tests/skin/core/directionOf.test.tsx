import { afterEach, expect, test } from 'vitest';
import { directionOf } from '../../../headless/core/index.js';

const host = document.createElement('div');
afterEach(() => {
  host.remove();
});

test.each([
  ['السلام عليكم', 'rtl'],
  ['Good morning', 'ltr'],
])('with `dir="auto"` the arrow keys go as the text does: “%s” is %s', (text, direction) => {
  document.body.append(host);
  host.dir = 'auto';
  const part = document.createElement('span');
  part.append(text);
  host.replaceChildren(part);
  expect(directionOf(part)).toBe(direction);
});

test('in a shadow root they go as around it', () => {
  const page = document.createElement('main');
  host.dir = 'rtl';
  host.replaceChildren(page);
  document.body.append(host);
  const button = document.createElement('button');
  page.attachShadow({ mode: 'open' }).append(button);
  expect(directionOf(button)).toBe('rtl');
});
