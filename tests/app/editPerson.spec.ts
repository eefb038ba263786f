import { expect } from './support/fixtures.js';
import { test } from './support/ownServer.js';

test('NOTE-1 NOTE-2 FORM-4 a changed name survives a reload and a restart of the server', async ({
  page,
  app,
  ownServer,
}) => {
  await page.goto('/people');
  await app.signIn.signIn();
  await app.people.search('van');
  await app.people.open('van Beek Pim');

  await app.person.givenName.fill('Willem');
  await app.person.save();
  await app.notifications.expectOnly({
    type: 'success',
    title: app.text('forms.saved'),
    text: app.text('people.saved', { name: 'Willem van Beek' }),
  });
  await expect(app.frame.heading).toHaveText('Willem van Beek');

  await page.reload();
  await expect(app.person.givenName).toHaveValue('Willem');
  // What the page loads in advance must be there before the server goes.
  await page.waitForLoadState('networkidle');

  expect(await ownServer.stop()).toBe(0);
  await ownServer.start();
  await page.reload();
  await expect(app.person.givenName).toHaveValue('Willem');
  await expect(app.frame.heading).toHaveText('Willem van Beek');
});

test.describe('with the server gone', () => {
  test.use({ allowedErrors: /ERR_CONNECTION_REFUSED/ });

  test('ERR-1 FORM-4 saving is told in place and keeps what was typed; it works when the server is back', async ({
    page,
    app,
    ownServer,
  }) => {
    await page.goto('/people?search=van');
    await app.signIn.signIn();
    await app.people.open('van Beek Pim');
    await app.person.givenName.fill('Willem');
    await app.person.note.fill('Two lines,\nboth kept.');

    await ownServer.stop();
    await app.person.save();
    await expect(app.person.alert).toHaveText(app.text('forms.unreachable'));
    await expect(app.person.givenName).toHaveValue('Willem');
    await expect(app.person.note).toHaveValue('Two lines,\nboth kept.');
    await app.notifications.expectNone();

    await ownServer.start();
    await app.person.save();
    await expect(app.frame.heading).toHaveText('Willem van Beek');
    await expect(app.person.alert).toHaveCount(0);
    await app.notifications.expectOnly({
      type: 'success',
      title: app.text('forms.saved'),
      text: app.text('people.saved', { name: 'Willem van Beek' }),
    });
  });
});
