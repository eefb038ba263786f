import { AnnouncementForm, png } from './pages/AnnouncementForm.js';
import { expectNoAxeViolations } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import type { Language } from './support/texts.js';

const TOOLS = [
  ...['paragraph', 'heading-1', 'heading-2', 'heading-3', 'quote', 'code-block'],
  ...['bold', 'italic', 'underline', 'strikethrough', 'code'],
  ...['bulleted-list', 'numbered-list', 'indent', 'outdent'],
  ...['link', 'image', 'rule', 'clear-formatting', 'undo', 'redo'],
];

for (const language of ['nl', 'fr', 'en'] satisfies Language[]) {
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

// The build has the browser's characters in place of Slate's (app/build/leanPackages.ts).
test('RICH-1 Backspace deletes a whole character, and with Ctrl a whole word', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  await page.goto('/announcements/new');
  await form.editor.click();
  await page.keyboard.insertText('één woord, d’abord 👨‍👩‍👧e\u0301🇧🇪');
  for (const left of ['👨‍👩‍👧e\u0301', '👨‍👩‍👧', '']) {
    await page.keyboard.press('Backspace');
    await expect(form.editor).toHaveText(`één woord, d’abord ${left}`);
  }
  for (const left of ['één woord, ', 'één ']) {
    await page.keyboard.press('Control+Backspace');
    await expect(form.editor).toHaveText(left);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+Delete');
  await expect(form.editor).toHaveText(' ');
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
