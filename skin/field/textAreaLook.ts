import type { TextareaHTMLAttributes } from 'react';

/**
 * The looks of a `<textarea>`: `rows` lines high, or as high as its text, up to three fifths of the
 * window. Browsers without `field-sizing` show `rows` lines and scroll.
 */
export function textAreaLook(
  rows: number,
): Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'style' | 'className'> {
  return {
    rows,
    // With `field-sizing`, `rows` counts for nothing: this is its height, with padding and border.
    style: { minHeight: `calc(${String(rows)}lh + 0.75rem + 2px)` },
    className:
      'input-look max-h-[60dvh] py-1.5 wrap-anywhere field-sizing-content print:max-h-none',
  };
}
