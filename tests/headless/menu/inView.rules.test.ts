import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestScroll } from '../../../headless/menu/inView.rules.js';

const container = { top: 100, bottom: 400 };

test.each([
  ['is in view', { top: 100, bottom: 400 }, 0],
  ['is above', { top: 60, bottom: 92 }, -40],
  ['is half above', { top: 90, bottom: 122 }, -10],
  ['is below', { top: 500, bottom: 532 }, 132],
  ['is higher than the container', { top: 200, bottom: 900 }, 100],
])('B-15 an item that %s is scrolled the shortest way', (_, target, by) => {
  expect(nearestScroll(container, target)).toBe(by);
});

test('B-15 after scrolling, the upper edge is in view, and scrolling again does nothing', () => {
  const edge = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(edge, fc.integer({ min: 1, max: 600 }), (top, height) => {
      const by = nearestScroll(container, { top, bottom: top + height });
      const moved = { top: top - by, bottom: top + height - by };
      expect(moved.top).toBeGreaterThanOrEqual(container.top);
      expect(moved.top).toBeLessThanOrEqual(container.bottom);
      expect(Math.abs(nearestScroll(container, moved))).toBe(0);
    }),
  );
});
