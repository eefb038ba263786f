import type { Locator } from 'vitest/browser';

/** The box of an element in the window, in CSS pixels. */
export function boxOf(target: Locator | Element): DOMRect {
  return ('element' in target ? target.element() : target).getBoundingClientRect();
}

/** The horizontal center of an element. */
export function centerOf(target: Locator | Element): number {
  const { left, right } = boxOf(target);
  return (left + right) / 2;
}

/** The box of the page in the window, without the gutter reserved for a scroll bar. */
export function pageBox(): DOMRect {
  return document.documentElement.getBoundingClientRect();
}

/** Whether something overflows the page sideways. */
export function scrollsSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** The computed style of an element or of one of its pseudo-elements. */
export function styleOf(target: Locator | Element, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle('element' in target ? target.element() : target, pseudo);
}
