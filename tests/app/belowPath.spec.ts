import type { Request } from '@playwright/test';
import { AnnouncementForm, png } from './pages/AnnouncementForm.js';
import { test } from './support/belowPath.js';
import { calm, expect } from './support/fixtures.js';

test.use({ allowedErrors: /status of 401/ });

test(
  'an app below a path of its host asks for and stores nothing outside of it, and renews its session there',
  calm('is on a server of its own'),
  async ({ page, app, staffUrl }) => {
    const outside: string[] = [];
    page.on('request', (request: Request) => {
      const url = request.url();
      // The preview of an image that is being uploaded is a blob.
      if (!url.startsWith(staffUrl) && !url.startsWith('blob:')) outside.push(url);
    });
    await page.goto(`${staffUrl}people`);
    await app.signIn.signIn();
    await expect(app.frame.heading).toHaveText(app.text('people.title'));
    await expect(page).toHaveURL(`${staffUrl}people`);
    const { pathname } = new URL(staffUrl);
    await expect(app.people.nextPage).toHaveAttribute('href', `${pathname}people?page=2`);
    await app.menu.collapseButton.click();

    const form = new AnnouncementForm(page, app.text);
    await page.goto(`${staffUrl}announcements/new`);
    await form.title.fill('With a map');
    await form.editor.click();
    await form.addImage(page, { name: 'map.png', buffer: png });
    await expect(form.editor.locator('img')).toHaveJSProperty('naturalWidth', 1);
    await form.saveButton.click();
    await expect(app.frame.heading).toHaveText('With a map');
    await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 1);

    const renewed = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.status() === 200,
    );
    // The server does not know this token, so only the cookie can show who this is.
    await page.evaluate(() => {
      const token = localStorage.getItem('gnap/staff.token') ?? '';
      localStorage.setItem(
        'gnap/staff.token',
        token.replace(/[^.]*$/, (signed) => signed.toUpperCase()),
      );
    });
    await page.goto(`${staffUrl}people/1`);
    expect(new URL((await renewed).url()).pathname).toBe('/staff/api/tokens');
    await expect(app.person.familyName).not.toHaveValue('');
    expect(outside).toEqual([]);

    const keys = await page.evaluate(() => Object.keys({ ...localStorage }));
    expect(keys.filter((key) => !key.startsWith('gnap/staff.'))).toEqual([]);
    // The script before the app finds the settings, too.
    await page.route('**/assets/index-*.js', () => {});
    await page.goto(staffUrl, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'collapsed');
  },
);
