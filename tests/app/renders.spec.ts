import { AnnouncementForm } from './pages/AnnouncementForm.js';
import { calm, expect, test } from './support/fixtures.js';
import { recordRenders } from './support/renders.js';

/** All that is typed or chosen in; an editor also has a hidden input for files. */
const FIELDS = 'input:not([type=file]), textarea, [role=combobox], [role=textbox]';

test(
  'FORM-7 a key in a field of a person renders no other field, not even while it is checked',
  calm('waits for one answer'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const renders = await recordRenders(page);
    await page.goto(`/people/${id}`);
    const { givenName, note, userName } = app.person;
    const fields = app.frame.main.locator(FIELDS);
    // The note first: it loads later than the rest.
    for (const field of [note, givenName]) {
      // The first change renders the form, which has unsaved changes from then on.
      await field.fill('A');
      await renders.reset();
      await field.press('a');
      await expect.poll(() => renders.among(field)).toHaveLength(1);
      expect(await renders.among(fields)).toHaveLength(1);
    }
    await userName.focus();
    await renders.reset();
    const checked = page.waitForResponse(/user-name/);
    await userName.press('a');
    await checked;
    await expect(userName).toHaveAttribute('data-state', 'idle');
    expect(await renders.among(fields)).toEqual([expect.stringContaining('User name')]);
  },
);

test('LIMIT-1 RICH-1 a key in a field of an announcement renders no other field', async ({
  page,
  app,
}) => {
  const renders = await recordRenders(page);
  await page.goto('/announcements/new');
  const form = new AnnouncementForm(page, app.text);
  for (const field of [form.title, form.summary, form.editor]) {
    await field.click();
    await page.keyboard.press('a');
    await renders.reset();
    await page.keyboard.press('b');
    await expect.poll(() => renders.among(field)).toHaveLength(1);
    expect(await renders.among(app.frame.main.locator(FIELDS))).toHaveLength(1);
  }
});

test(
  'MENU-4 another page renders nothing of the frame but the menu items that it changes',
  calm('the frame tells of faults'),
  async ({ page, app }) => {
    const renders = await recordRenders(page);
    const { frame, menu, people, person, text } = app;
    const [all, another] = [
      menu.link(text('app.menu.people-all')),
      menu.link(text('app.menu.people-new')),
    ];
    await page.goto('/people');
    // Once before, since what the first visit loads renders the frame too.
    await another.click();
    await expect(person.note).toBeVisible();
    await all.click();
    await expect(people.table).toBeVisible();

    await renders.reset();
    await another.click();
    await expect(person.note).toBeVisible();
    await expect(frame.heading).toBeFocused();
    expect(await renders.among(page.getByRole('banner').locator('*'))).toEqual([]);
    expect(await renders.among(menu.sidebar.getByRole('searchbox'))).toEqual([]);
    expect(await renders.among(menu.nav.locator('a, button'))).toEqual([
      text('app.menu.people-all'),
      text('app.menu.people-new'),
    ]);
  },
);

test('B-16 an arrow key in the palette renders the command that it leaves and the one it reaches', async ({
  page,
  app,
}) => {
  const renders = await recordRenders(page);
  await page.goto('/');
  const { palette, paletteButton } = app.frame;
  await expect(paletteButton).toContainText('CtrlK');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  const options = palette.getByRole('option');
  const [first, second] = [await options.nth(0).textContent(), await options.nth(1).textContent()];
  await renders.reset();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await renders.among(options)).toEqual([first, second]);
});

test('RANGE-1 choosing a day of two months renders that day alone', async ({ page, app }) => {
  const renders = await recordRenders(page);
  await page.goto('/examples/date-range');
  await app.example.live.getByRole('button', { name: /^Period / }).click();
  const dialog = page.getByRole('dialog');
  const tabStop = dialog.locator('[role=gridcell][tabindex="0"]');
  const day = await tabStop.textContent();
  await tabStop.focus();
  await renders.reset();
  await page.keyboard.press('Enter');
  await expect(tabStop).toHaveAttribute('aria-selected', 'true');
  expect(await renders.among(dialog.locator('td, th, option'))).toEqual([day]);
});

test('scrolling a table of 100,000 rows renders none of those that stay', async ({ page, app }) => {
  const renders = await recordRenders(page);
  await page.goto('/examples/windowed-table');
  const rows = app.example.live.locator('tbody').getByRole('row');
  const scrollTo = async (top: number, row: number): Promise<void> => {
    await rows.first().hover();
    await page.mouse.wheel(0, top);
    await expect(app.example.live.getByText((row * row).toLocaleString('en'))).toBeAttached();
  };
  // Once before, since the first rows are measured.
  await scrollTo(120, 20);
  await renders.reset();
  await scrollTo(120, 24);
  expect(await renders.among(rows)).toEqual([]);
});
