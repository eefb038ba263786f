import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures.js';

/** Types in place of what stands there, and commits. */
async function enter(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  await field.press('Enter');
}

test('TIME-1 B-27 times are read as people type them, and what is none reverts and is said', async ({
  page,
}) => {
  await page.goto('/examples/time-input');
  const start = page.getByRole('textbox', { name: 'Start, in quarters' });
  const read = {
    ...{ '9': '09:00', '930': '09:30', '9:5': '09:05', '9h30': '09:30', '1:30': '01:30' },
    ...{ '١٢:٣٠': '12:30', '12：30': '12:30', '9:30 pm': '21:30', '12 am': '00:00' },
    '\u00a009:30 ': '09:30',
  };
  for (const [typed, shown] of Object.entries(read)) {
    await enter(start, typed);
    await expect(start, typed).toHaveValue(shown);
  }
  for (const typed of ['24:00', '2560', '99:99', '-1:30', '1e1:00', '0x10:00', '13 pm']) {
    await enter(start, typed);
    await expect(start, typed).toHaveValue('09:30');
    await expect(page.locator('[aria-live]').getByText(`“${typed}” is not a time.`)).toBeAttached();
  }
});

test('DATE-1 B-27 dates are read as people type them, and what is none stays, with an error', async ({
  page,
  app,
  api,
}) => {
  const { id } = await api.addPerson();
  await page.goto(`/people/${id}`);
  const birthday = page.getByRole('textbox', { name: app.text('people.field.birthday') });
  const first = ['1-2-2025', '1/2/2025', '01.02.2025', '01 02 2025', '01022025', '2025-02-01'];
  for (const typed of [...first, '01-02-25']) {
    await enter(birthday, typed);
    await expect(birthday, typed).toHaveValue('01-02-2025');
  }
  for (const typed of ['29-02-2025', '31-04-2025', '00-01-2025', '31-12', '01-02-20255']) {
    await enter(birthday, typed);
    await expect(birthday, typed).toHaveValue(typed);
    await expect(birthday, typed).toHaveAttribute('aria-invalid', 'true');
  }
  await enter(birthday, '');
  await expect(birthday).not.toHaveAttribute('aria-invalid', 'true');
});

test('RANGE-2 A11Y-RANGE a day set on the wrong side moves the other, and two clicks go either way', async ({
  page,
}) => {
  await page.goto('/examples/date-range');
  const opener = (name: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${name}`) });
  const dialog = page.getByRole('dialog');
  const [start, end] = ['Start', 'End'].map((name) => dialog.getByRole('textbox', { name }));
  await opener('Period').click();
  await enter(start!, '10/12/2026');
  await enter(end!, '5/12/2026');
  await expect(start!).toHaveValue('05/12/2026');
  await expect(page.locator('[aria-live]').getByText('The start is now')).toBeAttached();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(opener('Period')).toHaveText('Choose dates');
  await expect(opener('Period')).toBeFocused();

  await opener('Stay').click();
  const day = (number: number): Locator =>
    dialog.getByRole('grid').first().getByText(String(number), { exact: true });
  await day(12).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await day(12).click();
  await day(9).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(opener('Stay')).toHaveText(/^09\/.* – 12\//);
});

test('LIMIT-1 B-26 a family that does not fit is left out whole, and that is said', async ({
  page,
}) => {
  await page.goto('/examples/limiter');
  const text = page.getByRole('textbox', { name: 'At most 20 UTF-16 units' });
  await text.fill('x'.repeat(18));
  await page.keyboard.insertText('👩‍👩‍👧');
  await expect(text).toHaveValue('x'.repeat(18));
  await expect(page.getByText('No room for: 👩‍👩‍👧').first()).toBeVisible();
});

test('PAGE-1 A11Y-PAGE the focus goes to the current page where its button dies; a size keeps the first row', async ({
  page,
  app,
}) => {
  await page.goto('/examples/pagination');
  const pages = page.getByRole('navigation', { name: app.text('gnap.pagination-label') }).first();
  const current = pages.locator('[aria-current=page]');
  await pages.getByRole('button', { name: app.text('gnap.pagination-last') }).click();
  await expect(current).toHaveText('24');
  await expect(current).toBeFocused();
  await pages.getByRole('button', { name: app.text('gnap.pagination-first') }).click();
  await expect(current).toBeFocused();
  await pages
    .getByRole('button', { name: app.text('gnap.pagination-page', { page: '3' }) })
    .click();
  await page
    .getByRole('combobox', { name: app.text('gnap.pagination-page-size') })
    .selectOption('20');
  await expect(page.getByText('21–40 of 240')).toBeVisible();
});

test('the focus is not lost by the buttons of a row that moves up or is removed', async ({
  page,
  app,
}) => {
  await page.goto('/examples/field-array');
  const button = (name: string): Locator =>
    app.example.live.getByRole('button', { name, exact: true });
  const rows = app.example.live.getByRole('textbox');
  await button('Add a telephone').click();
  await rows.last().fill('+32 9 555 99 99');
  const up = button('Up').last();
  await up.focus();
  await up.press('Enter');
  await expect(rows.first()).toHaveValue('+32 9 555 99 99');
  await expect(button('Up').first()).toBeFocused();
  await button('Remove').first().focus();
  await page.keyboard.down('Enter');
  await expect(button('Add a telephone')).toBeFocused();
  // While it is held it presses no other button.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(rows).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('B-19 a row of a form has room for a number', async ({ page }) => {
    await page.goto('/examples/field-array');
    const number = await page.getByRole('textbox', { name: 'Telephone 1' }).boundingBox();
    expect(number?.width).toBeGreaterThan(200);
  });
});
