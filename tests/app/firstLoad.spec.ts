import type { Page } from '@playwright/test';
import { AnnouncementForm } from './pages/AnnouncementForm.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { recordRequests } from './support/records.js';

/** How often the code of a module was imported, by now; app/importChunk.ts may fetch it before. */
function countLoads(page: Page, module: string): () => number {
  const requests = recordRequests(page, new RegExp(`${chunkOf(module).replaceAll('*', '')}$`));
  return () => requests.filter((request) => request.resourceType() === 'script').length;
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test(
    'SESS-7 the sign-in page loads nothing of the frame, which comes with signing in',
    calm('counts requests'),
    async ({ page, app }) => {
      const frames = countLoads(page, 'frame');
      await page.goto('/people');
      await expect(app.signIn.heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(frames()).toBe(0);
      await app.signIn.signIn();
      await expect(app.people.table).toBeVisible();
      expect(frames()).toBe(1);
    },
  );
});

for (const [when, act, seconds] of [
  ['the person does something', (page: Page) => page.keyboard.press('Tab'), 1],
  ['ten seconds have gone', () => {}, 10],
] as const) {
  test(
    `B-09 SESS-7 what asks a person to sign in again is loaded when ${when}`,
    calm('counts requests'),
    async ({ page, app }) => {
      await page.clock.install();
      // However slowly this computer loads the page.
      await page.clock.pauseAt(Date.now() + 60_000);
      const [dialogs, signIns] = [
        countLoads(page, 'session/SessionDialogs.tsx'),
        countLoads(page, 'session/SignInPage.tsx'),
      ];
      await page.goto('/');
      await expect(app.frame.heading).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([dialogs(), signIns()]).toEqual([0, 0]);
      await act(page);
      await page.clock.runFor(seconds * 1000);
      await expect.poll(() => [dialogs(), signIns()]).toEqual([1, 1]);
    },
  );
}

test(
  'RICH-1 the dialog of a link is loaded with the focus of the editor, and opens at its keys',
  calm('counts requests'),
  async ({ page, app }) => {
    const form = new AnnouncementForm(page, app.text);
    const dialogs = countLoads(page, '../skin/rich-text/LinkDialog.tsx');
    await page.goto('/announcements/new');
    await form.title.click();
    await expect(form.toolbar).toBeVisible();
    expect(dialogs()).toBe(0);
    await form.editor.click();
    await expect.poll(dialogs).toBe(1);
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  },
);
