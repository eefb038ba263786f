import type { Page } from '@playwright/test';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

test('B-07 PAGE-1 page, sort and search stand in the address and survive a reload', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people');
  await people.search('van');
  await expect(page).toHaveURL('/people?search=van');
  await people.sortBy('E-mail');
  await expect(people.column('E-mail')).toHaveAttribute('aria-sort', 'ascending');
  await people.sortBy('E-mail');
  await expect(page).toHaveURL('/people?search=van&sort=-email');
  await people.nextPage.click();
  await expect(page).toHaveURL('/people?search=van&sort=-email&page=2');
  await expect(people.currentPage).toHaveText('2');
  const names = await people.names.allTextContents();

  await page.reload();
  await expect(people.names).toHaveText(names);
  await expect(people.searchBox).toHaveValue('van');
  await expect(people.column('E-mail')).toHaveAttribute('aria-sort', 'descending');
  await expect(people.currentPage).toHaveText('2');
  await expect(people.names.first()).toContainText(/van/i);
});

test('a list keeps its sort order until the page that follows it is shown', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people?sort=-place');
  await expect(people.column('Place')).toHaveAttribute('aria-sort', 'descending');
  const changes = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const texts = ['h1', 'th[aria-sort]'].map(
        (part) => document.querySelector(part)?.textContent,
      );
      seen.add(texts.join(', '));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await people.names.first().click();
  await expect(app.frame.heading).not.toHaveText('People');
  const seen = await changes.evaluate((all) => [...all]);
  expect(seen.filter((texts) => texts.startsWith('People'))).toEqual(['People, Place']);
});

test('PAGE-1 A11Y-PAGE its links have addresses, and those at the ends are dead', async ({
  page,
  app,
}) => {
  const { pagination, currentPage } = app.people;
  const step = (id: string) => pagination.getByRole('link', { name: app.text(id) });
  await page.goto('/people?search=van&sort=place');
  await expect(step('gnap.pagination-next')).toHaveAttribute(
    'href',
    '/people?search=van&sort=place&page=2',
  );
  for (const id of ['gnap.pagination-first', 'gnap.pagination-previous']) {
    await expect(step(id)).toHaveAttribute('aria-disabled', 'true');
    await expect(step(id)).not.toHaveAttribute('href');
  }

  await step('gnap.pagination-last').click();
  await expect(step('gnap.pagination-next')).toHaveAttribute('aria-disabled', 'true');
  await expect(currentPage).not.toHaveText('1');
  await expect(currentPage).toHaveAttribute('aria-current', 'page');
  await step('gnap.pagination-first').click();
  await expect(currentPage).toHaveText('1');
  await expect(page).toHaveURL('/people?search=van&sort=place');
  await page.goBack();
  await expect(currentPage).not.toHaveText('1');
});

test('A11Y-SEARCH SEARCH-1 the field has a landmark and a label of its own, and keys reach all of it', async ({
  page,
  app,
}) => {
  const { searchBox } = app.people;
  await page.goto('/people');
  const landmark = page.getByRole('main').getByRole('search');
  await expect(landmark.getByRole('searchbox')).toHaveAccessibleName(app.text('people.search'));
  await expect(searchBox).toHaveAttribute('placeholder', app.text('gnap.search-placeholder'));
  await searchBox.fill('van Beek');
  await page.keyboard.press('Tab');
  await expect(landmark.getByRole('button', { name: app.text('gnap.search-clear') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/people?search=van+Beek');
  await expect(searchBox).toBeFocused();
});

test('SEARCH-1 a whole document pasted into the search is cut, and finds nobody', async ({
  page,
  app,
}) => {
  const { names, searchBox } = app.people;
  await page.goto('/people');
  await expect(names).not.toHaveCount(0);
  await searchBox.focus();
  await page.keyboard.insertText('zzz '.repeat(5_000));
  await searchBox.press('Enter');
  await expect(names).toHaveCount(0);
  await page.reload();
  await expect(searchBox).toHaveValue('zzz '.repeat(250).trim());
  await expect(names).toHaveCount(0);
});

test('SEARCH-1 B-04 Enter searches, nobody found says so, and everybody can be shown again', async ({
  page,
  app,
}) => {
  const { people } = app;
  const said = page.locator('[role=status][aria-relevant=additions] > *');
  const nobody = app.text('people.none-found', { search: 'nobody is called this' });
  await page.goto('/people');
  await expect(people.searchBox).toHaveAttribute('placeholder', 'Search ...');
  await people.search('nobody is called this');
  await expect(app.frame.main.getByText(nobody)).toBeVisible();
  await expect(people.table).toHaveCount(0);
  await expect(said.last()).toHaveText(nobody);

  await page.getByRole('button', { name: app.text('people.clear-search') }).click();
  await expect(people.names).toHaveCount(20);
  await expect(page).toHaveURL('/people');
  await expect(people.searchBox).toHaveValue('');
  await expect(people.heading).toBeFocused();
});

test(
  'SEARCH-1 what is typed on while a search is on its way stays when its answer comes',
  calm('holds an answer back'),
  async ({ page, app }) => {
    const { people } = app;
    await page.goto('/people');
    await expect(people.names).toHaveCount(20);
    const gate = createGate();
    await page.route('**/api/people?**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await people.search('van');
    await people.searchBox.pressSequentially(' den');
    gate.open();
    await expect(page).toHaveURL('/people?search=van');
    await expect(people.searchBox).toHaveValue('van den');
    await people.searchBox.press('Enter');
    await expect(page).toHaveURL('/people?search=van+den');
    await expect(people.searchBox).toHaveValue('van den');
  },
);

test('B-07 PAGE-1 the page size stands in the address, survives a reload, and keeps the first row in view', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people?page=3');
  await expect(people.pageSize).toHaveValue('20');
  const first = (await people.names.allTextContents())[0] ?? '';
  await people.pageSize.selectOption('50');
  await expect(page).toHaveURL('/people?pageSize=50');
  await expect(people.names).toHaveCount(50);
  expect(await people.names.allTextContents()).toContain(first);
  await page.reload();
  await expect(people.names).toHaveCount(50);
  await expect(people.pageSize).toHaveValue('50');

  await people.nextPage.click();
  await expect(page).toHaveURL('/people?pageSize=50&page=2');
  await expect(people.currentPage).toHaveText('2');
  const kept = (await people.names.allTextContents())[0] ?? '';
  await people.pageSize.selectOption('10');
  await expect(page).toHaveURL('/people?pageSize=10&page=6');
  await expect(people.names).toHaveCount(10);
  await expect(people.names.first()).toHaveText(kept);
  await people.pageSize.selectOption('20');
  await expect(page).toHaveURL('/people?page=3');
  await page.goto('/people?pageSize=7');
  await expect(people.names).toHaveCount(20);
});

test(
  'PAGE-1 while a page loads, the foot of the list goes on from what was asked for last',
  calm('holds requests back'),
  async ({ page, app }) => {
    const { people } = app;
    await page.goto('/people');
    await expect(people.currentPage).toHaveText('1');
    const gate = createGate();
    await page.route('**/api/people?*', async (route) => {
      await gate.opened;
      await route.fallback();
    });
    await people.nextPage.click();
    await expect(people.currentPage).toHaveText('2');
    await people.nextPage.click();
    await expect(people.currentPage).toHaveText('3');
    gate.open();
    await expect(page).toHaveURL('/people?page=3');
    await page.goBack();
    await expect(page).toHaveURL('/people');

    const secondGate = createGate();
    await page.route('**/api/people?*', async (route) => {
      await secondGate.opened;
      await route.fallback();
    });
    await people.pageSize.selectOption('50');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(people.pageSize).toHaveValue('50');
    secondGate.open();
    await expect(people.names).toHaveCount(50);
  },
);

test('B-04 B-07 with the focus in a row, Back takes it to the heading', async ({ page, app }) => {
  await page.goto('/people');
  await app.people.nextPage.click();
  await expect(page).toHaveURL('/people?page=2');
  await app.people.rowBox(3).focus();
  await page.goBack();
  await expect(app.people.currentPage).toHaveText('1');
  await expect(app.people.heading).toBeFocused();
});

test('B-07 PAGE-1 after Back another page size keeps the first row of the page that is there', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people?page=2');
  await expect(people.names).toHaveCount(20);
  const first = (await people.names.allTextContents())[0] ?? '';
  await page.getByRole('link', { name: app.text('gnap.pagination-last') }).click();
  await expect(people.names.first()).not.toHaveText(first);
  await page.goBack();
  await expect(people.names.first()).toHaveText(first);
  await people.pageSize.selectOption('50');
  await expect(page).toHaveURL('/people?pageSize=50');
  await expect(people.names).toHaveCount(50);
});

for (const [language, one, some] of [
  ['en', '1 person', /^1–2 of 2 people$/],
  ['nl', '1 persoon', /^1–2 van 2 personen$/],
  ['fr', '1 personne', /^1–2 sur 2 personnes$/],
] as const) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    test('PAGE-1 what is shown is said, and of one person no range', async ({ page, app, api }) => {
      const family = `Listed${language}`;
      for (const givenName of ['P1', 'P2']) await api.addPerson({ givenName, familyName: family });
      const { main } = app.frame;
      await page.goto(`/people?search=${family}`);
      await expect(main.getByText(some)).toBeVisible();
      await expect(app.people.pagination).toHaveCount(0);
      await page.goto(`/people?search=${family}+P1`);
      await expect(main.getByText(one, { exact: true })).toBeVisible();
    });
  });
}

/** Changes what the server answers to a GET, as if there were more than there is. */
async function change(
  page: Page,
  path: string,
  counts: (answer: { items: unknown[] }, url: URL) => object,
): Promise<void> {
  await page.route(path, async (route) => {
    const answer = (await (await route.fetch()).json()) as { items: unknown[] };
    const url = new URL(route.request().url());
    await route.fulfill({ json: { ...answer, ...counts(answer, url) } });
  });
}

test(
  'PAGE-1 another page of announcements is announced, by which of them it shows',
  calm('changes answers'),
  async ({ page, app }) => {
    await change(page, '**/api/announcements?*', ({ items }, { searchParams }) => ({
      items: items.slice(0, 1),
      total: 1234,
      page: Number(searchParams.get('page')),
    }));
    await page.goto('/announcements?page=51');
    await expect(app.frame.main.getByText('1,001–1,001 of 1,234 announcements')).toBeVisible();
    await app.people.nextPage.click();
    const announced = page.locator('[aria-live]').getByText('1,021–1,021 of 1,234 announcements');
    await expect(announced).toBeAttached();
  },
);

test(
  'PAGE-1 B-28 large numbers are grouped, in the list and on the overview',
  calm('changes answers'),
  async ({ page, app }) => {
    await change(page, '**/api/people?*', ({ items }) => ({
      items: items.slice(0, 1),
      total: 1234,
      page: 51,
    }));
    await change(page, '**/api/overview?*', () => ({ total: 1234, active: 1200 }));
    await page.goto('/people?page=51');
    await expect(app.frame.main.getByText('1,001–1,001 of 1,234 people')).toBeVisible();
    await app.people.headerBox.check();
    await expect(app.people.bulkBar).toContainText('Select all 1,234 that match');
    await app.menu.link(app.text('app.menu.home')).click();
    await expect(app.frame.main.getByText('1,200', { exact: true })).toBeVisible();
  },
);

test('B-07 an odd address shows the list as well as it can', async ({ page, app }) => {
  await page.goto('/people?page=abc&sort=password&search=');
  await expect(app.people.names).toHaveCount(20);
  await expect(app.people.currentPage).toHaveText('1');
  await expect(app.people.column('Name')).toHaveAttribute('aria-sort', 'ascending');
});
