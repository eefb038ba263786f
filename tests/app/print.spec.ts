import { inflateSync } from 'node:zlib';
import { calm, expect, test } from './support/fixtures.js';

test('B-22 on paper there is no chrome, and each sheet has the headers of the table', async ({
  page,
  app,
}) => {
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const chrome = [
    app.menu.sidebar,
    app.frame.breadcrumbs,
    app.frame.accountButton,
    app.frame.skipLink,
    app.people.pagination,
    app.people.searchBox,
    app.people.headerBox,
    app.people.rowBox(0),
  ];
  for (const part of chrome) await expect(part).toBeHidden();
  await expect(app.frame.heading).toBeVisible();
  await expect(app.people.names).toHaveCount(20);
  const head = app.people.table.locator('thead');
  await expect(head).toHaveCSS('display', 'table-header-group');
  const scrollers = await app.people.table.evaluate((table) => {
    const parents: string[] = [];
    for (let element = table.parentElement; element !== null; element = element.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX))
        parents.push(element.tagName + element.className);
    return parents.filter((name) => !/^(HTML|BODY)/.test(name));
  });
  expect(scrollers).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('B-22 the people fit on a sheet of A4', async ({ page, app }) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});

test('B-22 of a form its fields are printed, and not what saves it or writes in it', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await expect(app.person.saveButton).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(app.person.givenName).toBeVisible();
  await expect(app.person.saveButton).toBeHidden();
  const fields = app.frame.main.getByRole('textbox');
  await expect(fields.and(page.getByLabel(app.text('people.field.birthday')))).toBeVisible();
  const choose = page.getByRole('button', { name: app.text('gnap.time.choose') });
  await expect(choose.first(), 'in its field').toBeHidden();
  await expect(page.getByRole('switch')).toHaveCSS('print-color-adjust', 'exact');

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/announcements/new');
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(app.frame.main.getByRole('textbox').last()).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
});

/** How many texts a PDF shows, on all of its sheets. */
function countTexts(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs);
  const pages = [...streams].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return pages.join('\n').match(/ T[jJ]$/gm)?.length ?? 0;
}

test(
  'B-22 a whole table is printed, on as many sheets as it needs, each with its headers',
  calm('makes a sheet of every few rows'),
  async ({ page, app }) => {
    await page.goto('/people');
    await expect(app.people.table).toBeVisible();
    const print = (height: string): Promise<Buffer> => page.pdf({ width: '297mm', height });
    const sheetsOf = (pdf: Buffer): number =>
      pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const [low, high] = [await print('100mm'), await print('2000mm')];
    expect(sheetsOf(high)).toBe(1);
    expect(sheetsOf(low)).toBeGreaterThan(2);
    const headers = await app.people.table.locator('thead th:visible').count();
    const repeated = countTexts(low) - countTexts(high);
    expect(repeated).toBeGreaterThanOrEqual((sheetsOf(low) - 1) * (headers - 1));
  },
);
