import type { Request } from '@playwright/test';
import { AnnouncementForm, png } from './pages/AnnouncementForm.js';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import { expectNoAxeViolations } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import type { Language } from './support/texts.js';

const languages: readonly Language[] = ['nl', 'fr', 'en'];

for (const language of languages) {
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

const TOOLS = [
  ...['paragraph', 'heading-1', 'heading-2', 'heading-3', 'quote', 'code-block'],
  ...['bold', 'italic', 'underline', 'strikethrough', 'code'],
  ...['bulleted-list', 'numbered-list', 'indent', 'outdent'],
  ...['link', 'image', 'rule', 'clear-formatting', 'undo', 'redo'],
];

for (const language of languages) {
  test.describe(`named in ${language}`, () => {
    test.use({ language, hasTouch: true });

    test('RICH-1 A11Y-TOOLBAR every tool has its name, its keys too, and fingers write with them', async ({
      page,
      app,
    }) => {
      const { text } = app;
      const form = new AnnouncementForm(page, text);
      await page.goto('/announcements/new');
      await expect(form.toolbar).toBeVisible();
      const names = await form.toolbar
        .locator('[data-tool]')
        .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label')));
      expect(names).toEqual(TOOLS.map((tool) => text(`gnap.rich-text.${tool}`)));
      const tooltip = `${text('gnap.rich-text.undo')} (${text('gnap.shortcuts.key-ctrl')}+Z)`;
      await expect(form.tool('undo')).toHaveAttribute('data-tooltip', tooltip);

      await form.editor.tap();
      await form.tool('bold').tap();
      await page.keyboard.type('9:00');
      await form.tool('bold').tap();
      await page.keyboard.type(' coffee');
      await form.tool('bulleted-list').tap();
      await expect(form.editor.locator('li strong')).toHaveText('9:00');
      await form.tool('link').tap();
      const dialog = page.getByRole('dialog', { name: text('gnap.rich-text.link-add') });
      await dialog.getByLabel(text('gnap.rich-text.link-url')).fill('example.org');
      await dialog.getByRole('button', { name: text('gnap.rich-text.apply') }).tap();
      await expect(form.editor.getByRole('link')).toHaveText('https://example.org');
    });
  });
}

test('RICH-3 where the browser cannot edit, the text of the specification stands there, and the value is kept', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  await page.goto('/announcements/new');
  await form.title.fill('Written elsewhere');
  await form.editor.click();
  await page.keyboard.type('Kept');
  await form.saveButton.click();
  await expect(app.frame.heading).toHaveText('Written elsewhere');

  await page.addInitScript(() => {
    Reflect.deleteProperty(InputEvent.prototype, 'getTargetRanges');
  });
  await page.reload();
  await page.getByRole('link', { name: app.text('announcements.edit') }).click();
  await expect(page.getByText('WSYWIG Feature not supported', { exact: true })).toBeVisible();
  await expect(page.locator('[contenteditable], [role=toolbar]')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await form.summary.fill('Changed here');
  await form.saveButton.click();
  await expect(page.getByRole('main').getByText('Changed here')).toBeVisible();
  await expect(page.getByRole('main').getByText('Kept')).toBeVisible();
});

test(
  'B-32 RICH-2 an upload shows its progress, submitting waits for it, and the image is there',
  calm('holds an upload back'),
  async ({ page, app }) => {
    const form = new AnnouncementForm(page, app.text);
    const gate = createGate();
    await page.route('**/api/uploads', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/announcements/new');
    await form.title.fill('With a map');
    await form.editor.click();
    await page.keyboard.type('Where to go:');
    await form.addImage(page, { name: 'map.png', buffer: png });
    await expect(form.editor.getByRole('progressbar')).toBeVisible();
    await expectNoAxeViolations(page);
    await form.saveButton.click();
    await expect(page).toHaveURL('/announcements/new');
    gate.open();

    await expect(app.frame.heading).toHaveText('With a map');
    const image = page.getByRole('main').locator('img');
    await expect(image).toHaveAttribute('src', /\/api\/uploads\/[\da-f]{32}\.png$/);
    await expect(image).toHaveJSProperty('naturalWidth', 1);
  },
);

test(
  'RICH-2 what is no image is refused, and the rest of the text can be saved',
  calm('counts uploads'),
  async ({ page, app }) => {
    const form = new AnnouncementForm(page, app.text);
    await page.goto('/announcements/new');
    await form.title.fill('With a false picture');
    await form.editor.click();
    await page.keyboard.type('Text');
    await form.addImage(page, { name: 'map.png', buffer: Buffer.from('<svg onload="alert(1)"/>') });
    await expect(form.editor.getByText('Unsupported format')).toBeVisible();
    await expect(form.editor.getByText('File upload error')).toBeVisible();
    await form.editor
      .getByRole('button', { name: app.text('gnap.rich-text.upload-remove', { name: 'map.png' }) })
      .click();
    await form.saveButton.click();
    await expect(app.frame.heading).toHaveText('With a false picture');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  },
);

test('RICH-1 a pasted web page brings in its text and no more, and the policy is not violated', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/announcements/new');
  await form.title.fill('From the web');
  await form.editor.click();
  await form.paste({
    'text/html':
      '<script>document.title="ran"</script><style>*{color:red}</style>' +
      '<p onclick="x()" style="position:fixed">Kept <a href="javascript:x()">text</a></p>' +
      '<img src="x" onerror="document.title=1"><img src="/track.gif"><img src="//other.example/a.png">',
  });
  await expect(form.editor).toContainText('Kept text');
  await expect(form.editor.locator('img, script, style, a, [onclick]')).toHaveCount(0);
  await form.saveButton.click();
  await expect(app.frame.heading).toHaveText('From the web');
  await expect(page.getByRole('main').getByText('Kept text')).toBeVisible();
  await expect(page.getByRole('main').locator('img, script, style')).toHaveCount(0);
  expect(violations).toEqual([]);
});

test.describe('a paste, while what reads HTML is on its way', () => {
  test.use({ allowedErrors: /Failed to load resource|status of 404/ });

  for (const [what, isLost] of [
    ['comes where it was made, and who types on keeps the caret', false],
    ['is its plain text where that does not come', true],
  ] as const)
    test(`RICH-1 ${what}`, calm('holds a file back'), async ({ page, app }) => {
      const form = new AnnouncementForm(page, app.text);
      const gate = createGate();
      const code = chunkOf('../headless/rich-text/html/browserReader.ts');
      await page.route(code, async (route) => {
        await gate.opened;
        await (isLost ? route.fulfill({ status: 404 }) : route.continue());
      });
      await page.goto('/announcements/new');
      await form.editor.click();
      await page.keyboard.type('before ');
      await form.paste({ 'text/html': '<b>pasted</b>', 'text/plain': 'pasted' });
      await page.keyboard.type(' after');
      await expect(form.editor).toHaveText('before after');
      gate.open();

      await expect(form.editor).toHaveText('before pasted after');
      await expect(form.editor.locator('strong')).toHaveCount(isLost ? 0 : 1);
      await page.keyboard.type('!');
      await expect(form.editor).toHaveText('before pasted after!');
    });

  test(
    'B-32 RICH-1 is waited for before the text is saved',
    calm('holds a file back'),
    async ({ page, app }) => {
      const form = new AnnouncementForm(page, app.text);
      const gate = createGate();
      await page.route(chunkOf('../headless/rich-text/html/browserReader.ts'), async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto('/announcements/new');
      await form.title.fill('Pasted and saved at once');
      await form.editor.click();
      await page.keyboard.type('typed ');
      await form.paste({ 'text/html': '<b>pasted</b>', 'text/plain': 'pasted' });
      await form.saveButton.click();
      gate.open();
      await expect(app.frame.heading).toHaveText('Pasted and saved at once');
      await expect(page.getByRole('main').getByText('typed pasted')).toBeVisible();
    },
  );
});

test('B-31 Ctrl+B makes bold and nothing else; Ctrl+K adds a link', async ({ page, app }) => {
  const form = new AnnouncementForm(page, app.text);
  await page.goto('/announcements/new');
  await form.editor.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await expect(form.editor.locator('strong')).toHaveText('bold');
  await expect(form.tool('bold')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(
    page.getByRole('dialog').getByLabel(app.text('gnap.rich-text.link-url')),
  ).toBeFocused();
  await expectNoAxeViolations(page);
});

test('B-11 RICH-1 leaving an announcement that is not saved asks, and saves it on the way', async ({
  page,
  app,
}) => {
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
  await page.getByRole('main').getByRole('link', { name: 'Not lost' }).click();
  await expect(page.getByRole('main').getByText('Kept')).toBeVisible();
});

test(
  'B-11 FORM-4 who types on while an announcement is saved saves that one again, and no second one',
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
    await form.summary.fill('Typed while it was saved');
    gate.open();
    await new LeaveQuestion(page, app.text).stay.click();
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
  const link = (id: string) => page.getByRole('main').getByRole('link', { name: app.text(id) });
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

test.describe('removing an announcement, when that fails', () => {
  test.use({ allowedErrors: /status of 500|HttpError|ERR_FAILED/ });

  test('ERR-1 is told in the question, and in a notification too where nobody expects it', async ({
    page,
    app,
  }) => {
    const { text } = app;
    await page.goto('/announcements/2');
    const title = await app.frame.heading.innerText();
    await page.getByRole('button', { name: text('announcements.remove') }).click();
    const question = page.getByRole('alertdialog');
    const failure = question.getByRole('alert');
    const confirm = question.getByRole('button', {
      name: text('announcements.remove-question.confirm'),
    });
    await page.route('**/api/announcements/2', (route) => route.abort());
    await confirm.click();
    await expect(failure).toHaveText(text('app.unreachable'));
    await app.notifications.expectNone();
    const gate = createGate();
    await page.route('**/api/announcements/2', async (route) => {
      await gate.opened;
      await route.fulfill({ status: 500 });
    });
    await confirm.click();
    await expect(failure).toHaveCount(0);
    gate.open();
    await expect(failure).toHaveText(text('announcements.not-removed', { title }));
    await app.notifications.expectUnexpectedError();
  });
});

test(
  'A11Y-DIALOG while an announcement is being removed the question stays, and who went elsewhere stays there',
  calm('holds a request back'),
  async ({ page, app }) => {
    const { text } = app;
    const gate = createGate();
    await page.goto('/announcements/3');
    await app.menu.link(text('app.menu.home')).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.route('**/api/announcements/3', async (route) => {
      await gate.opened;
      await route.fulfill({ status: 204 });
    });
    await page.getByRole('button', { name: text('announcements.remove') }).click();
    const question = page.getByRole('alertdialog');
    const button = (id: string) => question.getByRole('button', { name: text(id) });
    await button('announcements.remove-question.confirm').click();
    await expect(button('announcements.remove-question.confirm')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(button('announcements.remove-question.cancel')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();

    await page.goForward();
    await expect(page).toHaveURL('/');
    gate.open();
    await expect(app.notifications.items).toHaveAttribute('data-type', 'success');
    await expect(page).toHaveURL('/');
  },
);

test.describe('back on the list while an announcement is being removed', () => {
  test.use({ allowedErrors: /status of 503/ });

  for (const [outcome, status] of [
    ['success', 204],
    ['error', 503],
  ] as const)
    test(
      `ERR-1 one is told of the ${outcome} there`,
      calm('holds a request back'),
      async ({ page, app }) => {
        const { text } = app;
        const gate = createGate();
        await page.goto('/announcements');
        await page.getByRole('table').getByRole('link').first().click();
        await page.route('**/api/announcements/*', async (route) => {
          await gate.opened;
          await route.fulfill({ status });
        });
        await page.getByRole('button', { name: text('announcements.remove') }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: text('announcements.remove-question.confirm') })
          .click();
        await page.goBack();
        await expect(page.getByRole('table')).toBeVisible();
        const isList = (request: Request): boolean => request.url().includes('/api/announcements?');
        const reload = status === 204 ? page.waitForRequest(isList) : null;
        gate.open();
        await expect(app.notifications.items).toHaveAttribute('data-type', outcome);
        await reload;
      },
    );
});
