/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads a computed color: `rgb(…)` or `rgba(…)`. */
export function parseColor(computed: string): Color {
  const numbers = computed.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red, green, blue, alpha = 1] = numbers;
  if (!computed.startsWith('rgb') || red === undefined || green === undefined || blue === undefined)
    throw new Error(`${computed} is no computed color that the tests can read.`);
  return [red, green, blue, alpha];
}

/** The current color of a token, as computed for an element of the page. */
export function tokenColor(name: string): Color {
  const probe = document.createElement('div');
  probe.style.backgroundColor = `var(--${name})`;
  document.body.append(probe);
  const computed = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return parseColor(computed);
}

/** Writes a color as `#rrggbb`, ignoring alpha. */
export function toHex([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance([red, green, blue]: Color): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two opaque colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The color behind an element: the nearest background that is not transparent. */
export function backgroundOf(element: Element): Color {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const color = parseColor(getComputedStyle(at).backgroundColor);
    if (color[3] > 0) return color;
  }
  return tokenColor('canvas');
}
