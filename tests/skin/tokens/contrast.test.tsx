import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backgroundOf, contrast, parseColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderSpecimen } from '../support/renderSpecimen.js';
import { styleOf } from '../support/box.js';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test.each(['light', 'dark'])('every text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  await renderSpecimen();
  finishTransitions();
  const texts = textContrasts();
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test.each(['light', 'dark'])('selected text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const screen = await renderSpecimen();
  const selected = styleOf(screen.getByRole('searchbox'), '::selection');
  const [text, ground] = [selected.color, selected.backgroundColor].map(parseColor);
  expect(ground![3], 'opaque').toBe(1);
  expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'])('fields have an edge that shows in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const screen = await renderSpecimen();
  finishTransitions();
  const fields = [screen.getByRole('textbox'), screen.getByRole('searchbox')].flatMap((locator) =>
    locator.elements(),
  );
  expect(fields).toHaveLength(3);
  for (const field of fields) {
    const edge = parseColor(styleOf(field).borderTopColor);
    expect(contrast(edge, backgroundOf(field))).toBeGreaterThanOrEqual(3);
    expect(contrast(edge, backgroundOf(field.parentElement!))).toBeGreaterThanOrEqual(3);
  }
});

test.each(['light', 'dark'])(
  'who asks for more contrast sees what is muted as text, and every edge, in the %s theme',
  async (theme) => {
    await emulateMedia({ 'prefers-contrast': 'more' });
    setOnRoot('data-theme', theme);
    const screen = await renderSpecimen();
    finishTransitions();
    const text = styleOf(document.body).color;
    const muted = [...document.querySelectorAll('.text-muted')];
    expect(muted.length).toBeGreaterThan(3);
    expect(new Set(muted.map((element) => getComputedStyle(element).color))).toEqual(
      new Set([text]),
    );
    expect(styleOf(screen.getByRole('searchbox')).borderTopColor).toBe(text);
    const card = document.querySelector('.border-border')!;
    const edge = parseColor(getComputedStyle(card).borderTopColor);
    expect(contrast(edge, backgroundOf(card))).toBeGreaterThanOrEqual(3);
  },
);
