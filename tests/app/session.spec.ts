import type { Page, Request } from '@playwright/test';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import type { Api } from './support/api.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';

const again = 'app.sign-in.again.title';

/** From now on the server refuses the token that the page has now, for such requests. */
async function refuse(page: Page, method: string, glob: string): Promise<void> {
  const refused = await page.evaluate(() => localStorage.getItem('gnap.token'));
  await page.route(glob, async (route) => {
    const request = route.request();
    const isRefused = request.headers()['authorization'] === `Bearer ${refused}`;
    if (request.method() === method && isRefused) await route.fulfill({ status: 401 });
    else await route.continue();
  });
}

const refuseSaving = (page: Page): Promise<void> => refuse(page, 'PUT', '**/api/people/*');

test.describe('with a token that is refused while saving, and cannot be renewed', () => {
  test.use({ allowedErrors: /status of 40[01]/ });

  test(
    'B-10 A11Y-DIALOG sign-in opens in place, and the request is sent once more',
    calm('refuses a token'),
    async ({ page, app, api }) => {
      const { id } = await api.addPerson();
      const { person, signIn } = app;
      await page.goto(`/people/${id}`);
      await refuseSaving(page);
      const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
      await person.givenName.fill('Augusta');
      await person.note.fill('Typed, and not saved yet');
      await person.save();

      const dialog = page.getByRole('dialog', { name: app.text(again) });
      await expect(dialog).toBeVisible();
      await expect(signIn.heading).toHaveCount(0);
      await expect(signIn.username).toHaveValue('john');
      await expect(signIn.password).toBeFocused();
      await expect(page.getByRole('banner')).toContainText('John Smith');
      const tops = await dialog
        .locator('.dialog-actions button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
      expect(tops[0]).toBe(tops[1]);
      expect(saves).toHaveLength(1);
      await signIn.password.fill('wrong');
      await signIn.submit.click();
      await expect(dialog.getByRole('alert')).toHaveText(app.text('app.sign-in.wrong'));
      await signIn.password.fill('1234');
      await signIn.submit.click();

      await expect(dialog).toHaveCount(0);
      await app.notifications.expectOnly({
        type: 'success',
        title: app.text('forms.saved'),
        text: app.text('people.saved', { name: 'Augusta Lovelace' }),
      });
      expect(saves).toHaveLength(2);
      await page.reload();
      await expect(person.note).toHaveValue('Typed, and not saved yet');
    },
  );

  for (const way of ['field', 'button'] as const) {
    test(
      `B-10 B-19 at 400 % zoom a refused password is told where it is seen, with the ${way} that has the focus`,
      calm('refuses a token'),
      async ({ page, app, api }) => {
        const { id } = await api.addPerson();
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto(`/people/${id}`);
        await refuseSaving(page);
        await app.person.givenName.fill('Augusta');
        await app.person.save();
        await app.signIn.password.fill('wrong');
        if (way === 'field') await app.signIn.password.press('Enter');
        else await app.signIn.submit.click();

        const { password, submit } = app.signIn;
        const focused = way === 'field' ? password : submit;
        await expect(page.getByRole('dialog').getByRole('alert')).toBeInViewport({ ratio: 1 });
        await expect(focused).toBeFocused();
        await expect(focused).toBeInViewport({ ratio: 1 });
      },
    );
  }

  test.describe('where the dialog could not be loaded after the page', () => {
    test.use({
      allowedErrors: /status of 40[01]|Failed to load resource|Failed to fetch|asked to stay/,
    });

    test(
      'B-10 B-21 it is loaded when it is wanted',
      calm('takes a file away'),
      async ({ page, app, api }) => {
        const { id } = await api.addPerson();
        const { person, signIn } = app;
        let isThere = false;
        await page.route(chunkOf('session/SessionDialogs.tsx'), (route) =>
          isThere ? route.continue() : route.abort(),
        );
        const lost = page.waitForEvent('requestfailed');
        await page.goto(`/people/${id}`);
        await person.givenName.press('Tab');
        await lost;
        await refuseSaving(page);
        await person.givenName.fill('Augusta');
        isThere = true;
        await person.save();

        await expect(page.getByRole('dialog', { name: app.text(again) })).toBeVisible();
        await signIn.password.fill('1234');
        await signIn.submit.click();
        await app.notifications.expectOnly({
          type: 'success',
          title: app.text('forms.saved'),
          text: app.text('people.saved', { name: 'Augusta Lovelace' }),
        });
      },
    );

    test(
      'B-10 B-21 and where it is still not there, what waits for it does not wait for ever',
      calm('takes a file away'),
      async ({ page, app, api }) => {
        const { id } = await api.addPerson();
        await page.route(chunkOf('session/SessionDialogs.tsx'), (route) => route.abort());
        await page.goto(`/people/${id}`);
        await refuseSaving(page);
        await app.person.givenName.fill('Augusta');
        await app.person.save();
        await expect(app.signIn.heading).toBeVisible();
      },
    );
  });

  test(
    'B-10 who does not sign in again is shown the sign-in page, and nothing is sent',
    calm('refuses a token'),
    async ({ page, app, api }) => {
      const { id } = await api.addPerson();
      await page.goto(`/people/${id}`);
      await refuseSaving(page);
      const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
      await app.person.givenName.fill('Augusta');
      await app.person.save();
      await page.getByRole('button', { name: app.text('app.sign-in.again.leave') }).click();

      await expect(app.signIn.heading).toBeVisible();
      await app.notifications.expectNone();
      expect(saves).toHaveLength(1);
      await app.signIn.signIn();
      await expect(app.person.givenName).toHaveValue('Ada');
      await expect(page).toHaveURL(`/people/${id}`);
    },
  );

  for (const what of ['a deletion', 'undoing one']) {
    test(
      `B-08 B-10 who does not sign in again leaves no word of ${what}, nor a way to do it`,
      calm('refuses a token'),
      async ({ page, app, api }) => {
        const { people, notifications, text } = app;
        const familyName = what.replace(' ', '-');
        await api.addPerson({ familyName });
        await page.goto(`/people?search=${familyName}`);
        await people.rowBox(0).check();
        if (what === 'a deletion') {
          await refuse(page, 'POST', '**/api/people/deletions');
          await people.deleteChosen();
        } else {
          await refuse(page, 'DELETE', '**/api/people/deletions/*');
          await people.deleteChosen();
          await notifications.items
            .getByRole('button', { name: text('people.undo.action') })
            .click();
        }
        await page.getByRole('button', { name: text('app.sign-in.again.leave') }).click();
        await expect(app.signIn.heading).toBeVisible();
        await notifications.expectNone();
        await app.signIn.signIn();
        await expect(people.heading).toBeVisible();
        await notifications.expectNone();
      },
    );
  }

  test(
    'B-10 who gives up signing in again before the answer is there stays signed out',
    calm('refuses a token, and holds an answer back'),
    async ({ page, app, api }) => {
      const { id } = await api.addPerson();
      const gate = createGate();
      await page.goto(`/people/${id}`);
      await refuseSaving(page);
      await app.person.givenName.fill('Augusta');
      await app.person.save();
      await app.signIn.password.fill('1234');
      const isSignIn = (request: Request): boolean =>
        request.method() === 'POST' && request.url().endsWith('/api/tokens');
      await page.route('**/api/tokens', async (route) => {
        if (isSignIn(route.request())) await gate.opened;
        await route.continue();
      });
      const asked = page.waitForRequest(isSignIn);
      const answered = page.waitForResponse((response) => isSignIn(response.request()));
      await app.signIn.submit.click();
      await asked;
      await page.getByRole('button', { name: app.text('app.sign-in.again.leave') }).click();
      await expect(app.signIn.heading).toBeVisible();
      gate.open();
      await answered;
      // The page has taken the answer in by the time that a later request of its own is through.
      await page.evaluate(async () => (await fetch('/')).text());
      await page.reload();
      await expect(app.signIn.heading).toBeVisible();
    },
  );
});

/** Puts a page in the midst of its session: so many seconds ago its token came, of the fifteen minutes. */
async function age(page: Page, api: Api, seconds: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iat: now - seconds, exp: now - seconds + 15 * 60 };
  const stored = await page.evaluate(() => localStorage.getItem('gnap.token'));
  const token = await api.reissue(stored ?? '', claims);
  await page.evaluate((text) => {
    localStorage.setItem('gnap.token', text);
  }, token);
}

test.describe('with fifteen minutes until the token runs out', () => {
  test.use({ signedIn: false });

  test.describe('and a renewal that fails at first', () => {
    test.use({ allowedErrors: /status of 503/ });

    test(
      'B-09 two minutes before its end a dialog counts down, and staying renews the session, by Escape too',
      calm('counts requests'),
      async ({ page, app, api }) => {
        await page.clock.install();
        await page.goto('/people');
        await app.signIn.signIn();
        await expect(app.people.table).toBeVisible();
        await page.waitForLoadState('networkidle');
        const renewals = recordRequests(page, /^\/api\/tokens$/, 'PUT');
        await age(page, api, 12 * 60);
        const dialog = page.getByRole('alertdialog', {
          name: app.text('gnap.session-expiry.title'),
        });
        await page.clock.fastForward('00:50');
        await expect(dialog).toHaveCount(0);

        await page.clock.fastForward('00:30');
        await expect(dialog).toBeVisible();
        await expect(dialog).toContainText(/1:[1-4]\d/);
        expect(renewals).toHaveLength(0);
        await page.route('**/api/tokens', (route) => route.fulfill({ status: 503 }));
        await dialog.getByRole('button', { name: app.text('gnap.session-expiry.stay') }).click();
        await expect(dialog.getByRole('alert')).toHaveText(app.text('gnap.session-expiry.failure'));
        await page.unrouteAll();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        expect(renewals).toHaveLength(2);
        await expect(app.people.table).toBeVisible();
      },
    );
  });

  test(
    'B-09 B-11 signing out in that dialog asks first, and takes the refresh cookie back',
    calm('stops the clock'),
    async ({ page, app, context }) => {
      const question = new LeaveQuestion(page, app.text);
      const leave = page
        .getByRole('alertdialog', { name: app.text('gnap.session-expiry.title') })
        .getByRole('button', { name: app.text('gnap.session-expiry.leave') });
      await page.clock.install();
      await page.goto('/people/new');
      await app.signIn.signIn();
      await app.person.givenName.fill('Grace');
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward('13:10');
      await leave.click();
      await question.stay.click();
      await expect(app.person.givenName).toHaveValue('Grace');

      const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await leave.click();
      await question.leave.click();
      await expect(app.signIn.heading).toBeVisible();
      expect((await answer).status()).toBe(204);
      expect(await context.cookies()).toEqual([]);
    },
  );

  test(
    'B-09 typing renews the session long before that, and no dialog appears',
    calm('counts requests'),
    async ({ page, app, api }) => {
      await page.clock.install();
      await page.goto('/people/new');
      await app.signIn.signIn();
      await app.person.givenName.fill('Grace');
      await page.waitForLoadState('networkidle');
      const renewals = recordRequests(page, /^\/api\/tokens$/, 'PUT');
      await age(page, api, 6 * 60);
      await page.clock.fastForward('00:10');
      await app.person.givenName.press('End');
      await page.clock.fastForward('00:10');
      expect(renewals).toHaveLength(0);

      await page.clock.fastForward('01:30');
      // What listens is loaded after the page, and may have missed the first key.
      const typeOn = async (): Promise<number> => {
        await app.person.givenName.press('End');
        return renewals.length;
      };
      await expect.poll(typeOn).toBe(1);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(app.person.givenName).toHaveValue('Grace');
    },
  );
});
