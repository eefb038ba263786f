import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

const folder = resolve(import.meta.dirname, '../../../app/public/i18n');

/** Makes a text 40 % longer; a short one without a space, as in languages with compound words. */
function lengthen(text: string): string {
  const letters = text.replace(/\{.*\}/gs, '').replace(/[^\p{L}]/gu, '') || 'text';
  const size = Math.max(2, Math.ceil(text.replace(/\{.*\}/gs, '').length * 0.4));
  const tail = letters
    .repeat(Math.ceil(size / letters.length))
    .slice(0, size)
    .toLowerCase();
  return text.length < 16 ? text + tail : `${text} ${tail.replace(/(.{7})/g, '$1 ').trim()}`;
}

function lengthenAll(node: unknown): unknown {
  if (typeof node === 'string') return lengthen(node);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, lengthenAll(child)]));
}

/** Makes the English texts 40 % longer. */
export async function lengthenTexts(page: Page): Promise<void> {
  await page.route('**/i18n/*/translations.en.json*', (route) => {
    const part = /i18n\/([\w-]+)\//.exec(route.request().url())?.[1] ?? '';
    const file = resolve(folder, part, 'translations.en.json');
    return route.fulfill({ json: lengthenAll(JSON.parse(readFileSync(file, 'utf8'))) });
  });
}

/** Lays the page out from right to left, as for Arabic, or from left to right. */
export async function turnTo(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
}

/**
 * Lists what scrolls sideways and is not a table: the page, and by how much, and elements in it.
 */
export function findSidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = scrollWidth > clientWidth ? [`page by ${scrollWidth - clientWidth}`] : [];
    const scrollers = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.closest('table, textarea, input') === null &&
        element.querySelector('table') === null,
    );
    return [...isWide, ...scrollers.map(({ tagName, className }) => `${tagName} ${className}`)];
  });
}

/** Lists the pairs of texts, or of a text and a control, that overlap. */
export function findOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    interface Piece {
      readonly box: Box;
      readonly element: Element;
      readonly words: string;
      readonly isControl: boolean;
    }
    const clip = (box: Box, element: Element): Box => {
      let { left, right, top, bottom } = box;
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(parent);
        const edge = parent.getBoundingClientRect();
        if (parent !== document.documentElement && overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (parent !== document.documentElement && overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        if (position === 'fixed') break;
      }
      return { left, right, top, bottom };
    };
    const isThere = ({ left, right, top, bottom }: Box): boolean =>
      right - left > 2 && bottom - top > 2;
    /** The sticky or fixed ancestor, if any: such an element covers the page on purpose. */
    const layerOf = (element: Element): Element | null => {
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(parent).position)) return parent;
      return null;
    };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement: element, textContent } = walker.currentNode;
      const words = (textContent ?? '').trim();
      if (words === '' || element?.checkVisibility() !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const box = clip(rect, element);
        if (isThere(box)) pieces.push({ box, element, words, isControl: false });
      }
    }
    for (const element of document.body.querySelectorAll('button, input, textarea, select')) {
      const box = clip(element.getBoundingClientRect(), element);
      if (element.checkVisibility() && isThere(box))
        pieces.push({ box, element, words: element.tagName, isControl: true });
    }
    const cover = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const found: string[] = [];
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (!cover(a.box, b.box) || a.element.contains(b.element) || b.element.contains(a.element))
          continue;
        if (layerOf(a.element) !== layerOf(b.element)) continue;
        // A field may have buttons in it.
        if (a.isControl && b.isControl) continue;
        found.push(`${a.words} | ${b.words}`);
      }
    }
    return found;
  });
}
