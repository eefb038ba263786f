import type { Locator } from 'vitest/browser';

/** Where an element stands in the window, in CSS pixels. */
export function boxOf(target: Locator | Element): DOMRect {
  return ('element' in target ? target.element() : target).getBoundingClientRect();
}

/** The middle of an element, across. */
export function centerOf(target: Locator | Element): number {
  const { left, right } = boxOf(target);
  return (left + right) / 2;
}

/** The room that the page has in the window: without the gutter that is kept for a scroll bar. */
export function pageBox(): DOMRect {
  return document.documentElement.getBoundingClientRect();
}

/** Whether something of the page sticks out sideways. */
export function scrollsSideways(): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}

/** The computed style of an element, or of a pseudo-element of it. */
export function styleOf(target: Locator | Element, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle('element' in target ? target.element() : target, pseudo);
}
