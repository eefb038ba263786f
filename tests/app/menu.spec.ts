import { calm, expect, test } from './support/fixtures.js';
import { recordRequests } from './support/records.js';

test('MENU-2 MENU-4 the third level is reached; its path is marked and open, the rest closed', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await expect(menu.submenu('People')).toHaveAttribute('aria-expanded', 'true');

  await menu.goTo('Demonstrations', 'Access', 'Guarded data');
  await expect(app.frame.heading).toHaveText('Guarded data');
  await expect(page).toHaveURL('/secure');

  await expect(menu.current).toHaveText('Guarded data');
  await expect(menu.current).toHaveAttribute('aria-current', 'page');
  for (const name of ['Demonstrations', 'Access']) {
    await expect(menu.submenu(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.submenu(name)).toHaveAttribute('data-active', 'true');
  }
  await expect(menu.submenu('People')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.toggle('Failures')).toHaveAttribute('aria-expanded', 'false');

  await page.goBack();
  await expect(menu.current).toHaveText('All people');
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('aria-expanded', 'false');
});

test('MENU-3 opening a submenu closes its siblings, and activating an open one closes it', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await menu.submenu('Demonstrations').click();
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.submenu('People')).toHaveAttribute('aria-expanded', 'false');

  await menu.submenu('Access').click();
  await menu.toggle('Failures').click();
  await expect(menu.submenu('Access')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.link('Guarded data')).toHaveCount(0);
  await expect(menu.submenu('Missing page')).toBeVisible();
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('aria-expanded', 'true');

  await menu.submenu('Demonstrations').click();
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.link('Failures')).toHaveCount(0);
  await expect(page).toHaveURL('/people');
});

test('MENU-8 an item with a submenu and a page of its own opens and goes; its toggle only opens', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await menu.submenu('Demonstrations').click();
  await menu.toggle('Failures').click();
  await expect(menu.submenu('Missing page')).toBeVisible();
  await expect(page).toHaveURL('/people');
  await menu.toggle('Failures').click();
  await expect(menu.submenu('Missing page')).toHaveCount(0);

  await menu.link('Failures').click();
  await expect(page).toHaveURL('/error');
  await expect(menu.current).toHaveText('Failures');
  await expect(menu.toggle('Failures')).toHaveAttribute('aria-expanded', 'true');
  await menu.submenu('Missing page').click();
  await expect(page).toHaveURL('/missing');
  await expect(app.frame.heading).toHaveText('Page not found');
});

test(
  'A11Y-MENU every level is reached by keys, and Escape closes a submenu',
  calm('a failure takes the focus'),
  async ({ page, app }) => {
    const { menu } = app;
    await page.goto('/');
    await expect(app.frame.heading).toBeVisible();
    await menu.submenu('Demonstrations').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.submenu('Access')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(menu.link('Guarded data')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.submenu('Access')).toBeFocused();
    await expect(menu.submenu('Access')).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/secure');
  },
);

test('MENU-4 a person belongs to the list of people, whom the menu marks', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await expect(app.person.saveButton).toBeVisible();
  await expect(app.menu.submenu('People')).toHaveAttribute('data-active', 'true');
  await expect(app.menu.link('All people')).toHaveAttribute('data-active', 'true');
  // The page itself is no item, so the list is current, but not the page.
  await expect(app.menu.current).toHaveText('All people');
  await expect(app.menu.current).toHaveAttribute('aria-current', 'true');
});

test(
  'MENU-7 clicking the current item loads its data again and mounts its page anew',
  calm('counts requests'),
  async ({ page, app }) => {
    await page.goto('/people?page=2');
    await expect(app.people.table).toBeVisible();
    const loads = recordRequests(page, /^\/api\/people$/);
    await app.people.searchBox.fill('typed, not searched');

    await app.menu.link('All people').click();

    await expect(app.people.searchBox).toHaveValue('');
    await expect(app.people.currentPage).toHaveText('2');
    await expect(page).toHaveURL('/people?page=2');
    expect(loads).toHaveLength(1);
  },
);

test('MENU-7 B-04 choosing the current page in the palette takes the focus to its new heading', async ({
  page,
  app,
}) => {
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await app.people.searchBox.focus();
  await page.keyboard.press('Control+k');
  await app.frame.palette.getByRole('combobox').fill(app.text('app.menu.people-all'));
  await page.keyboard.press('Enter');
  await expect(app.people.heading).toBeFocused();
});

test('MENU-9 a shortcut is a named button that leads to its page', async ({ page, app }) => {
  await page.goto('/');
  const shortcut = app.menu.sidebar.getByRole('button', { name: 'New person' });
  await page.waitForLoadState('networkidle');
  await shortcut.hover();
  await expect(app.frame.tooltip).toHaveText('New person');
  await shortcut.click();
  await expect(page).toHaveURL('/people/new');
  await expect(app.menu.current).toHaveText('New person');
});

test('MENU-1 what the items say is there: titles, icons, what is open, hidden, and what it does', async ({
  page,
  app,
}) => {
  const { menu, text } = app;
  const titles = ['home', 'people', 'announcements', 'examples', 'demonstrations'];
  // A page of the menu would open the way to itself, and nothing else.
  await page.goto('/nowhere');
  const first = menu.nav.locator('ul').first().locator(':scope > li');
  await expect(first).toHaveCount(titles.length);
  for (const [index, key] of titles.entries()) {
    await expect(first.nth(index)).toContainText(text(`app.menu.${key}`));
    await expect(first.nth(index).locator('svg[aria-hidden=true]').first()).toBeVisible();
  }
  await expect(menu.submenu(text('app.menu.people'))).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.submenu(text('app.menu.examples'))).toHaveAttribute('aria-expanded', 'false');
  // The page of one person belongs to the list, and is no item itself.
  await expect(first.nth(1).getByRole('link')).toHaveText([
    text('app.menu.people-all'),
    text('app.menu.people-new'),
  ]);
  await menu.submenu(text('app.menu.demonstrations')).click();
  await menu.toggle(text('app.menu.failures')).click();
  await menu.submenu(text('app.menu.not-found')).click();
  await expect(page).toHaveURL('/missing');
});

test('A11Y-MENU Tab, Enter, Space, arrows, Home, End and Escape do what they say', async ({
  page,
  app,
}) => {
  const { menu, text } = app;
  const home = menu.link(text('app.menu.home'));
  const people = menu.submenu(text('app.menu.people'));
  const all = menu.link(text('app.menu.people-all'));
  await page.goto('/');
  await home.focus();
  await page.keyboard.press('Tab');
  await expect(people).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(people).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(people).toBeFocused();
  await page.keyboard.press('Space');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(people).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(menu.submenu(text('app.menu.demonstrations'))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(home).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people).toBeFocused();
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/people');
  await expect(menu.nav.locator('[aria-current=page]')).toHaveCount(1);
  await expect(menu.nav.locator('[role^=menu], [aria-haspopup]')).toHaveCount(0);
});
