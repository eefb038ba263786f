import { expect, test } from 'vitest';
import config from '../../../tailwind.config.js';
import { SOURCES, stringsOf, utilitiesOf, type Utility } from '../support/utilities.js';

const UTILITIES = utilitiesOf(SOURCES);

function found(pattern: RegExp, allowed: readonly string[] = []): Utility[] {
  return UTILITIES.filter(({ name }) => pattern.test(name) && !allowed.includes(name));
}

/** The names that stand in a part of the theme: `radius-card`. */
function namesOf(part: 'borderRadius' | 'boxShadow' | 'transitionDuration'): string {
  return Object.keys(config.theme?.[part] ?? {}).join('|');
}

test('the scan reads the class names of skin and app', () => {
  const names = UTILITIES.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['rounded-control', 'bg-accent-hover', 'h-bar']));
  expect(new Set(UTILITIES.map(({ file }) => file.split('/')[0]))).toEqual(
    new Set(['skin', 'app']),
  );
});

test('a value is a token, and never written in brackets', () => {
  const allowed = [
    // Shares of the window, which no token can be: where a form stands, and how high code may get.
    'pt-[12vh]',
    'max-h-[75dvh]',
    // No classes: what finds a button of the toolbar, and a row.
    '[data-tool="link"]',
    'tr[data-index]',
    // No color, radius, shadow or size: one column as wide as it must be, and one with the rest.
    'grid-cols-[auto_1fr]',
    // The header of a row's cell on a phone, where the row is a card.
    'content-[attr(data-label)]',
  ];
  expect(found(/\[.*\]/, allowed)).toEqual([]);
});

test('a color is a token', () => {
  const property =
    'bg|text|border(-[a-z])?|outline|ring|fill|stroke|accent|caret|decoration|from|to|via';
  const raw =
    '(slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\\d+|white|black';
  expect(found(new RegExp(`^(${property})-(${raw})`))).toEqual([]);
});

test('a size of text is a token: no other name makes a class', () => {
  const colors = Object.entries(config.theme?.colors ?? {}).flatMap(([name, shades]) =>
    typeof shades === 'string'
      ? name
      : [name, ...Object.keys(shades).map((key) => `${name}-${key}`)],
  );
  const known = [...Object.keys(config.theme?.fontSize ?? {}), ...colors];
  const others = 'start|end|left|right|center|wrap|nowrap|balance|pretty|ellipsis';
  expect(found(new RegExp(`^text-(?!(${known.join('|')}|${others})$)`))).toEqual([]);
});

test('a radius is a token', () => {
  const side = '(-(s|e|t|r|b|l|ss|se|es|ee|tl|tr|bl|br))?';
  expect(
    found(new RegExp(`^rounded${side}(?!${side}-(${namesOf('borderRadius')})$)(-|$)`)),
  ).toEqual([]);
});

test('a shadow is a token', () => {
  expect(found(new RegExp(`^(inset-|drop-)?shadow(?!-(${namesOf('boxShadow')})$)(-|$)`))).toEqual(
    [],
  );
});

test('a size of text is a token', () => {
  expect(found(/^text-(xs|sm|base|lg|\d?xl)$/)).toEqual([]);
});

test('a duration is a token', () => {
  expect(found(new RegExp(`^(duration|delay)-(?!(${namesOf('transitionDuration')})$)`))).toEqual(
    [],
  );
});

test('no style holds a color or a size in pixels', () => {
  const raw = Object.entries(SOURCES).flatMap(([file, source]) =>
    stringsOf(source)
      .filter((text) => /#[\da-f]{3,8}\b|\brgb|\bhsl|\boklch|\d(px|rem)\b/i.test(text))
      .filter((text) => !text.split(/\s+/).some((word) => /-\[/.test(word)))
      .map((text) => `${file}: ${text}`),
  );
  expect(raw).toEqual([]);
});
