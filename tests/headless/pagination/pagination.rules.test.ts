import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampPage,
  itemRange,
  pageAtSize,
  pageCountOf,
  pageWindow,
  stepTarget,
  type PageWindowOptions,
} from '../../../headless/pagination/pagination.rules.js';

/** A window in one line: the current page in brackets, a gap as dots. */
function drawn(options: PageWindowOptions): string {
  return pageWindow(options)
    .map((item) => {
      if (item.type === 'gap') return '…';
      return item.isCurrent ? `[${item.page}]` : String(item.page);
    })
    .join(' ');
}

test.each([
  [1, 10, 5, '[1] 2 3 4 5'],
  [3, 10, 5, '1 2 [3] 4 5'],
  [4, 10, 5, '2 3 [4] 5 6'],
  [10, 10, 5, '6 7 8 9 [10]'],
  [2, 3, 5, '1 [2] 3'],
  [5, 10, 4, '3 4 [5] 6'],
  [5, 10, 1, '[5]'],
  [1, 1, 5, '[1]'],
  [1, 0, 5, ''],
])('PAGE-1 page %i of %i, at most %i: %s', (page, pageCount, maxSize, expected) => {
  expect(drawn({ page, pageCount, maxSize })).toBe(expected);
});

test.each([
  [1, 5, '[1] 2 3 4 5'],
  [1, 6, '[1] 2 3 4 5 6'],
  [1, 7, '[1] 2 3 4 5 6 7'],
  [1, 8, '[1] 2 3 4 5 … 8'],
  [5, 9, '1 2 3 4 [5] 6 7 8 9'],
  [6, 11, '1 … 4 5 [6] 7 8 … 11'],
  [11, 11, '1 … 7 8 9 10 [11]'],
  [1, 0, ''],
])('PAGE-1 page %i of %i with boundary links: %s', (page, pageCount, expected) => {
  expect(drawn({ page, pageCount, boundaryLinks: true })).toBe(expected);
});

test('PAGE-1 of an unknown total the pages up to the current one are shown', () => {
  expect(drawn({ page: 2, pageCount: undefined })).toBe('1 [2]');
  expect(drawn({ page: 9, pageCount: undefined })).toBe('5 6 7 8 [9]');
});

const odd = fc.oneof(
  fc.integer({ min: -5, max: 2_000_000 }),
  fc.constantFrom(NaN, -Infinity, 0.5, -0, 2.5),
);

test('PAGE-1 any window holds the current page, in order, and costs no more than it shows', () => {
  const asked = fc.record({ page: odd, pageCount: odd, boundaryLinks: fc.boolean() });
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 20 }), (options, maxSize) => {
      const items = pageWindow({ ...options, maxSize });
      const pages = items.flatMap((item) => (item.type === 'page' ? [item] : []));
      const numbers = pages.map(({ page }) => page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(items.length).toBeLessThanOrEqual(maxSize + (options.boundaryLinks ? 4 : 0));
      const current = pages.filter(({ isCurrent }) => isCurrent);
      expect(current).toHaveLength(options.pageCount >= 1 ? 1 : 0);
    }),
  );
});

test('PAGE-1 more pages than a list could hold cost the window only', () => {
  const [page, pageCount] = [1_000_000, Number.MAX_SAFE_INTEGER];
  const pages = pageWindow({ page, pageCount, boundaryLinks: true }).flatMap((item) =>
    item.type === 'page' ? [item.page] : [],
  );
  expect(pages).toEqual([1, 999_998, 999_999, page, 1_000_001, 1_000_002, pageCount]);
  expect(pageWindow({ page, pageCount })).toHaveLength(5);
});

test('PAGE-1 a gap stands for two pages at least', () => {
  const counts = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(counts, counts, fc.integer({ min: 1, max: 9 }), (page, pageCount, maxSize) => {
      const items = pageWindow({ page, pageCount, maxSize, boundaryLinks: true });
      items.forEach((item, index) => {
        if (item.type === 'page') return;
        const [before, after] = [items[index - 1], items[index + 1]];
        if (before?.type !== 'page' || after?.type !== 'page') throw new Error('A gap at an end.');
        expect(after.page - before.page).toBeGreaterThan(2);
      });
    }),
  );
});

test.each([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [95, Infinity, 1],
  [0, Infinity, 0],
  [undefined, 10, undefined],
  [-3, 10, 0],
  [NaN, 10, 0],
  [3, 0, 3],
  [3, NaN, 3],
  [10.9, 10, 1],
])('PAGE-1 %s items by %s make %s pages', (total, pageSize, count) => {
  expect(pageCountOf({ total, pageSize })).toBe(count);
});

test.each([
  [10, 3, 3],
  [0, 3, 1],
  [-1, 3, 1],
  [NaN, 3, 1],
  [Infinity, 3, 3],
  [2.9, 3, 2],
  [5, 0, 1],
  [99, undefined, 99],
])('PAGE-1 page %s of %s is shown as %s', (page, pageCount, shown) => {
  expect(clampPage(page, pageCount)).toBe(shown);
});

test.each([
  [1, 95, 10, 1, 10],
  [10, 95, 10, 91, 95],
  [1, 0, 10, 0, 0],
  [3, undefined, 10, 21, 30],
  [1, 95, Infinity, 1, 95],
])('PAGE-1 page %i of %s items by %s shows %i to %i', (page, total, pageSize, from, to) => {
  expect(itemRange(page, { total, pageSize })).toEqual({ from, to });
});

test.each([
  ['first', 1, 3, null],
  ['previous', 1, 3, null],
  ['next', 3, 3, null],
  ['last', 3, 3, null],
  ['first', 3, 3, 1],
  ['previous', 3, 3, 2],
  ['next', 1, 3, 2],
  ['last', 1, 3, 3],
  ['next', 1, 0, null],
  ['last', 1, 0, null],
  ['next', 7, undefined, 8],
  ['last', 7, undefined, null],
  ['previous', 7, undefined, 6],
] as const)('PAGE-1 %s from page %i of %s leads to %s', (step, page, pageCount, target) => {
  expect(stepTarget(step, page, pageCount)).toBe(target);
});

test('PAGE-1 another page size keeps the first visible item visible', () => {
  const size = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), size, size, odd, (total, from, to, page) => {
      const before = { total, pageSize: from };
      const first = itemRange(clampPage(page, pageCountOf(before)), before).from;
      const after = { total, pageSize: to };
      const shown = clampPage(pageAtSize(page, before, to), pageCountOf(after));
      const range = itemRange(shown, after);
      expect(range.from).toBeLessThanOrEqual(first);
      expect(range.to).toBeGreaterThanOrEqual(first);
    }),
  );
});

test('PAGE-1 a page beyond the last is kept while the size stays: there may be more items again', () => {
  expect(pageAtSize(9, { total: 20, pageSize: 10 }, 10)).toBe(9);
});
