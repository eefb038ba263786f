import type { Page } from '@playwright/test';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import type { AppPages } from './pages/app.js';
import { expectNoAxeViolations } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';
import { reloadFromWithin } from './support/reloadFromWithin.js';
import type { Language } from './support/texts.js';

/** Opens a person from the list, so that there is a page to go back to, and changes the name. */
async function changePerson(page: Page, app: AppPages): Promise<LeaveQuestion> {
  await page.goto('/people?search=van+Beek');
  await app.people.open('van Beek Pim');
  await expect(app.frame.heading).toHaveText('Pim van Beek');
  await app.person.givenName.fill('Willem');
  return new LeaveQuestion(page, app.text);
}

/** Answers the browser's own question, which is the only one that it lets a page ask on a reload. */
function answerBrowser(page: Page, answer: 'accept' | 'dismiss'): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog[answer]();
  });
  return asked;
}

test('B-11 A11Y-DIALOG a link asks; staying keeps page, text and focus', async ({ page, app }) => {
  const question = await changePerson(page, app);
  const address = page.url();
  const home = app.menu.link(app.text('app.menu.home'));
  await home.click();
  await expect(question.dialog).toBeVisible();
  await expect(question.save).toBeFocused();
  await expectNoAxeViolations(page);
  await question.stay.click();
  await expect(question.dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(app.person.givenName).toHaveValue('Willem');
  await expect(home).toBeFocused();
  await expect(home).not.toHaveAttribute('aria-current');

  await home.click();
  await expect(question.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question.dialog).toBeHidden();
  await expect(page).toHaveURL(address);

  await home.click();
  await question.leave.click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(app.person.givenName).toHaveValue('Pim');
});

for (const language of ['en', 'nl', 'fr'] satisfies Language[]) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    test('B-11 a person and an announcement ask, and the three answers stand in one row', async ({
      page,
      app,
    }) => {
      const question = new LeaveQuestion(page, app.text);
      for (const path of ['/people/new', '/announcements/new']) {
        await page.goto(path);
        await app.frame.main.getByRole('textbox').first().fill('Typed');
        await app.menu.link(app.text('app.menu.home')).click();
        const answers = [question.save, question.leave, question.stay];
        const boxes = await Promise.all(answers.map((answer) => answer.boundingBox()));
        expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
        await question.leave.click();
        await expect(page).toHaveURL('/');
      }
    });
  });
}

test('B-11 Back asks, and the address does not change for who stays', async ({ page, app }) => {
  const question = await changePerson(page, app);
  const address = page.url();
  await page.evaluate(() => {
    history.back();
  });
  await expect(question.dialog).toBeVisible();
  await expect(page).toHaveURL(address);
  await question.stay.click();
  await expect(page).toHaveURL(address);
  await expect(app.person.givenName).toHaveValue('Willem');

  await page.evaluate(() => {
    history.back();
  });
  await question.leave.click();
  // The address changes before the page does; who goes forward then has never left.
  await expect(app.people.searchBox).toHaveValue('van Beek');
  await expect(page).toHaveURL('/people?search=van+Beek');
  await page.goForward();
  await expect(app.person.givenName).toHaveValue('Pim');
});

test('B-11 a double click on Back asks once, and goes back one page', async ({ page, app }) => {
  await page.goto('/');
  const question = await changePerson(page, app);
  const address = page.url();
  await app.frame.backButton.dblclick();
  await question.stay.click();
  await expect(page).toHaveURL(address);
  await expect(app.person.givenName).toHaveValue('Willem');

  // On a slow computer the second press can come before the browser has returned to the form.
  await app.frame.backButton.evaluate((button: HTMLElement) => {
    const pressAgain = (): void => {
      button.click();
    };
    window.addEventListener('popstate', pressAgain, { once: true });
    button.click();
  });
  await question.stay.click();
  await expect(page).toHaveURL(address);

  await app.frame.backButton.dblclick();
  await question.leave.click();
  await expect(app.people.searchBox).toHaveValue('van Beek');
  await expect(page).toHaveURL('/people?search=van+Beek');
});

test('B-11 MENU-7 MENU-9 the menu item of the page itself, and the button for it, ask before they load the page again', async ({
  page,
  app,
}) => {
  const question = new LeaveQuestion(page, app.text);
  const name = app.text('app.menu.people-new');
  await page.goto('/people/new');
  for (const self of [app.menu.link(name), app.menu.sidebar.getByRole('button', { name })]) {
    await app.person.givenName.fill('Grace');
    await self.click();
    await question.stay.click();
    await expect(app.person.givenName).toHaveValue('Grace');
    await self.click();
    await question.leave.click();
    await expect(app.person.givenName).toHaveValue('');
  }
});

test('B-11 the browser asks before a reload, while there is something to lose and only then', async ({
  page,
  app,
}) => {
  await changePerson(page, app);
  const asked = answerBrowser(page, 'accept');
  await reloadFromWithin(page);
  await expect(app.person.givenName).toHaveValue('Pim');
  expect(asked).toEqual(['beforeunload']);
  await reloadFromWithin(page);
  await expect(app.person.givenName).toHaveValue('Pim');
  expect(asked).toHaveLength(1);
});

test('B-11 B-18 another language asks once, and keeps what was typed of who stays', async ({
  page,
  app,
}) => {
  const question = await changePerson(page, app);
  const asked = answerBrowser(page, 'accept');
  const choose = async (title: string): Promise<void> => {
    await app.frame.languageButton.click();
    await app.frame.openMenu.getByRole('menuitemradio', { name: title }).click();
  };
  await choose('Nederlands');
  await expect(question.dialog).toBeVisible();
  await question.stay.click();
  await expect(app.person.givenName).toHaveValue('Willem');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(app.frame.languageButton).toBeFocused();
  await choose('English');
  await expect(question.dialog).toBeHidden();

  await choose('Nederlands');
  await question.leave.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(app.frame.heading).toHaveText('Pim van Beek');
  expect(asked).toEqual([]);
});

test('B-11 signing out asks, and goes on when it is left', async ({ page, app }) => {
  const question = await changePerson(page, app);
  await app.frame.signOut();
  await expect(question.dialog).toBeVisible();
  await question.stay.click();
  await expect(app.person.givenName).toHaveValue('Willem');
  await expect(app.frame.accountButton).toBeFocused();
  await app.frame.signOut();
  await question.leave.click();
  await expect(app.signIn.heading).toBeVisible();
});

test(
  'B-11 saving saves once, and then goes where it was wanted to; nothing asks any more',
  calm('counts requests'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
    const question = new LeaveQuestion(page, app.text);
    await page.goto(`/people/${id}`);
    await app.person.givenName.fill('Augusta');
    await app.menu.link(app.text('app.menu.home')).click();
    await question.save.click();
    await expect(page).toHaveURL('/');
    expect(saves).toHaveLength(1);
    await page.goBack();
    await expect(app.person.givenName).toHaveValue('Augusta');

    await app.person.givenName.fill('Ada');
    await app.person.save();
    await expect(app.frame.heading).toHaveText('Ada Lovelace');
    await app.menu.link(app.text('app.menu.home')).click();
    await expect(page).toHaveURL('/');
    expect(saves).toHaveLength(2);
  },
);

test(
  'B-11 a new person is saved on the way out, and signing out is still done',
  calm('who could not save stays, and leaves anew'),
  async ({ page, app }) => {
    const question = new LeaveQuestion(page, app.text);
    const fill = async (userName: string): Promise<void> => {
      await page.goto('/people/new');
      await app.person.givenName.fill('Mary');
      await app.person.familyName.fill('Jackson-Winston');
      await app.person.userName.fill(userName);
      await app.person.email.fill(`${userName}@example.org`);
    };
    await fill('mjackson-by-link');
    await app.menu.link(app.text('app.menu.home')).click();
    await question.save.click();
    await expect(page).toHaveURL('/');

    await fill('mjackson-signing-out');
    await app.frame.signOut();
    await question.save.click();
    await expect(app.signIn.heading).toBeVisible();
    await app.signIn.signIn();
    await expect(app.frame.accountButton).toBeVisible();
    await page.goto('/people?search=Jackson-Winston');
    await expect(app.people.names).toHaveCount(2);
  },
);

test(
  'B-11 FORM-4 who types on while a new person is saved stays and goes on typing, and saves that person again and no other',
  calm('holds a request back'),
  async ({ page, app }) => {
    const question = new LeaveQuestion(page, app.text);
    const { person } = app;
    const gate = createGate();
    await page.goto('/people/new');
    await page.route('**/api/people', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await person.givenName.fill('Annie');
    await person.familyName.fill('Easley');
    await person.userName.fill('aeasley');
    await person.email.fill('annie@example.org');
    await person.save();
    await expect(person.saveButton).toHaveAttribute('data-state', 'submitting');
    await person.note.pressSequentially('Typed while');
    gate.open();
    await expect(app.notifications.items).toHaveAttribute('data-type', 'success');
    await expect(person.saveButton).toHaveAttribute('data-state', 'idle');
    await page.keyboard.type(' it was saved');
    await expect(person.note).toHaveValue('Typed while it was saved');
    await expect(question.dialog).toHaveCount(0);
    await expect(app.frame.heading).toHaveText('Annie Easley');
    await person.save();
    await expect(page).toHaveURL(/\/people\/\d+$/);
    await page.reload();
    await expect(person.note).toHaveValue('Typed while it was saved');
    await expect(app.frame.heading).toHaveText('Annie Easley');
  },
);

for (const when of ['at once', 'when asked'] as const)
  test(
    `B-11 who leaves while a new person is saved, ${when}, comes to the page they went to`,
    calm('holds requests back'),
    async ({ page, app }) => {
      const { person, text } = app;
      const question = new LeaveQuestion(page, text);
      const home = app.menu.link(text('app.menu.home'));
      const [saving, loading] = [createGate(), createGate()];
      await page.goto('/people/new');
      await page.route('**/api/people', async (route) => {
        await saving.opened;
        await route.continue();
      });
      await page.route('**/api/overview?*', async (route) => {
        await loading.opened;
        await route.continue();
      });
      const overview = page.waitForRequest('**/api/overview?*');
      await person.givenName.fill('Mary');
      await person.familyName.fill('Jackson');
      await person.userName.fill(`mjackson-${when.replace(' ', '-')}`);
      await person.email.fill('mary@example.org');
      const saved = page.waitForRequest('**/api/people');
      if (when === 'at once') {
        await person.save();
        await saved;
        await home.click();
      } else {
        await home.click();
        await question.save.click();
        await saved;
        await question.leave.click();
        await overview;
      }
      saving.open();
      await expect(app.notifications.items).toHaveAttribute('data-type', 'success');
      await overview;
      loading.open();
      await expect(app.frame.heading).toHaveText(text('app.home.welcome', { name: 'John Smith' }));
      await expect(page).toHaveURL('/');
    },
  );

test('B-11 A11Y-FIELD what cannot be saved stays, with the first invalid field focused', async ({
  page,
  app,
}) => {
  const question = await changePerson(page, app);
  const address = page.url();
  await app.person.familyName.fill('');
  await app.menu.link(app.text('app.menu.home')).click();
  await question.save.click();
  await expect(question.dialog).toBeHidden();
  await expect(app.person.familyName).toBeFocused();
  await expect(app.person.familyName).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(address);
});

test.describe('where the question’s code cannot be loaded', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('B-11 the browser asks in its place', async ({ page, app }) => {
    await page.route(chunkOf('../skin/leave-guard/LeaveQuestionDialog.tsx'), (route) =>
      route.abort(),
    );
    await changePerson(page, app);
    const home = app.menu.link(app.text('app.menu.home'));
    const messages: string[] = [];
    page.once('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.dismiss();
    });
    await home.click();
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages).toEqual([app.text('gnap.leave-guard.confirm')]);
    await expect(app.person.givenName).toHaveValue('Willem');
    answerBrowser(page, 'accept');
    await home.click();
    await expect(page).toHaveURL('/');
  });
});

test('a double click on the way back to the list goes no further than the list', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await app.menu.goTo(app.text('app.menu.people'), app.text('app.menu.people-all'));
  await app.people.names.first().click();
  await app.person.backToList.dblclick();
  await expect(app.people.table).toBeVisible();
  await expect(page).toHaveURL('/people');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('B-07 a person leads back to the list as it was, by link and by crumb, after a reload too', async ({
  page,
  app,
}) => {
  const list = '/people?search=van&page=2';
  await page.goto('/');
  await page.goto(list);
  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();
  await app.person.backToList.click();
  await expect(page).toHaveURL(list);
  // The list stands in the history once.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL(list);
  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();
  await page.reload();
  await app.frame.breadcrumbs.getByRole('link', { name: app.text('app.menu.people') }).click();
  await expect(page).toHaveURL(list);
});
