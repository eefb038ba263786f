import type { Locator } from '@playwright/test';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, recordRequests } from './support/records.js';

/** Red, green and blue of an element's text, from 0 to 255. */
async function colorOf(element: Locator): Promise<readonly number[]> {
  const color = await element.evaluate((node) => getComputedStyle(node).color);
  return [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(([digits]) => Number(digits));
}

/** WCAG 2.4.11: nothing stands over the middle of it. */
async function expectInView(field: Locator): Promise<void> {
  const isOnTop = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  };
  await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
}

test(
  'FORM-3 FORM-5 FORM-6 A11Y-FIELD an invalid form notifies, labels its faults in red, and focuses the first',
  calm('counts requests'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
    const { person } = app;
    await page.goto(`/people/${id}`);
    await person.familyName.fill('');
    await person.email.fill('no address');
    await person.givenName.focus();
    await person.save();

    await app.notifications.expectOnly({
      type: 'error',
      title: app.text('gnap.validation-error-notification-title'),
      text: app.text('gnap.validation-error-notification-text'),
    });
    await expect(person.familyName).toBeFocused();
    await expect(person.familyName).toHaveAttribute('aria-invalid', 'true');
    await expect(person.givenName).not.toHaveAttribute('aria-invalid');

    const missing = await person.errorOf(person.familyName);
    await expect(missing).toHaveText(app.text('forms.error.required'));
    await expect(missing).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await colorOf(missing);
    expect(red).toBeGreaterThan(green + 50);
    expect(red).toBeGreaterThan(blue + 50);
    await expect(person.familyName).toHaveAccessibleDescription(app.text('forms.error.required'));
    await expect(await person.errorOf(person.email)).toHaveText(app.text('forms.error.email'));

    await person.familyName.fill('King');
    await expect(person.familyName).not.toHaveAttribute('aria-invalid');
    expect(saves).toHaveLength(0);

    await person.email.fill('ada@example.org');
    await person.save();
    await expect(app.frame.heading).toHaveText('Ada King');
    expect(saves).toHaveLength(1);
    await app.notifications.expectOnly({
      type: 'success',
      title: app.text('forms.saved'),
      text: app.text('people.saved', { name: 'Ada King' }),
    });
  },
);

for (const height of [844, 256]) {
  test.describe(`on a phone ${height} pixels high`, () => {
    test.use({ viewport: { width: 320, height } });

    test('B-19 FORM-3 the notification of an invalid form stands over no field that takes the focus', async ({
      page,
      app,
      api,
    }) => {
      const { id } = await api.addPerson();
      const { person } = app;
      await page.goto(`/people/${id}`);
      await person.email.fill('no address');
      await person.save();
      await expect(app.notifications.items).toHaveCount(1);
      await expect(person.email).toBeFocused();
      await expectInView(person.email);

      await page.keyboard.press('Shift+Tab');
      await expect(person.userName).toBeFocused();
      await expectInView(person.userName);
      await page.keyboard.press('Shift+Tab');
      await expect(person.familyName).toBeFocused();
      await expectInView(person.familyName);
    });
  });
}

test.describe('at 200 % zoom of a window of 1440 by 900 pixels', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('B-23 WCAG 2.4.11: the first summary, whose code comes late, pushes no focused field below the bar', async ({
    page,
    app,
    api,
  }) => {
    const { id } = await api.addPerson();
    const { person } = app;
    const gate = createGate();
    await page.route(chunkOf('../skin/error-summary/index.ts'), async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(`/people/${id}`);
    await person.email.fill('no address');
    await person.email.press('Enter');
    await expect(person.email).toHaveAttribute('aria-invalid', 'true');
    gate.open();
    await expect(page.getByRole('link', { name: app.text('people.field.email') })).toBeVisible();
    await expectInView(person.email);
  });
});

test('FORM-7 a user name that is taken is found out by the server and blocks saving', async ({
  page,
  app,
  api,
}) => {
  const other = await api.addPerson();
  const { id } = await api.addPerson();
  const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
  const { person } = app;
  await page.goto(`/people/${id}`);
  await person.userName.fill(other.userName.toUpperCase());
  await person.userName.blur();

  await expect(person.userName).toHaveAttribute('aria-invalid', 'true');
  await expect(await person.errorOf(person.userName)).toHaveText(
    app.text('people.user-name-taken'),
  );
  await person.save();
  await app.notifications.expectOnly({
    type: 'error',
    title: app.text('gnap.validation-error-notification-title'),
    text: app.text('gnap.validation-error-notification-text'),
  });
  await expect(person.userName).toBeFocused();
  expect(saves).toHaveLength(0);
});

test(
  'FORM-2 FORM-7 while the server is asked, the field says so and submitting does nothing',
  calm('holds a request back'),
  async ({ page, app, api }) => {
    const { id, userName } = await api.addPerson();
    const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
    const gate = createGate();
    const { person } = app;
    await page.goto(`/people/${id}`);
    await page.route('**/api/user-name?*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await person.userName.fill(`${userName}-renamed`);
    await person.userName.press('Enter');

    await expect(person.userName).toHaveAttribute('data-state', 'validating');
    await expect(person.saveButton).toHaveAttribute('aria-disabled', 'true');
    await person.userName.press('Enter');
    expect(saves).toHaveLength(0);

    await expect(page.getByText(app.text('gnap.form-validating')).first()).toBeAttached();

    gate.open();
    await expect(person.userName).toHaveAttribute('data-state', 'idle');
    await expect(person.saveButton).not.toHaveAttribute('aria-disabled');
    expect(saves).toHaveLength(0);
    await person.save();
    await app.notifications.expectOnly({
      type: 'success',
      title: app.text('forms.saved'),
      text: app.text('people.saved', { name: 'Ada Lovelace' }),
    });
    expect(saves).toHaveLength(1);
  },
);

test(
  'FORM-4 Enter that is held down saves once',
  calm('counts requests'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const saves = recordRequests(page, /^\/api\/people\/\d+$/, 'PUT');
    await page.goto(`/people/${id}`);
    await app.person.givenName.fill('Augusta');
    await page.keyboard.down('Enter');
    await app.notifications.expectOnly({
      type: 'success',
      title: app.text('forms.saved'),
      text: app.text('people.saved', { name: 'Augusta Lovelace' }),
    });
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // Whatever was sent before has been seen once this is answered.
    await page.evaluate(() => fetch(document.location.href));
    expect(saves).toHaveLength(1);

    await page.keyboard.press('Enter');
    await expect.poll(() => saves.length).toBe(2);
  },
);

test('FORM-4 a new person is saved, and the page becomes theirs', async ({ page, app }) => {
  const { person } = app;
  await page.goto('/people/new');
  await person.givenName.fill('Katherine');
  await person.familyName.fill('Johnson');
  await person.userName.fill('kjohnson-of-nasa');
  await person.email.fill('katherine@example.org');
  await person.save();

  await expect(page).toHaveURL(/\/people\/\d+$/);
  await expect(app.frame.heading).toHaveText('Katherine Johnson');
  await page.reload();
  await expect(person.userName).toHaveValue('kjohnson-of-nasa');
});

test('FORM-7 what is pasted from an app for contacts is saved as it looks', async ({
  page,
  app,
}) => {
  const { person } = app;
  await page.goto('/people/new');
  await person.givenName.fill('Dorothy');
  await person.familyName.fill('Vaughan');
  await person.userName.fill('dvaughan\u200b');
  await person.email.fill('\u202adorothy@example.org\u202c');
  await person.phone.fill('\u202a+32\u00a0470\u202f12\u201134\u202c');
  await person.save();

  await expect(page).toHaveURL(/\/people\/\d+$/);
  await page.reload();
  await expect(person.userName).toHaveValue('dvaughan');
  await expect(person.email).toHaveValue('dorothy@example.org');
  await expect(person.phone).toHaveValue('+32 470 12-34');
});

test.describe('with a fault that only the server finds', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('B-25 it lands on its field', async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    const { person } = app;
    await page.goto(`/people/${id}`);
    await person.note.fill('Kept');
    await page.getByRole('main').getByLabel(app.text('people.field.phone')).fill('no number');
    await person.save();

    const phone = page.getByRole('main').getByLabel(app.text('people.field.phone'));
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(await person.errorOf(phone)).toHaveText(app.text('people.phone-invalid'));
    await expect(phone).toBeFocused();
    await expect(person.note).toHaveValue('Kept');
  });
});

test.describe('with a person that somebody else changed after an answer was lost', () => {
  test.use({ allowedErrors: /status of 409|ERR_FAILED/ });

  test('B-25 their changes are filled in, however often it is saved', async ({
    page,
    app,
    api,
  }) => {
    const person = await api.addPerson();
    await page.goto(`/people/${person.id}`);
    await app.person.givenName.fill('Augusta');
    await page.route(`**/api/people/${person.id}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await app.person.save();
    await expect(app.person.alert).toHaveText(app.text('forms.unreachable'));
    await page.unrouteAll();

    const saved = { ...person, givenName: 'Augusta', version: person.version + 1 };
    await api.changePerson(saved, { familyName: 'King', note: 'Theirs' });
    await app.person.save();
    await expect(app.frame.heading).toHaveText('Augusta King');
    await app.person.givenName.fill('Ada Augusta');
    await app.person.save();
    await expect(app.person.alert).toHaveText(app.text('forms.merged'));
    await expect(app.person.familyName).toHaveValue('King');
    await expect(app.person.note).toHaveValue('Theirs');
    await app.person.save();
    await expect(app.frame.heading).toHaveText('Ada Augusta King');
  });
});

test.describe('with a person that somebody else changed meanwhile', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('B-25 saving says so in place and keeps what was typed', async ({
    page,
    app,
    api,
    context,
  }) => {
    const { id } = await api.addPerson();
    await page.goto(`/people/${id}`);
    await app.person.givenName.fill('Augusta');

    const elsewhere = await context.newPage();
    await elsewhere.goto(`/people/${id}`);
    await elsewhere.getByLabel(app.text('people.field.familyName')).fill('King');
    await elsewhere.getByRole('button', { name: app.text('forms.save') }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Ada King');

    await app.person.save();
    await expect(app.person.alert).toHaveText(app.text('forms.merged'));
    await expect(app.person.givenName).toHaveValue('Augusta');
    await expect(app.person.familyName).toHaveValue('King');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada King');
    await app.notifications.expectNone();

    // WCAG 2.4.11: the bar, which is higher now, hides no field that takes the focus.
    await page.setViewportSize({ width: 320, height: 640 });
    const bar = page.locator('form [data-page-edge]');
    await app.person.givenName.focus();
    for (const name of ['familyName', 'userName', 'email', 'phone', 'function']) {
      await page.keyboard.press('Tab');
      const field = page.getByLabel(app.text(`people.field.${name}`));
      await expect(field).toBeFocused();
      const [box, edge] = [await field.boundingBox(), await bar.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(edge?.y ?? 0);
    }

    await app.person.save();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Augusta King');
  });

  test('B-25 a field that both changed says what the other entered, and saves the own', async ({
    page,
    app,
    api,
  }) => {
    const person = await api.addPerson();
    await page.goto(`/people/${person.id}`);
    await app.person.givenName.fill('Augusta');
    await api.changePerson(person, { givenName: 'Adèle', note: 'Theirs' });

    await app.person.save();
    await expect(app.person.givenName).toBeFocused();
    await expect(app.person.givenName).toHaveValue('Augusta');
    await expect(await app.person.errorOf(app.person.givenName)).toHaveText(
      app.text('forms.theirs', { value: 'Adèle' }),
    );
    await expect(app.person.note).toHaveValue('Theirs');

    await app.person.save();
    await expect(app.frame.heading).toHaveText('Augusta Lovelace');
    await app.notifications.expectOnly({
      type: 'success',
      title: app.text('forms.saved'),
      text: app.text('people.saved', { name: 'Augusta Lovelace' }),
    });
  });

  test('B-25 where the other version cannot be read, what was typed stays and the form says so', async ({
    page,
    app,
    api,
  }) => {
    const person = await api.addPerson();
    await page.goto(`/people/${person.id}`);
    await app.person.givenName.fill('Augusta');
    await api.changePerson(person, { familyName: 'King' });

    await page.route('**/api/people/*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: {} }) : route.fallback(),
    );
    await app.person.save();
    await expect(app.person.alert).toHaveText(app.text('forms.conflict'));
    await expect(app.person.givenName).toHaveValue('Augusta');
    await expect(app.person.familyName).toHaveValue('Lovelace');
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
