import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { boxOf } from '../support/box.js';
import { menuItems } from '../support/menu.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function renderFilterable(filterFrom = 5): Promise<Rendered> {
  return renderInShell(
    <>
      <Sidebar filterFrom={filterFrom} />
      <LiveRegions />
    </>,
    { items: menuItems },
  );
}

/** The names of what is shown, top to bottom. */
function shown(): string[] {
  return [...document.querySelectorAll('nav :is(a, button:not([aria-label]))')].map(
    ({ textContent }) => textContent,
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('B-15 the field leaves what has the text, and says how many; Escape restores', async () => {
  const screen = await renderFilterable();
  await screen.getByRole('button', { name: 'Submenu of Reports of the year' }).click();
  const before = shown();
  const field = screen.getByRole('searchbox', { name: 'Filter the menu' });
  await field.fill('RÔLES');
  await expect.poll(shown).toEqual(['People', 'Access', 'Roles']);
  await expect.element(screen.getByText('Found in the menu: 1')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  expect(shown()).toEqual(before);
});

test('B-15 Down goes from the field into the results', async () => {
  const screen = await renderFilterable();
  await screen.getByRole('searchbox').fill('month');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: /^Reports/ })).toHaveFocus();
});

test('B-15 where nothing is found, it is said below the field', async () => {
  const screen = await renderFilterable();
  await screen.getByRole('searchbox').fill('xyz');
  await expect.element(screen.getByText('Nothing found').first()).toBeVisible();
  expect(shown()).toEqual([]);
});

test('B-15 a short menu has no field, nor has one of which only the icons fit', async () => {
  const screen = await renderFilterable(9);
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('searchbox').elements()).toEqual([]);
});

test('B-15 the whole menu is there again after it was collapsed while filtered', async () => {
  const screen = await renderFilterable();
  await screen.getByRole('searchbox').fill('home');
  await expect.poll(shown).toEqual(['Home']);
  const collapse = screen.getByRole('button', { name: 'Collapse the sidebar' });
  await collapse.click();
  await expect.element(screen.getByRole('button', { name: 'People' })).toBeVisible();
  expect(screen.getByRole('searchbox').elements()).toEqual([]);
  await collapse.click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  expect(shown()).toHaveLength(4);
});

test.each([800, 260])(
  'B-15 in a window %i px high the menu does not move when the field arrives',
  async (height) => {
    await page.viewport(1280, height);
    const screen = await renderFilterable();
    const top = boxOf(screen.getByRole('link', { name: 'Home' })).top;
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    expect(boxOf(screen.getByRole('link', { name: 'Home' })).top).toBe(top);
  },
);
