import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backgroundOf, contrast, parseColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
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
