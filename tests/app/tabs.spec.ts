import type { Page } from '@playwright/test';
import { appOn } from './pages/app.js';
import type { Api } from './support/api.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';

/** The row's own limit for what one tab does after another. */
const soon = { timeout: 1000 };

/** Gives the session of a page a minute more, so that its clock need not run far ahead of the server's. */
async function shorten(page: Page, api: Api): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 60;
  const token = await api.reissue((await storedToken(page)) ?? '', { exp });
  await page.evaluate((text) => {
    localStorage.setItem('gnap.token', text);
  }, token);
  return token;
}

function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('gnap.token'));
}

test('B-08 signing out in one tab moves the other to sign-in, and signing in brings it back', async ({
  page,
  app,
  context,
}) => {
  const other = await context.newPage();
  const inOther = appOn(other);
  await other.goto('/people?page=2#x');
  await expect(inOther.people.table).toBeVisible();
  const entries = await other.evaluate(() => history.length);
  await page.bringToFront();
  await page.goto('/');
  await expect(app.frame.heading).toBeVisible();

  await app.frame.signOut();
  await expect(app.signIn.heading).toBeVisible();
  await expect(inOther.signIn.heading).toBeVisible(soon);
  await expect(inOther.people.table).toHaveCount(0);
  await expect(other).toHaveURL('/people?page=2#x');
  await inOther.notifications.expectNone();

  await app.signIn.signIn();
  await expect(app.menu.nav).toBeVisible();
  await expect(inOther.signIn.heading).toHaveCount(0, soon);
  await expect(inOther.people.currentPage).toHaveText('2');
  await expect(other).toHaveURL('/people?page=2#x');
  expect(await other.evaluate(() => history.length)).toBe(entries);
});

test(
  'B-08 SESS-7 signing in in one tab waits for the sign-out of the other, whose answer takes the cookie away',
  calm('holds a request back'),
  async ({ page, app, context }) => {
    const gate = createGate();
    await context.route('**/api/tokens', async (route) => {
      if (route.request().method() === 'DELETE') await gate.opened;
      await route.continue();
    });
    const other = await context.newPage();
    const inOther = appOn(other);
    for (const [tab, { frame }] of [[other, inOther] as const, [page, app] as const]) {
      await tab.goto('/');
      await expect(frame.heading).toBeVisible();
    }
    await app.frame.signOut();
    await other.bringToFront();
    await expect(inOther.signIn.heading).toBeVisible(soon);
    const answer = context.waitForEvent('response', (response) => {
      return response.request().method() === 'POST';
    });
    await inOther.signIn.signIn();
    const countWaiting = () =>
      other.evaluate(async () => (await navigator.locks.query()).pending?.length);
    await expect.poll(countWaiting).toBe(1);
    gate.open();

    expect((await answer).status()).toBe(200);
    await expect(inOther.frame.heading).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['gnap_refresh']);
  },
);

test('B-08 SESS-4 clearing the storage in one tab signs the other out', async ({
  page,
  app,
  context,
}) => {
  const other = await context.newPage();
  const inOther = appOn(other);
  for (const [tab, { people }] of [[page, app] as const, [other, inOther] as const]) {
    await tab.goto('/people');
    await expect(people.table).toBeVisible();
  }

  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect(app.signIn.heading).toBeVisible(soon);
  await expect(inOther.signIn.heading).toBeVisible();
});

test(
  'B-08 what is under way when another tab signs out ends without a word',
  calm('holds a request back'),
  async ({ page, app, context }) => {
    const gate = createGate();
    const other = await context.newPage();
    await other.goto('/');
    await expect(appOn(other).frame.heading).toBeVisible();
    await page.bringToFront();
    await page.goto('/');
    await expect(app.frame.heading).toBeVisible();
    await page.route('**/api/people?*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/people?*');
    await page.getByRole('link', { name: app.text('app.home.people-open') }).click();
    await asked;

    await other.bringToFront();
    await appOn(other).frame.signOut();
    await expect(app.signIn.heading).toBeVisible(soon);
    gate.open();
    await page.bringToFront();
    await app.signIn.signIn();
    await expect(app.frame.heading).toHaveText(
      app.text('app.home.welcome', { name: 'John Smith' }),
    );
    await app.notifications.expectNone();
  },
);

test('B-08 when another tab signs somebody else in, what belonged to the first is gone', async ({
  page,
  app,
  api,
  context,
}) => {
  const { id } = await api.addPerson();
  const mary = { sub: '4711', unique_name: 'mary', given_name: 'Mary', family_name: 'Jones' };
  const token = await api.reissue(api.token, mary);
  const other = await context.newPage();
  await other.goto('/');
  await expect(appOn(other).frame.heading).toBeVisible();
  await page.bringToFront();
  await page.goto(`/people/${id}`);
  await app.person.givenName.fill('Half typed by john');
  const loads = recordRequests(page, /^\/api\/people\/\d+$/);

  await other.evaluate((text) => {
    localStorage.setItem('gnap.token', text);
  }, token);
  const menu = { name: app.text('app.session.menu', { name: 'Mary Jones' }), exact: true };
  await expect(page.getByRole('button', menu)).toBeVisible(soon);
  await expect(app.frame.accountButton).toHaveCount(0);
  await expect(app.person.givenName).toHaveValue('Ada');
  await expect(page).toHaveURL(`/people/${id}`);
  const senders = loads.map((request) => request.headers()['authorization']);
  expect(new Set(senders)).toEqual(new Set([`Bearer ${token}`]));
  await app.notifications.expectNone();
});

test.describe('sleeping past the end of the session', () => {
  test.use({ signedIn: false });

  for (const [where, hasWebLocks] of [
    ['', true],
    [', without Web Locks, as on a page without https,', false],
  ] as const) {
    test(
      `B-09 SESS-2 all tabs go on after one renewal${where} and nothing typed is lost`,
      calm('counts requests'),
      async ({ page, app, api, context }) => {
        await context.clock.install();
        if (!hasWebLocks) {
          await context.addInitScript(() => {
            Reflect.deleteProperty(Navigator.prototype, 'locks');
          });
        }
        await page.goto('/people/1');
        await app.signIn.signIn();
        await app.person.note.fill('Typed before the lid was closed');
        const other = await context.newPage();
        const inOther = appOn(other);
        await other.goto('/people');
        await expect(inOther.people.table).toBeVisible();
        const token = await shorten(page, api);
        const renewals = recordRequests(context, /^\/api\/tokens$/, 'PUT');

        await context.clock.fastForward('01:05');
        await expect.poll(() => storedToken(page)).not.toBe(token);
        await expect(app.person.note).toHaveValue('Typed before the lid was closed');
        await inOther.people.search('van');
        await expect(other).toHaveURL('/people?search=van');
        await expect(inOther.people.names.first()).toContainText(/van/i);
        expect(renewals).toHaveLength(1);
        await app.notifications.expectNone();
        await inOther.notifications.expectNone();
      },
    );
  }

  test.describe('with the refresh cookie gone', () => {
    test.use({ allowedErrors: /status of 40[01]/ });

    test('B-09 SESS-2 sign-in is shown and says that the session has ended', async ({
      page,
      app,
      api,
      context,
    }) => {
      await context.clock.install();
      await page.goto('/people?page=2');
      await app.signIn.signIn();
      await expect(app.people.currentPage).toHaveText('2');
      await context.clearCookies();
      await shorten(page, api);

      await context.clock.fastForward('01:05');
      await expect(app.signIn.heading).toBeVisible();
      await expect(page.getByText(app.text('app.sign-in.expired'))).toBeVisible();
      expect(await storedToken(page)).toBeNull();
      await app.notifications.expectNone();
      await expect(page).toHaveURL('/people?page=2');
    });

    test(
      'B-08 B-11 what was typed stays in every tab, whichever is told first that the session is over',
      calm('tells the tabs apart by what they are told'),
      async ({ page, app, api, context }) => {
        await context.clock.install();
        await page.goto('/people/1');
        await app.signIn.signIn();
        await app.person.note.fill('Typed in one tab');
        const other = await context.newPage();
        const inOther = appOn(other);
        await other.goto('/people/2');
        await inOther.person.note.fill('Typed in another');
        // An answer that comes after the sleep would tell this tab that its clock is wrong.
        await other.waitForLoadState('networkidle');
        await context.clearCookies();
        await shorten(page, api);
        const awake = createGate();
        await context.route('**/api/tokens', async (route) => {
          await awake.opened;
          await route.continue();
        });

        await context.clock.fastForward('01:05');
        // Both have one clock: none is told before the other has woken up.
        awake.open();
        for (const [tab, { text }] of [[page, app] as const, [other, inOther] as const]) {
          const again = { name: text('app.sign-in.again.title') };
          await expect(tab.getByRole('dialog', again)).toBeVisible();
        }
        await app.signIn.password.fill('1234');
        await app.signIn.submit.click();
        await expect(app.person.note).toHaveValue('Typed in one tab');
        await expect(inOther.person.note).toHaveValue('Typed in another');
        await expect(inOther.signIn.password).toHaveCount(0);
      },
    );
  });
});
