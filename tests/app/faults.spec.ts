import { expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';

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

  test('ERR-1 B-20 B-06 a page that cannot be loaded keeps the frame, notifies once, and comes from its top when it is tried again', async ({
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
    // So low that the button is out of sight.
    await page.setViewportSize({ width: 1280, height: 240 });
    const retry = page.getByRole('button', { name: app.text('app.failed.retry') });
    await retry.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await retry.click();
    await expect(app.people.table).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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

  test('B-07 who tries a person again, who failed to load, still comes back to the list as it was', async ({
    page,
    app,
  }) => {
    const list = '/people?search=van&page=2';
    await page.goto(list);
    await page.route(/\/api\/people\/\d+$/, (route) => route.fulfill({ status: 500 }));
    await app.people.names.first().click();
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    const entries = await page.evaluate(() => history.length);

    await page.unrouteAll();
    await page.getByRole('button', { name: app.text('app.failed.retry') }).click();
    await expect(app.person.saveButton).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await app.person.backToList.click();
    await expect(page).toHaveURL(list);
  });

  test('B-20 a page and a list that fail once more say so, though nothing else is shown then', async ({
    page,
    app,
  }) => {
    const retry = page.getByRole('button', { name: app.text('app.failed.retry') });
    const said = (id: string) =>
      page.locator('[role=status][aria-relevant=additions] > *').filter({ hasText: app.text(id) });
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500 }));
    await page.goto('/profile');
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    await expect(said('app.failed.text')).toHaveCount(0);
    await retry.click();
    await expect(said('app.failed.text')).toHaveCount(1);

    await page.goto('/people');
    await expect(app.people.currentPage).toHaveText('1');
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 500 }));
    await app.people.nextPage.click();
    await expect(app.people.failure).toBeVisible();
    await expect(said('app.failed.list')).toHaveCount(0);
    await retry.click();
    await expect(said('app.failed.list')).toHaveCount(1);
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
    await expect(failure).toContainText(app.text('app.failed.list'));
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

test.describe('with an answer of 500, then of 404', () => {
  test.use({ allowedErrors: /status of (404|500)|HttpError/ });

  test('B-04 B-20 a page that failed and then is missing is announced as missing alone', async ({
    page,
    app,
  }) => {
    let status = 500;
    await page.route('**/api/profile', (route) => route.fulfill({ status }));
    await page.goto('/profile');
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    status = 404;
    await page.getByRole('button', { name: app.text('app.failed.retry') }).click();
    await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
    const said = page.locator('[role=status][aria-relevant=additions]');
    await expect(said).toContainText(app.text('app.not-found.title'));
    await expect(said).not.toContainText(app.text('app.failed.text'));
  });
});

test.describe('with a person that does not exist', () => {
  test.use({ allowedErrors: /status of 404/ });

  for (const id of ['999999', 'nobody', 'departments']) {
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
    await app.frame.main.getByRole('link', { name: app.text('app.not-found.home') }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('with an answer of 401', () => {
  test.use({ signedIn: false, allowedErrors: /status of (401|503)/ });

  test('SESS-8 B-20 while the session cannot be renewed, a page and a list say so and can be tried again', async ({
    page,
    app,
  }) => {
    const retry = page.getByRole('button', { name: app.text('app.failed.retry') });
    const busy = /cannot answer right now\. Wait a moment and try again\./;
    await page.goto('/people');
    await app.signIn.signIn();
    await expect(app.people.currentPage).toHaveText('1');
    await page.route('**/api/tokens', (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 401 }));
    await app.people.nextPage.click();
    await expect(app.people.failure).toContainText(busy);
    await expect(app.people.currentPage).toHaveText('1');

    await page.reload();
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    await expect(app.frame.main).toContainText(busy);
    await app.notifications.expectNone();
    await page.unrouteAll();
    await retry.click();
    await expect(app.people.currentPage).toHaveText('2');
  });

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
