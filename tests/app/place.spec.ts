import { calm, expect, test } from './support/fixtures.js';
import type { Language } from './support/texts.js';

test('CRUMB-1 CRUMB-4 the crumbs lead back, and the last one is the page itself', async ({
  page,
  app,
}) => {
  const { breadcrumbs } = app.frame;
  await page.goto('/people?search=van+Beek');
  await app.people.open('van Beek Pim');

  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    'Overview',
    'People',
    'Pim van Beek',
  ]);
  const last = breadcrumbs.locator('[aria-current=page]');
  await expect(last).toHaveText('Pim van Beek');
  await expect(breadcrumbs.getByRole('link')).toHaveText(['Overview', 'People']);

  await breadcrumbs.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/people?search=van+Beek');
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Overview', 'People']);
  await expect(last).toHaveText('People');

  await breadcrumbs.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/');
});

for (const language of ['en', 'nl', 'fr'] satisfies Language[]) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    test('B-03 TITLE-1 TITLE-2 TITLE-3 the title of the document follows every navigation', async ({
      page,
      app,
      api,
    }) => {
      const { text, menu } = app;
      const { id } = await api.addPerson();
      const people = text('app.menu.people');
      await page.goto(`/people/${id}`);
      await expect(page).toHaveTitle(`GNaP » ${people} - Ada Lovelace`);

      await app.person.givenName.fill('Augusta');
      await app.person.save();
      await expect(page).toHaveTitle(`GNaP » ${people} - Augusta Lovelace`);

      await menu.link(text('app.menu.people-all')).click();
      await expect(page).toHaveTitle(`GNaP » ${people}`);
      await menu.link(text('app.menu.people-new')).click();
      await expect(page).toHaveTitle(`GNaP » ${people} - ${text('people.person.new-title')}`);
      await menu.link(text('app.menu.home')).click();
      await expect(page).toHaveTitle(`GNaP » ${text('app.menu.home')}`);
      await menu.goTo(
        text('app.menu.demonstrations'),
        text('app.menu.access'),
        text('app.menu.secure'),
      );
      await expect(page).toHaveTitle(`GNaP » ${text('demonstrations.secure.title')}`);
      await page.goBack();
      await expect(page).toHaveTitle(`GNaP » ${text('app.menu.home')}`);

      await app.frame.signOut();
      await expect(page).toHaveTitle(`GNaP » ${text('app.sign-in.title')}`);
    });
  });
}

test(
  'B-05 the first Tab shows a skip link, and Enter moves the focus into the page',
  calm('a failure takes the focus'),
  async ({ page, app }) => {
    await page.goto('/people?page=2#x');
    await expect(app.people.table).toBeVisible();
    await expect(app.frame.skipLink).not.toBeInViewport();

    await page.keyboard.press('Tab');
    await expect(app.frame.skipLink).toBeFocused();
    await expect(app.frame.skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(app.frame.main).toBeFocused();
    await expect(page).toHaveURL('/people?page=2#x');
    await page.keyboard.press('Tab');
    await expect(app.frame.main.locator(':focus')).toHaveCount(1);
  },
);

test(
  'B-04 navigating focuses the one heading and says its title alone; searching says what it finds',
  calm('a failure takes the focus'),
  async ({ page, app }) => {
    const { heading } = app.frame;
    const said = page.locator('[role=status][aria-relevant=additions] > *');
    const active = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.tagName ?? 'none');
    await page.goto('/people?search=van+Beek');
    await expect(app.people.table).toBeVisible();
    expect(await active()).toBe('BODY');
    await expect(said).toHaveCount(0);

    await app.people.open('van Beek Pim');
    await expect(heading).toHaveText('Pim van Beek');
    await expect(heading).toBeFocused();
    await expect(said).toHaveText(['Pim van Beek']);
    await expect(heading).toHaveCount(1);

    await page.goBack();
    await expect(heading).toBeFocused();
    await expect(said).toHaveText(['Pim van Beek', 'People']);
    await app.people.search('peeters');
    await expect(page).toHaveURL(/search=peeters/);
    await expect(app.people.searchBox).toBeFocused();
    await expect(said).toHaveText(['Pim van Beek', 'People', /^1–\d+ of \d+ people$/]);
    await expect(app.frame.main.getByRole('status')).toHaveCount(0);
  },
);

test(
  'B-06 a new page starts at the top, and Back goes to where the old one was left',
  calm('a page that failed is tried again from its top'),
  async ({ page, app }) => {
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/people');
    await app.people.names.last().scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);

    await app.people.names.last().click();
    await expect(app.person.saveButton).toBeVisible();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(app.people.table).toBeVisible();
    await expect.poll(scrolled).toBe(left);

    await page.reload();
    await expect(app.people.table).toBeVisible();
    await expect.poll(scrolled).toBe(left);
  },
);

test('B-06 a page that is loaded anew starts at the top, whatever was left before it', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/people');
  await app.people.names.last().scrollIntoViewIfNeeded();
  await page.goto('/people/new');
  await expect(app.person.saveButton).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
