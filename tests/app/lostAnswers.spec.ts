import type { Page } from '@playwright/test';
import { AnnouncementForm } from './pages/AnnouncementForm.js';
import { calm, expect, test } from './support/fixtures.js';

/** Lets the first write through to the server, and drops what it answers, or answers with a failure. */
async function loseAnswer(page: Page, method: string, status?: number): Promise<void> {
  let isLost = false;
  await page.route(/\/api\/(people|announcements)/, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    return status === undefined ? route.abort() : route.fulfill({ status });
  });
}

test.describe('with the answer to a save lost after the server has saved', () => {
  test.use({ allowedErrors: /ERR_FAILED|status of 503/ });

  test(
    'FORM-4 saving a new person again adds them once',
    calm('counts people'),
    async ({ page, app }) => {
      const { person, people } = app;
      await page.goto('/people/new');
      await person.givenName.fill('Grace');
      await person.familyName.fill('Hopper');
      await person.userName.fill('grace.hopper');
      await person.email.fill('grace@example.org');
      await loseAnswer(page, 'POST');
      await person.save();
      await expect(person.alert).toHaveText(app.text('forms.unreachable'));

      await person.save();
      await expect(app.frame.heading).toHaveText('Grace Hopper');
      await app.menu.link(app.text('app.menu.people-all')).click();
      await people.search('grace@example.org');
      await expect(people.names).toHaveText(['Hopper Grace']);
    },
  );

  test(
    'FORM-4 FORM-7 a new person has not taken the user name from themselves',
    calm('loses the answer itself'),
    async ({ page, app }) => {
      const { person } = app;
      await page.goto('/people/new');
      await person.givenName.fill('Joan');
      await person.familyName.fill('Clarke');
      await person.userName.fill('joan.clarke');
      await person.email.fill('joan@example.org');
      await loseAnswer(page, 'POST');
      await person.save();
      await expect(person.alert).toHaveText(app.text('forms.unreachable'));

      await person.userName.fill('joan');
      await person.email.focus();
      await person.userName.fill('joan.clarke');
      await person.save();
      await expect(app.frame.heading).toHaveText('Joan Clarke');
    },
  );

  test(
    'FORM-4 saving a changed person again is no conflict',
    calm('loses the answer itself'),
    async ({ page, app }) => {
      const { person } = app;
      await page.goto('/people/7');
      await person.note.fill('Written once');
      await loseAnswer(page, 'PUT');
      await person.save();
      await expect(person.alert).toHaveText(app.text('forms.unreachable'));

      await person.save();
      await expect(page.getByText(app.text('forms.saved'), { exact: true })).toBeVisible();
      await expect(person.alert).toHaveCount(0);
      await person.note.fill('Written twice');
      await person.save();
      await expect(app.notifications.region.getByRole('listitem')).not.toHaveCount(0);
      await expect(person.alert).toHaveCount(0);
    },
  );

  for (const status of [undefined, 503])
    test(
      `FORM-4 a new person who was changed further is added once, as changed (${status ?? 'no answer'})`,
      calm('counts people'),
      async ({ page, app }) => {
        const { person, people } = app;
        const userName = `further.${String(status)}`;
        await page.goto('/people/new');
        await person.givenName.fill('Mary');
        await person.familyName.fill(userName);
        await person.userName.fill(userName);
        await person.email.fill('mary@example.org');
        await loseAnswer(page, 'POST', status);
        await person.save();
        await expect(person.alert).toBeVisible();

        await person.givenName.fill('Ann');
        await person.save();
        await expect(app.frame.heading).toHaveText(`Ann ${userName}`);
        await expect(page).toHaveURL(/\/people\/\d+$/);
        await app.menu.link(app.text('app.menu.people-all')).click();
        await people.search(userName);
        await expect(people.names).toHaveText([`${userName} Ann`]);
      },
    );

  test(
    'FORM-4 a person who was changed further is no conflict, and is saved as changed',
    calm('loses the answer itself'),
    async ({ page, app, api }) => {
      const { id } = await api.addPerson();
      const { person } = app;
      await page.goto(`/people/${id}`);
      await person.note.fill('Written first');
      await loseAnswer(page, 'PUT');
      await person.save();
      await expect(person.alert).toHaveText(app.text('forms.unreachable'));

      await person.note.fill('Written further');
      await person.save();
      await expect(page.getByText(app.text('forms.saved'), { exact: true })).toBeVisible();
      await expect(person.alert).toHaveCount(0);
      await person.givenName.fill('Augusta');
      await person.save();
      await expect(app.frame.heading).toHaveText('Augusta Lovelace');
      await page.reload();
      await expect(person.note).toHaveValue('Written further');
    },
  );

  test(
    'FORM-4 a new announcement that was changed further is added once, as changed',
    calm('counts announcements'),
    async ({ page, app }) => {
      const form = new AnnouncementForm(page, app.text);
      await page.goto('/announcements/new');
      await form.title.fill('Lost at first');
      await form.editor.click();
      await page.keyboard.type('Text');
      await loseAnswer(page, 'POST');
      await form.saveButton.click();
      await expect(app.person.alert).toHaveText(app.text('forms.unreachable'));

      await form.title.fill('Found again');
      await form.saveButton.click();
      await expect(app.frame.heading).toHaveText('Found again');
      await page.goto('/announcements');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Found again', exact: true })).toHaveCount(1);
      await expect(main.getByRole('link', { name: 'Lost at first', exact: true })).toHaveCount(0);
    },
  );
});
