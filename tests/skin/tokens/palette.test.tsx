import { describe, expect, test } from 'vitest';
import { emulateMedia } from '../support/emulate.js';
import { contrast, toHex, tokenColor } from '../support/color.js';
import { setOnRoot } from '../support/page.js';

/** The table of the visual direction: light, dark. */
const PALETTE = {
  canvas: ['#f5f6f8', '#0f1216'],
  surface: ['#ffffff', '#171b21'],
  sunken: ['#eceef2', '#0b0d10'],
  text: ['#171b21', '#e6e9ee'],
  muted: ['#5a6371', '#a0a9b6'],
  border: ['#dde1e7', '#2a313b'],
  control: ['#7a8392', '#737d8c'],
  accent: ['#1f55d3', '#86abff'],
  'accent-hover': ['#1947b3', '#a3c0ff'],
  'accent-tint': ['#e8effd', '#1a2744'],
  'on-accent': ['#ffffff', '#0c1220'],
  danger: ['#b42318', '#ff9a90'],
  'danger-tint': ['#fdecea', '#3a1a18'],
  success: ['#1a7040', '#6fd39b'],
  'success-tint': ['#e6f4ec', '#12301f'],
  warning: ['#8a5300', '#f2bf6b'],
  'warning-tint': ['#fdf1dc', '#35270e'],
} as const;

type Token = keyof typeof PALETTE;

const GROUNDS: readonly Token[] = ['canvas', 'surface', 'sunken'];

/** What is written on what. */
const TEXT: readonly (readonly [Token, Token])[] = [
  ...(['text', 'muted', 'accent', 'danger'] as const).flatMap((token) =>
    GROUNDS.map((ground) => [token, ground] as const),
  ),
  ['text', 'accent-tint'],
  ['muted', 'accent-tint'],
  ['accent', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['danger', 'danger-tint'],
  ['success', 'surface'],
  ['success', 'success-tint'],
  ['warning', 'surface'],
  ['warning', 'warning-tint'],
];

/** Edges of controls and focus rings, on what surrounds them. */
const EDGES: readonly (readonly [Token, Token])[] = (
  ['control', 'accent', 'danger'] as const
).flatMap((token) => GROUNDS.map((ground) => [token, ground] as const));

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const index = scheme === 'light' ? 0 : 1;

  test.each(Object.entries(PALETTE))('--%s is as the palette says', (token, colors) => {
    setOnRoot('data-theme', scheme);
    expect(toHex(tokenColor(token))).toBe(colors[index]);
  });

  test('the scheme of the system gives the same colors', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    const colors = Object.keys(PALETTE).map((token) => toHex(tokenColor(token)));
    expect(colors).toEqual(Object.values(PALETTE).map((pair) => pair[index]));
  });

  test('the chosen theme goes before that of the system', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme === 'light' ? 'dark' : 'light' });
    setOnRoot('data-theme', scheme);
    expect(toHex(tokenColor('canvas'))).toBe(PALETTE.canvas[index]);
  });

  test.each(TEXT)('text in %s on %s has a contrast of 4.5', (token, ground) => {
    setOnRoot('data-theme', scheme);
    expect(contrast(tokenColor(token), tokenColor(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('an edge in %s on %s has a contrast of 3', (token, ground) => {
    setOnRoot('data-theme', scheme);
    expect(contrast(tokenColor(token), tokenColor(ground))).toBeGreaterThanOrEqual(3);
  });
});
