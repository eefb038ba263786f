import type { Page } from '@playwright/test';
import { AnnouncementForm } from './pages/AnnouncementForm.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests, recordWarnings } from './support/records.js';

for (const token of ['garbage', 'a.b.c', '"not.a.token', '{"token":1}']) {
  test.describe(`with ${token} stored as the token`, () => {
    test.use({ signedIn: false, stored: { 'gnap.token': token } });

    test('SESS-5 sign-in is shown, the token is cleared, and nothing is notified', async ({
      page,
      app,
    }) => {
      await page.goto('/people');

      await expect(app.signIn.heading).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('gnap.token'))).toBeNull();
      await app.notifications.expectNone();
      await app.signIn.signIn();
      await expect(app.people.table).toBeVisible();
    });
  });
}

const brokenFiles = {
  'is missing': { status: 404 },
  'is HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><title>GNaP</title>' },
  'is cut off': { status: 200, contentType: 'application/json', body: '{"people": {"title": "Pe' },
  'is no object': { status: 200, contentType: 'application/json', body: '["people"]' },
};

for (const [what, answer] of Object.entries(brokenFiles)) {
  test.describe(`with a translation file that ${what}`, () => {
    test.use({ allowedErrors: /status of 404/ });

    test('TRANS-3 it is logged by language and part, its ids stand in, and the rest works', async ({
      page,
      app,
    }) => {
      const warnings = recordWarnings(page);
      await page.route('**/i18n/people/translations.en.json*', (route) => route.fulfill(answer));
      await page.goto('/people');

      await expect(app.frame.heading).toHaveText('people.title');
      expect(warnings.join('\n')).toContain('part "i18n/people" in language "en"');
      await app.notifications.expectNone();
      const searchBox = app.frame.main.getByRole('searchbox');
      await searchBox.fill('van Beek');
      await searchBox.press('Enter');
      await page.getByRole('link', { name: 'van Beek Pim' }).click();
      await expect(app.frame.heading).toHaveText('Pim van Beek');
      await app.menu.link(app.text('app.menu.home')).click();
      await expect(app.frame.heading).toHaveText(
        app.text('app.home.welcome', { name: 'John Smith' }),
      );
      expect(warnings.filter((warning) => warning.includes('"people.active"'))).toHaveLength(1);
    });
  });
}

test.describe("with the toolkit's own texts missing", () => {
  test.use({ allowedErrors: /status of 404|Thrown on purpose/ });

  test('ERR-2 TRANS-3 defaults stand in, and an alert tells of an unexpected error', async ({
    page,
    app,
  }) => {
    await page.route('**/i18n/gnap/translations.en.json*', (route) =>
      route.fulfill({ status: 404 }),
    );
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/error');
    await expect(app.menu.nav).toBeVisible();
    await page.getByRole('button', { name: app.text('demonstrations.error.throw') }).click();

    await expect.poll(() => alerts).toEqual(['An unexpected error has occurred.']);
    await app.notifications.expectNone();
  });
});

const html = '<!doctype html><title>GNaP</title><p>Not a script</p>';
const brokenScripts = {
  'is HTML that nothing keeps from running': { status: 200, contentType: 'text/html', body: html },
  'is HTML that the browser refuses to run': {
    status: 200,
    contentType: 'text/html',
    headers: { 'x-content-type-options': 'nosniff' },
    body: html,
  },
  'is missing': { status: 404, contentType: 'text/plain', body: 'Not found' },
  // As that of a line that breaks: what came is no whole script.
  'is cut off': {
    status: 200,
    contentType: 'text/javascript',
    body: 'angular.module("ngLocale", [], ["$provide", function($provide) {$provide.value("$loc',
  },
  'registers nothing': { status: 200, contentType: 'text/javascript', body: '' },
};

for (const [what, answer] of Object.entries(brokenScripts)) {
  test.describe(`with a locale script that ${what}`, () => {
    test.use({ language: 'nl', allowedErrors: /angular-locale_nl/ });

    test('LOCALE-2 it is logged and the app works without it', async ({ page, app }) => {
      const warnings = recordWarnings(page);
      await page.route('**/angular-locale_nl.min.js', (route) => route.fulfill(answer));
      await page.goto('/people');

      await expect(app.people.heading).toBeVisible();
      await expect.poll(() => warnings.join('\n')).toContain('No locale data came from');
      expect(warnings).toHaveLength(1);
      await app.people.search('van Beek');
      await expect(page).toHaveURL('/people?search=van+Beek');
      await app.people.open('van Beek Pim');
      await expect(app.frame.heading).toHaveText('Pim van Beek');
      await app.notifications.expectNone();
    });
  });
}

test.describe('with an answer of 500', () => {
  test.use({ allowedErrors: /status of 500|HttpError/ });

  test('ERR-1 saving gives exactly one error notification, and the form keeps what was typed', async ({
    page,
    app,
    api,
  }) => {
    const { id } = await api.addPerson();
    await page.goto(`/people/${id}`);
    await page.route('**/api/people/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await app.person.givenName.fill('Augusta');
    await app.person.save();

    await app.notifications.expectUnexpectedError();
    await expect(app.person.givenName).toHaveValue('Augusta');
    await expect(app.frame.heading).toHaveText('Ada Lovelace');

    await page.unrouteAll();
    await app.person.save();
    await expect(app.frame.heading).toHaveText('Augusta Lovelace');
  });

  test('FORM-4 ERR-1 what is typed on while a saved person is loaded again stays when that fails', async ({
    page,
    app,
    api,
  }) => {
    const { id } = await api.addPerson();
    const gate = createGate();
    await page.goto(`/people/${id}`);
    await app.person.givenName.fill('Augusta');
    await page.route('**/api/people/*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      await gate.opened;
      return route.fulfill({ status: 500 });
    });
    await app.person.save();
    await expect(page.getByText(app.text('forms.saved'), { exact: true })).toBeVisible();
    await app.person.note.fill('Typed on');

    gate.open();
    await expect(app.person.saveButton).not.toHaveAttribute('aria-busy');
    await expect(app.person.note).toHaveValue('Typed on');
  });

  test('ERR-1 B-20 a page that cannot be loaded keeps the frame, notifies once, and can be tried again', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.frame.heading).toBeVisible();
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: app.text('app.home.people-open') }).click();

    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    await expect(page).toHaveTitle('GNaP » Something went wrong');
    await app.notifications.expectUnexpectedError();
    await expect(app.menu.nav).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: app.text('app.failed.retry') }).click();
    await expect(app.people.table).toBeVisible();
  });

  for (const place of ['/profile', '/profile#preferences']) {
    test(`B-04 B-20 who tries ${place} again, which failed, is taken to its heading when it comes`, async ({
      page,
      app,
    }) => {
      await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }));
      await page.goto(place);
      await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));

      await page.unrouteAll();
      await page.getByRole('button', { name: app.text('app.failed.retry') }).press('Enter');
      await expect(app.profile.heading).toBeFocused();
      await expect(page).toHaveURL(place);
    });
  }

  test('B-20 a page and a list that fail once more say so, though nothing else is shown then', async ({
    page,
    app,
  }) => {
    const retry = page.getByRole('button', { name: app.text('app.failed.retry') });
    const said = page
      .locator('[role=status][aria-relevant=additions] > *')
      .filter({ hasText: app.text('app.failed.text') });
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }));
    await page.goto('/profile');
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    await expect(said).toHaveCount(0);
    await retry.click();
    await expect(said).toHaveCount(1);

    await page.goto('/people');
    await expect(app.people.currentPage).toHaveText('1');
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 500 }));
    await app.people.nextPage.click();
    await expect(app.people.failure).toBeVisible();
    await expect(said).toHaveCount(0);
    await retry.click();
    await expect(said).toHaveCount(1);
  });

  test('ERR-1 B-07 a list whose next page cannot be loaded keeps its rows and what is typed', async ({
    page,
    app,
  }) => {
    const { searchBox, names, nextPage, failure } = app.people;
    await page.goto('/people');
    const first = await names.first().innerText();
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 500 }));
    await searchBox.fill('not searched yet');
    await nextPage.click();
    await expect(failure).toContainText(app.text('app.failed.text'));
    await app.notifications.expectUnexpectedError();
    await expect(names.first()).toHaveText(first);
    await expect(searchBox).toHaveValue('not searched yet');

    await page.unrouteAll();
    await page.getByRole('button', { name: app.text('app.failed.retry') }).press('Enter');
    await expect(app.people.currentPage).toHaveText('2');
    await expect(failure).toHaveCount(0);
    await expect(app.frame.heading).toBeFocused();
    await expect(names.first()).not.toHaveText(first);
    await expect(searchBox).toHaveValue('not searched yet');
  });
});

test.describe('with an error that nothing catches', () => {
  test.use({ allowedErrors: /Thrown on purpose/ });

  for (const kind of ['throw', 'reject', 'draw']) {
    test(`ERR-1 B-20 one notification tells of it, and the page stays usable (${kind})`, async ({
      page,
      app,
    }) => {
      await page.goto('/error');
      await page.getByRole('button', { name: app.text(`demonstrations.error.${kind}`) }).click();

      await app.notifications.expectUnexpectedError();
      await app.menu.link(app.text('app.menu.home')).click();
      await expect(app.frame.heading).toHaveText(
        app.text('app.home.welcome', { name: 'John Smith' }),
      );
      await app.notifications.expectUnexpectedError();
    });
  }
});

test.describe('with something that is called off', () => {
  // The browser reports it all the same.
  test.use({ allowedErrors: /AbortError/ });

  test('ERR-1 what was called off is told to nobody', async ({ page, app }) => {
    await page.goto('/error');
    await page.getByRole('button', { name: app.text('demonstrations.error.abort') }).click();
    await app.menu.link(app.text('app.menu.home')).click();
    await expect(app.frame.heading).toHaveText(
      app.text('app.home.welcome', { name: 'John Smith' }),
    );
    await app.notifications.expectNone();
  });
});

test('B-20 an unknown address has a page and a title of its own', async ({ page, app }) => {
  await page.goto('/nowhere/at/all');

  await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
  await expect(page).toHaveTitle('GNaP » Page not found');
  await app.notifications.expectNone();
  await page.getByRole('link', { name: app.text('app.not-found.home') }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with a person that does not exist', () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const id of ['999999', 'nobody']) {
    test(`B-20 /people/${id} is a page that is not found`, async ({ page, app }) => {
      await page.goto(`/people/${id}`);

      await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
      await expect(page).toHaveTitle('GNaP » Page not found');
      await app.notifications.expectNone();
    });
  }
});

test.describe('with an answer of 403', () => {
  test.use({ allowedErrors: /status of 403/ });

  test('B-20 the page says so under a title of its own, and nobody is signed out', async ({
    page,
    app,
    api,
  }) => {
    await page.goto('/forbidden');

    await expect(app.frame.heading).toHaveText(app.text('app.forbidden.title'));
    await expect(page).toHaveTitle('GNaP » No access');
    await app.notifications.expectNone();
    expect(await page.evaluate(() => localStorage.getItem('gnap.token'))).toBe(api.token);
  });
});

test.describe('with an answer of 401', () => {
  test.use({ signedIn: false, allowedErrors: /status of 401/ });

  test('SESS-8 the session is renewed once, and when that does not help, sign-in says that it ended', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await app.signIn.signIn();
    await expect(app.menu.nav).toBeVisible();
    const renewals = recordRequests(page, /^\/api\/tokens$/, 'PUT');
    const attempts = recordRequests(page, /^\/api\/unauthorized$/);
    await page.goto('/unauthorized');

    await expect(app.signIn.heading).toBeVisible();
    await expect(page.getByText(app.text('app.sign-in.expired'))).toBeVisible();
    await expect(page).toHaveURL('/unauthorized');
    await app.notifications.expectNone();
    expect(renewals).toHaveLength(1);
    expect(attempts).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.getItem('gnap.token'))).toBeNull();
  });
});

test(
  'FORM-4 a double click on Save sends one request',
  calm('counts requests'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
    const gate = createGate();
    await page.goto(`/people/${id}`);
    await page.route('**/api/people/*', async (route) => {
      if (route.request().method() === 'PUT') await gate.opened;
      await route.continue();
    });
    await app.person.givenName.fill('Augusta');
    await app.person.saveButton.dblclick();
    gate.open();

    await expect(app.frame.heading).toHaveText('Augusta Lovelace');
    expect(saves).toHaveLength(1);
  },
);

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
      await people.search('Hopper');
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
      await expect(main.getByRole('link', { name: 'Found again' })).toHaveCount(1);
      await expect(main.getByRole('link', { name: 'Lost at first' })).toHaveCount(0);
    },
  );
});
