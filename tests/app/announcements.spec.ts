import { AnnouncementForm } from './pages/AnnouncementForm.js';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import { expectNoAxeViolations } from './support/axe.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import type { Language } from './support/texts.js';

for (const language of ['nl', 'fr', 'en'] satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'RICH-1 an announcement is written, published, read back, edited again, and removed',
      calm('counts announcements'),
      async ({ page, app }) => {
        const { text } = app;
        const form = new AnnouncementForm(page, text);
        const main = page.getByRole('main');
        const title = `Team day in ${language}`;
        await page.goto('/announcements');
        await main.getByRole('link', { name: text('announcements.new') }).click();
        await form.title.fill(title);
        await form.editor.click();
        await page.keyboard.type('We meet at **nine**');
        await page.keyboard.press('Enter');
        await page.keyboard.type('- Coffee');
        await form.isPublished.check();
        await form.saveButton.click();

        await expect(app.frame.heading).toHaveText(title);
        await expect(main.locator('strong')).toHaveText('nine');
        await expect(main.getByText('Coffee')).toBeVisible();
        await expect(main.getByText(text('announcements.status.published'))).toBeVisible();
        await page.reload();
        await expect(main.locator('strong')).toHaveText('nine');

        await page.getByRole('link', { name: text('announcements.edit') }).click();
        await expect(form.editor.locator('strong')).toHaveText('nine');
        await form.editor.getByText('Coffee').click();
        await page.keyboard.press('End');
        await page.keyboard.type(' and cake');
        await form.saveButton.click();
        await expect(main.getByText('Coffee and cake')).toBeVisible();

        await page.getByRole('button', { name: text('announcements.remove') }).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(title);
        // A key that is held down, or pressed twice, must not remove what does not come back.
        await expect(
          question.getByRole('button', { name: text('announcements.remove-question.cancel') }),
        ).toBeFocused();
        await expectNoAxeViolations(page);
        await question
          .getByRole('button', { name: text('announcements.remove-question.confirm') })
          .click();
        await expect(app.frame.heading).toHaveText(text('announcements.title'));
        await expect(page.getByRole('link', { name: title })).toHaveCount(0);
      },
    );
  });
}

test(
  'B-11 RICH-1 leaving an announcement that is not saved asks, and saves it on the way',
  calm('who cannot save stays'),
  async ({ page, app }) => {
    const form = new AnnouncementForm(page, app.text);
    await page.goto('/announcements/new');
    await form.title.fill('Not lost');
    await form.editor.click();
    await page.keyboard.type('Kept');
    await app.menu.link(app.text('app.menu.home')).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: app.text('gnap.leave-guard.stay') }).click();
    await expect(form.editor).toContainText('Kept');

    await app.menu.link(app.text('app.menu.home')).click();
    await question.getByRole('button', { name: app.text('gnap.leave-guard.save') }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/announcements');
    await page.getByRole('main').getByRole('link', { name: 'Not lost', exact: true }).click();
    await expect(page.getByRole('main').getByText('Kept')).toBeVisible();

    await page.getByRole('link', { name: app.text('announcements.edit') }).click();
    await form.title.fill('Saved on the way back');
    await page.getByRole('link', { name: app.text('forms.cancel') }).click();
    await question.getByRole('button', { name: app.text('gnap.leave-guard.save') }).click();
    await expect(app.frame.heading).toHaveText('Saved on the way back');
    await page.goBack();
    await expect(page).toHaveURL('/announcements');
  },
);

test(
  'B-11 FORM-4 who types on while an announcement is saved stays and goes on typing, and saves that one again and no second one',
  calm('holds a request back'),
  async ({ page, app }) => {
    const form = new AnnouncementForm(page, app.text);
    const gate = createGate();
    const saves: string[] = [];
    page.on('request', (request) => {
      if (/^(POST|PUT)$/.test(request.method())) saves.push(request.method());
    });
    await page.goto('/announcements/new');
    await page.route('**/api/announcements', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await form.title.fill('Only once');
    await form.editor.click();
    await page.keyboard.type('Written in two goes');
    await form.saveButton.click();
    await expect(form.saveButton).toHaveAttribute('data-state', 'submitting');
    await form.summary.pressSequentially('Typed while');
    gate.open();
    await expect(app.notifications.items).toHaveAttribute('data-type', 'success');
    await expect(form.saveButton).toHaveAttribute('data-state', 'idle');
    await page.keyboard.type(' it was saved');
    await expect(form.summary).toHaveValue('Typed while it was saved');
    await expect(new LeaveQuestion(page, app.text).dialog).toHaveCount(0);
    await form.saveButton.click();
    await expect(page).toHaveURL(/\/announcements\/\d+$/);
    await expect(page.getByText('Typed while it was saved')).toBeVisible();
    expect(saves).toEqual(['POST', 'PUT']);
  },
);

test('SEARCH-1 B-07 where no announcement is found, all can be shown again, and sorted by a header', async ({
  page,
  app,
}) => {
  const { text } = app;
  const search = 'nothing is called this';
  await page.goto(`/announcements?search=${search}&sort=title`);
  await expect(page.getByText(text('announcements.none-found', { search }))).toBeVisible();
  await page.getByRole('button', { name: text('announcements.clear-search') }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/announcements?sort=title');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');

  const title = page.getByRole('columnheader', { name: text('announcements.column.title') });
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'descending');
});

test('B-07 an announcement leads back to the list as it was, after a save and where it is canceled too', async ({
  page,
  app,
}) => {
  const list = '/announcements?search=staff&sort=title';
  const form = new AnnouncementForm(page, app.text);
  const link = (id: string) =>
    page.getByRole('main').getByRole('link', { name: app.text(id), exact: true });
  const crumb = app.frame.breadcrumbs.getByRole('link', {
    name: app.text('app.menu.announcements'),
  });
  await page.goto(list);
  await page.getByRole('table').getByRole('link').first().click();
  await link('announcements.edit').click();
  await link('forms.cancel').click();
  await expect(crumb).toHaveAttribute('href', list);
  await link('announcements.edit').click();
  await form.summary.fill('Changed on the way');
  await form.saveButton.click();
  await expect(link('announcements.edit')).toBeVisible();
  await crumb.click();
  await expect(page).toHaveURL(list);

  await link('announcements.new').click();
  await link('forms.cancel').click();
  await expect(page).toHaveURL(list);
  await link('announcements.new').click();
  await form.title.fill('New for the staff');
  await form.editor.click();
  await page.keyboard.type('Text');
  await form.saveButton.click();
  await expect(app.frame.heading).toHaveText('New for the staff');
  await expect(crumb).toHaveAttribute('href', list);
});

test('B-07 Back leads neither to the form of an announcement that was saved or given up, nor to one that was removed', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  const { main } = app.frame;
  const edit = main.getByRole('link', { name: app.text('announcements.edit'), exact: true });
  await page.goto('/announcements');
  await main.getByRole('link', { name: app.text('announcements.new') }).click();
  await form.title.fill('Back from here');
  await form.editor.click();
  await page.keyboard.type('Text');
  await form.saveButton.click();
  await edit.click();
  await form.summary.fill('Changed');
  await form.saveButton.click();
  await expect(edit).toBeVisible();
  await expect(main).toContainText('Changed');
  await page.goBack();
  await expect(page).toHaveURL('/announcements');
  await page.goForward();
  await expect(page).toHaveURL(/\/announcements\/\d+$/);

  await edit.click();
  await main.getByRole('link', { name: app.text('forms.cancel') }).click();
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/announcements');
  await main.getByRole('link', { name: app.text('announcements.new') }).click();
  await main.getByRole('link', { name: app.text('forms.cancel') }).click();
  await expect(page).toHaveURL('/announcements');
  await page.goForward();
  await expect(page).toHaveURL('/announcements/new');
  await page.goBack();
  await main.getByRole('link', { name: 'Back from here', exact: true }).click();

  await page.getByRole('button', { name: app.text('announcements.remove'), exact: true }).click();
  const confirm = app.text('announcements.remove-question.confirm');
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  await expect(app.frame.heading).toHaveText(app.text('announcements.title'));
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/announcements');
});

test('B-07 a row of the list leads to the form of its announcement, and that back to the list as it was', async ({
  page,
  app,
}) => {
  const list = '/announcements?search=staff&sort=title';
  const form = new AnnouncementForm(page, app.text);
  await page.goto(list);
  const row = page.getByRole('table').getByRole('rowheader').first();
  const name = await row.innerText();
  const action = app.text('announcements.edit');
  const label = app.text('gnap.row-actions.action', { action, name });
  const edit = page.getByRole('link', { name: label });
  await edit.click();
  await page.getByRole('link', { name: app.text('forms.cancel') }).click();
  await expect(page).toHaveURL(list);
  await edit.click();
  await expect(page).toHaveURL(/\/announcements\/\d+\/edit$/);
  await expect(form.title).toHaveValue(name);
  await form.summary.fill('Changed from the list');
  await form.saveButton.click();
  await expect(app.frame.heading).toHaveText(name);
  const title = app.text('app.menu.announcements');
  await expect(app.frame.breadcrumbs.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    list,
  );
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test(
  'B-07 B-04 an announcement is removed in the list, which stays as it is, and its heading takes the focus',
  calm('counts announcements'),
  async ({ page, app }) => {
    const { text } = app;
    const name = 'Gone from its row';
    const form = new AnnouncementForm(page, text);
    await page.goto('/announcements/new');
    await form.title.fill(name);
    await form.editor.click();
    await page.keyboard.type('Text');
    await form.saveButton.click();
    await expect(app.frame.heading).toHaveText(name);

    const list = '/announcements?sort=-title';
    await page.goto(list);
    const rows = page.getByRole('rowheader');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    const before = await rows.allInnerTexts();
    const question = page.getByRole('alertdialog');
    const answer = (id: string) =>
      question.getByRole('button', { name: text(`announcements.remove-question.${id}`) });

    await page.setViewportSize({ width: 320, height: 640 });
    const menu = row.getByRole('button', { name: text('gnap.row-actions.menu', { name }) });
    await menu.click();
    await page.getByRole('menuitem', { name: text('announcements.remove') }).click();
    await expect(question).toContainText(name);
    await expect(answer('cancel')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    const wide = { width: 1280, height: 720 };
    await page.setViewportSize(wide);
    const nameOf = (id: string) =>
      text('gnap.row-actions.action', { action: text(`announcements.${id}`), name });
    await expect(row.getByRole('link', { name: nameOf('edit') })).toBeFocused();
    await row.getByRole('button', { name: nameOf('remove') }).click();
    await expect(answer('cancel')).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(answer('cancel')).toBeFocused();
    await page.setViewportSize(wide);
    await answer('confirm').click();
    await expect(row).toHaveCount(0);
    await expect(app.notifications.items).toHaveText(
      text('announcements.removed', { title: name }),
    );
    expect(await rows.allInnerTexts()).toEqual(before.filter((title) => title !== name));
    await expect(page).toHaveURL(list);
    await expect(app.frame.heading).toBeFocused();
  },
);

test('a summary is shown in its own direction, and in the lines in which it was written', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  await page.goto('/announcements/new');
  await form.title.fill('In two lines');
  await form.summary.fill('שלום לכולם.\nשורה שנייה.');
  await form.editor.click();
  await page.keyboard.type('Text');
  await form.isPublished.check();
  await form.saveButton.click();
  for (const path of [/\/announcements\/\d+$/, '/']) {
    await expect(page).toHaveURL(path);
    const summary = app.frame.main.getByText('שלום לכולם.');
    await expect(summary).toHaveCSS('direction', 'rtl');
    await expect(summary).toHaveJSProperty('innerText', 'שלום לכולם.\nשורה שנייה.');
    await app.menu.link(app.text('app.menu.home')).click();
  }
});
