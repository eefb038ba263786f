import { STYLE_ATTRIBUTE } from './elements.js';
import type { Marks } from '../document/runs.js';

/** The declarations of a `style` attribute, in lower case. */
export type Styles = ReadonlyMap<string, string>;

/** Reads an element's own styles as text; they are never applied. */
export function readStyles(element: Element): Styles {
  const styles = new Map<string, string>();
  for (const declaration of (element.getAttribute(STYLE_ATTRIBUTE) ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    styles.set(
      name,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return styles;
}

function valueOf(styles: Styles, ...names: readonly string[]): string {
  return names.map((name) => styles.get(name) ?? '').join(' ');
}

/** Whether a font weight is bold; `null` if it is not a weight. */
function isBold(weight: string): boolean | null {
  if (/^(bold|bolder)\b/.test(weight)) return true;
  if (/^(normal|lighter)\b/.test(weight)) return false;
  const number = Number.parseInt(weight, 10);
  return Number.isNaN(number) ? null : number >= 600;
}

function setMark(marks: Marks, mark: keyof Marks, isSet: boolean | null): Marks {
  if (isSet === null) return marks;
  const { [mark]: before, ...others } = marks;
  return isSet ? { ...others, [mark]: true } : before === undefined ? marks : others;
}

/** Adds and removes the marks that styles set. Underlined links get no mark: all links are. */
export function styledMarks(styles: Styles, marks: Marks, isInLink: boolean): Marks {
  if (styles.size === 0) return marks;
  const decoration = valueOf(styles, 'text-decoration', 'text-decoration-line');
  const slant = valueOf(styles, 'font-style').trim();
  let styled = setMark(marks, 'bold', isBold(valueOf(styles, 'font-weight').trim()));
  if (slant !== '') styled = setMark(styled, 'italic', /^(italic|oblique)/.test(slant));
  if (decoration.includes('underline') && !isInLink) styled = setMark(styled, 'underline', true);
  if (decoration.includes('line-through')) styled = setMark(styled, 'strikethrough', true);
  return styled;
}

/** Whether styles hide an element. */
export function isHiddenBy(styles: Styles): boolean {
  return styles.get('display') === 'none' || styles.get('mso-hide') === 'all';
}

/** Whether styles preserve spaces and breaks; `null` if they do not say. */
export function keepsSpaces(styles: Styles): boolean | null {
  const value = styles.get('white-space-collapse') ?? styles.get('white-space');
  if (value === undefined) return null;
  return /^(pre|pre-wrap|preserve|break-spaces)(?![\w-])/.test(value);
}
