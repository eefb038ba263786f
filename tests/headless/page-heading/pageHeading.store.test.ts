import { expect, test } from 'vitest';
import { createPageHeadingStore } from '../../../headless/page-heading/index.js';

test('B-04 a page is arrived at from another one: not at first, and not twice', () => {
  const { arrive } = createPageHeadingStore();
  expect(arrive('/people')).toBe(false);
  expect(arrive('/people/1')).toBe(true);
  expect(arrive('/people/1')).toBe(false);
  expect(arrive('/people')).toBe(true);
});

test('B-04 the focus goes to the heading that is on the page, and nowhere when there is none', () => {
  const { setHeading, focusHeading } = createPageHeadingStore();
  const focused: unknown[] = [];
  focusHeading();
  setHeading({ focus: (options) => focused.push(options) });
  focusHeading();
  setHeading(null);
  focusHeading();
  expect(focused).toEqual([{ preventScroll: true }]);
});
