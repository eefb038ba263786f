import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor, toHex } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';
import { finishTransitions } from '../support/page.js';
import { renderSpecimen } from '../support/renderSpecimen.js';

/** The longest of a list of durations: `0.12s, 0.2s`. */
function seconds(durations: string): number {
  return Math.max(...durations.split(', ').map(Number.parseFloat));
}

function movesOn(element: Element): boolean {
  const style = styleOf(element);
  if (seconds(style.transitionDuration) > 0) return true;
  if (style.animationName === 'none') return false;
  return seconds(style.animationDuration) > 0.01 || style.animationIterationCount.includes('inf');
}

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test('with forced colors every button and field keeps an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderSpecimen();
  finishTransitions();
  const controls = [
    ...['primary', 'secondary', 'ghost', 'danger'].map((name) =>
      screen.getByRole('button', { name }),
    ),
    screen.getByRole('searchbox'),
    screen.getByRole('textbox', { name: 'Name' }),
  ];
  for (const control of controls) {
    const { borderTopStyle, borderTopWidth, borderTopColor } = styleOf(control);
    expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
    const around = backgroundOf(control.element().parentElement!);
    expect(contrast(parseColor(borderTopColor), around)).toBeGreaterThanOrEqual(3);
  }
});

test('with forced colors the focus has a ring in a color of the system', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderSpecimen();
  const button = screen.getByRole('button', { name: 'primary' });
  await userEvent.keyboard('{Escape}');
  button.element().focus();
  await expect.element(button).toHaveFocus();
  finishTransitions();
  const { outlineStyle, outlineColor } = styleOf(button);
  expect(outlineStyle).toBe('solid');
  expect(toHex(parseColor(outlineColor))).not.toBe('#1f55d3');
  expect(
    contrast(parseColor(outlineColor), backgroundOf(button.element().parentElement!)),
  ).toBeGreaterThanOrEqual(3);
});

test('with forced colors the bar of the page that is loading is seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await renderSpecimen();
  const bar = document.querySelector('.route-progress')!;
  const around = backgroundOf(document.documentElement);
  expect(contrast(parseColor(styleOf(bar).backgroundColor), around)).toBeGreaterThanOrEqual(3);
});

test('without motion no animation runs on, and no transition takes time', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await renderSpecimen();
  const moving = [...document.querySelectorAll('*')].filter(movesOn);
  expect(moving).toEqual([]);
});

test('motion is of opacity and transform only, and slows down', async () => {
  await renderSpecimen();
  const moving = [...document.querySelectorAll('*')]
    .flatMap((element) => [styleOf(element), getComputedStyle(element, '::before')])
    .filter(({ transitionDuration }) => transitionDuration !== '0s');
  const properties = moving.flatMap(({ transitionProperty }) => transitionProperty.split(', '));
  expect(new Set(properties)).toEqual(
    new Set(['opacity', 'transform', 'translate', 'scale', 'rotate']),
  );
  const pace = moving.map(({ transitionTimingFunction }) => transitionTimingFunction);
  expect(new Set(pace)).toEqual(new Set(['ease-out']));
});

test('with forced colors an icon has the color of the text around it', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await renderSpecimen();
  const icons = [...document.querySelectorAll('svg')];
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(styleOf(icon).stroke).toBe(styleOf(icon.parentElement!).color);
});
