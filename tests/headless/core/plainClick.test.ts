import { expect, test } from 'vitest';
import { isPlainClick, type LinkClick } from '../../../headless/core/index.js';

function click(change: Partial<LinkClick>, attributes: Record<string, string> = {}): LinkClick {
  const link = { getAttribute: (name: string) => attributes[name] ?? null };
  return {
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    currentTarget: Object.assign(new EventTarget(), link),
    ...change,
  };
}

test.each([
  { button: 1 },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
])('CRUMB-1 a click with %j is not plain', (change) => {
  expect(isPlainClick(click(change))).toBe(false);
});

test.each([
  [{}, true],
  [{ target: '' }, true],
  [{ target: '_SELF' }, true],
  [{ target: '_blank' }, false],
  [{ target: 'frame' }, false],
  [{ download: '' }, false],
])('CRUMB-1 a click on a link with %j is plain: %s', (attributes, isPlain) => {
  expect(isPlainClick(click({}, attributes))).toBe(isPlain);
});

test('CRUMB-1 a click on what has no attributes is plain', () => {
  expect(isPlainClick(click({ currentTarget: new EventTarget() }))).toBe(true);
});
