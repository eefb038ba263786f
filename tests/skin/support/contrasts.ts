import { backgroundOf, contrast, parseColor } from './color.js';

export interface TextContrast {
  readonly text: string;
  readonly ratio: number;
}

function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .join('');
}

/** Invisible or disabled, so exempt from WCAG 1.4.3. */
function isExempt(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width <= 1 ||
    height <= 1 ||
    !element.checkVisibility() ||
    element.closest(':disabled, [aria-disabled=true], script, style') !== null
  );
}

/** The contrast of each visible text on the page with the color behind it. */
export function textContrasts(): TextContrast[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => ownText(element) !== '' && !isExempt(element))
    .map((element) => ({
      text: ownText(element),
      ratio: contrast(parseColor(getComputedStyle(element).color), backgroundOf(element)),
    }));
}
