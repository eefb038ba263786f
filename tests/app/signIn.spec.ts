import type { Page } from '@playwright/test';
import { appOn } from './pages/app.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';

/** Watches the page from now on; the result tells whether it has shown nothing but a progress bar. */
async function watchForBlank(page: Page): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle(() => {
    const watched = { isEverBlank: false };
    new MutationObserver(() => {
      if (document.querySelector('header') === null) watched.isEverBlank = true;
    }).observe(document.body, { childList: true, subtree: true });
    return watched;
  });
  return () => watch.evaluate(({ isEverBlank }) => isEverBlank);
}

test.describe('with a token that is refused on the way to a page', () => {
  test.use({ allowedErrors: /status of 40[01]/ });

  test('SESS-8 B-07 signing in leads to that page, and Back to the one before', async ({
    page,
    app,
  }) => {
    await page.goto('/people');
    await expect(app.people.table).toBeVisible();
    await page.route('**/api/people?*', (route) => route.fulfill({ status: 401 }));
    await app.people.nextPage.click();
    await expect(app.signIn.heading).toBeVisible();
    await expect(page).toHaveURL('/people?page=2');
    await page.unrouteAll();
    await app.signIn.signIn();
    await expect(app.people.currentPage).toHaveText('2');
    await page.goBack();
    await expect(page).toHaveURL('/people');
    await expect(app.people.currentPage).toHaveText('1');
  });

  test('SESS-8 not to the demonstration that refuses everybody', async ({ page, app }) => {
    await page.goto('/people');
    await expect(app.people.table).toBeVisible();
    await page.keyboard.press('Control+k');
    await app.frame.palette.getByRole('combobox').fill(app.text('app.menu.unauthorized'));
    await page.keyboard.press('Enter');
    await expect(app.signIn.heading).toBeVisible();
    await app.signIn.signIn();
    await expect(app.people.table).toBeVisible();
  });
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('B-01 SESS-8 signing in keeps the exact address, with no extra history entry', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.signIn.heading).toBeVisible();
    await page.goto('/people?page=2#x');
    const entries = await page.evaluate(() => history.length);

    await app.signIn.signIn();

    await expect(app.people.heading).toBeVisible();
    await expect(page).toHaveURL('/people?page=2#x');
    await expect(app.people.currentPage).toHaveText('2');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('SESS-8 the form stays, with its button busy, until what follows has been loaded', async ({
    page,
    app,
  }) => {
    const gate = createGate();
    await page.route(chunkOf('frame'), async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/people');
    await expect(app.signIn.heading).toBeVisible();
    const isEverBlank = await watchForBlank(page);
    const signedIn = page.waitForResponse('/api/tokens');
    await app.signIn.signIn();

    await signedIn;
    await expect(app.signIn.submit).toHaveAttribute('aria-busy', 'true');
    gate.open();
    await expect(app.people.heading).toBeVisible();
    expect(await isEverBlank()).toBe(false);
  });

  test(
    'B-08 a sign-in whose page is still loading gives way to a later one, and to its sign-out',
    calm('holds a request back'),
    async ({ page, app, context }) => {
      const gate = createGate();
      const frame = chunkOf('frame');
      await page.route(frame, async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto('/people');
      const signedIn = page.waitForResponse('/api/tokens');
      await app.signIn.signIn();
      await signedIn;
      await expect(app.signIn.submit).toHaveAttribute('aria-busy', 'true');

      const other = await context.newPage();
      const inOther = appOn(other);
      await other.goto('/people');
      await inOther.signIn.signIn();
      await expect(inOther.people.heading).toBeVisible();
      await expect(app.signIn.heading).toHaveCount(0);
      await inOther.frame.signOut();
      await expect(inOther.signIn.heading).toBeVisible();
      await expect(app.signIn.heading).toBeVisible();
      gate.open();
      // Resolves after those who imported it earlier.
      await page.evaluate((address) => import(address), frame.slice(2, -1));

      expect(await page.evaluate(() => localStorage.getItem('gnap.token'))).toBeNull();
      await expect(app.signIn.heading).toBeVisible();
    },
  );

  test.describe('with a workspace whose code cannot be loaded', () => {
    test.use({
      allowedErrors: /status of 404|Failed to load resource|dynamically imported module/,
    });

    test(
      'B-21 TITLE-3 the page and its title say so, and loading the application again helps',
      calm('takes a file away'),
      async ({ page, app }) => {
        await page.route(chunkOf('frame'), (route) => route.fulfill({ status: 404 }));
        await page.goto('/people');
        await app.signIn.signIn();

        await expect(page.getByText(app.text('app.failed.start'))).toBeVisible();
        await expect(
          page.getByRole('heading', { name: app.text('app.failed.title') }),
        ).toBeFocused();
        await expect(page).toHaveTitle('GNaP » Something went wrong');
        await page.unrouteAll();
        await page.getByRole('button', { name: app.text('app.failed.reload') }).click();
        await expect(app.people.heading).toBeVisible();
      },
    );
  });

  test('SESS-8 an old sign-in link leads to its return address', async ({ page, app }) => {
    await page.goto(`/login?return=${encodeURIComponent('/people?page=2#x')}`);
    await app.signIn.signIn();

    await expect(app.people.currentPage).toHaveText('2');
    await expect(page).toHaveURL('/people?page=2#x');
  });

  test('FORM-3 FORM-6 signing in with nothing filled in says what is missing and asks no server', async ({
    page,
    app,
  }) => {
    const attempts = recordRequests(page, /^\/api\/tokens$/, 'POST');
    await page.goto('/');
    // So that password managers fill them in.
    await expect(app.signIn.username).toHaveAttribute('autocomplete', 'username');
    await expect(app.signIn.password).toHaveAttribute('autocomplete', 'current-password');
    await app.signIn.submit.click();

    await expect(page.getByText(app.text('app.username-required'))).toBeVisible();
    await expect(page.getByText(app.text('app.password-required'))).toBeVisible();
    await expect(app.signIn.username).toBeFocused();
    expect(attempts).toHaveLength(0);
  });

  test('B-19 on a phone a notification covers nothing of the form', async ({ page, app }) => {
    await page.setViewportSize({ width: 320, height: 440 });
    await page.goto('/');
    await app.signIn.username.press('Enter');
    await expect(app.notifications.items).toHaveCount(1);
    const notification = await app.notifications.items.boundingBox();
    const product = await page.getByText(app.text('app.product')).boundingBox();
    expect(product!.y).toBeGreaterThanOrEqual(notification!.y + notification!.height);
  });
});

test.describe('signed out, with a wrong password', () => {
  test.use({ signedIn: false, allowedErrors: /status of 400/ });

  test('SESS-7 says so in place, and what was typed stays; Enter that is held sends it once', async ({
    page,
    app,
  }) => {
    const attempts = recordRequests(page, /^\/api\/tokens$/, 'POST');
    await page.goto('/people');
    await app.signIn.username.fill('john');
    await app.signIn.password.fill('wrong');
    await page.keyboard.down('Enter');

    await expect(app.signIn.message).toHaveText(app.text('app.sign-in.wrong'));
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // Whatever was sent before has been seen once this is answered.
    await page.evaluate(() => fetch(document.location.href));
    expect(attempts).toHaveLength(1);
    await expect(app.signIn.username).toHaveValue('john');
    await expect(app.signIn.password).toHaveValue('wrong');
    await app.notifications.expectNone();

    await app.signIn.signIn();
    await expect(app.people.heading).toBeVisible();
  });
});

test.describe('signed out, with a server that asks to wait', () => {
  test.use({ signedIn: false, allowedErrors: /status of (429|503)/ });

  for (const [status, wait, text] of [
    [429, '840', /^Too many attempts\. Try again in 14 minutes\.$/],
    [503, '5', /cannot answer right now\. Try again in 5 seconds\.$/],
    [429, undefined, /^Too many attempts\. Wait a moment and try again\.$/],
  ] as const) {
    test(`B-25 an answer ${status} is told in place, with ${wait ?? 'no'} seconds to wait`, async ({
      page,
      app,
    }) => {
      const headers = wait === undefined ? {} : { 'retry-after': wait };
      await page.route('**/api/tokens', (route) => route.fulfill({ status, headers, body: '' }));
      await page.goto('/people');
      await app.signIn.signIn();

      await expect(app.signIn.message).toHaveText(text);
      await expect(app.signIn.username).toHaveValue('john');
      await app.notifications.expectNone();
    });
  }
});

test.describe('signed out, with a server that cannot be reached', () => {
  test.use({ signedIn: false, allowedErrors: /ERR_FAILED/ });

  test('B-21 says so in place, and what was typed stays', async ({ page, app }) => {
    await page.route('**/api/tokens', (route) => route.abort());
    await page.goto('/people');
    await app.signIn.signIn();

    await expect(app.signIn.message).toHaveText(app.text('app.unreachable'));
    await expect(app.signIn.password).toHaveValue('1234');
    await app.notifications.expectNone();
  });
});

const foreignAddresses = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/people',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  '/..//evil.example',
  'blob:https://evil.example/0',
  '/login?return=/people',
];

for (const address of foreignAddresses) {
  test(`B-02 the return address ${address} is ignored`, async ({ page, app }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto(`/login?return=${encodeURIComponent(address)}`);

    await expect(app.frame.heading).toHaveText(
      app.text('app.home.welcome', { name: 'John Smith' }),
    );
    await expect(page).toHaveURL('/');
    expect(documents).toEqual(['/login']);
  });
}

for (const parameter of ['return', 'redirect_state']) {
  test(`B-02 the parameter ${parameter} leads to an address of the app`, async ({ page, app }) => {
    await page.goto(`/login?${parameter}=${encodeURIComponent('/people?page=2#x')}`);

    await expect(app.people.currentPage).toHaveText('2');
    await expect(page).toHaveURL('/people?page=2#x');
  });
}
