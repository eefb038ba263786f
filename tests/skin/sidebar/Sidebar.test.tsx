import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MenuItem } from '../../../headless/menu/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { boxOf, centerOf, pageBox, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor, toHex, tokenColor } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';
import { menuItems, menuShortcuts } from '../support/menu.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderInShell, type ShellOptions } from '../support/renderInShell.js';

const MENU: ShellOptions = { items: menuItems, shortcuts: menuShortcuts };

function Frame(): ReactElement {
  return (
    <div className="flex">
      <Sidebar />
      <main className="grow" data-testid="main">
        Page
      </main>
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('SIDE-1 the sidebar is 248 px wide, collapsed 56, and remembers it', async () => {
  const { shell, ...screen } = await renderInShell(<Frame />, MENU);
  const sidebar = screen.getByRole('complementary');
  expect(boxOf(sidebar).width).toBe(248);
  expect(boxOf(screen.getByTestId('main')).left).toBe(248);
  await screen.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await expect.poll(() => boxOf(sidebar).width).toBe(56);
  expect(boxOf(screen.getByTestId('main')).left).toBe(56);
  expect(shell.storage.read('sidebar-collapsed')).toBe('true');
});

test('A11Y-SIDEBAR the name of the collapse button stays, its state changes', async () => {
  const screen = await renderInShell(<Frame />, MENU);
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  const controlled = document.getElementById(toggle.element().getAttribute('aria-controls')!);
  expect(controlled).toBe(screen.getByRole('complementary').element());
});

test('MENU-4 the menu shows three levels, each further in', async () => {
  const screen = await renderInShell(<Frame />, { ...MENU, url: '/roles' });
  const starts = [
    screen.getByRole('button', { name: 'People', exact: true }),
    screen.getByRole('button', { name: 'Access' }),
    screen.getByRole('link', { name: 'Roles' }),
  ].map((item) => boxOf(item).left);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(new Set(starts).size).toBe(3);
  const branch = screen.getByRole('link', { name: 'Roles' }).element().closest('ul')!;
  expect(styleOf(branch)).toMatchObject({ borderLeftWidth: '1px', paddingLeft: '12px' });
});

test('A11Y-MENU the current item is tinted, bold, and has an edge of 2 px', async () => {
  const screen = await renderInShell(<Frame />, { ...MENU, url: '/home' });
  const home = screen.getByRole('link', { name: 'Home' });
  await expect.element(home).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1);
  finishTransitions();
  expect(toHex(parseColor(styleOf(home).backgroundColor))).toBe(toHex(tokenColor('accent-tint')));
  expect(styleOf(home).fontWeight).toBe('600');
  const edge = styleOf(home, '::before');
  expect(edge.width).toBe('2px');
  expect(toHex(parseColor(edge.backgroundColor))).toBe(toHex(tokenColor('accent')));
});

test('a closed branch stands for the current item that is in it', async () => {
  const screen = await renderInShell(<Frame />, { ...MENU, url: '/roles' });
  const people = screen.getByRole('button', { name: 'People', exact: true });
  expect(styleOf(people).fontWeight).not.toBe('600');
  await people.click();
  await expect.element(people).toHaveAttribute('aria-expanded', 'false');
  expect(styleOf(people).fontWeight).toBe('600');
});

test('A11Y-MENU the arrows pass over what is invisible', async () => {
  const screen = await renderInShell(<Frame />, MENU);
  const people = screen.getByRole('button', { name: 'People', exact: true }).element();
  people.closest('li')!.style.visibility = 'hidden';
  screen.getByRole('link', { name: 'Home' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: /^Reports/ })).toHaveFocus();
});

test('MENU-3 an arrow turns with its submenu', async () => {
  const screen = await renderInShell(<Frame />, MENU);
  const people = screen.getByRole('button', { name: 'People', exact: true });
  const arrow = people.element().querySelector('.lucide-chevron-right')!;
  expect(styleOf(arrow).rotate).toBe('none');
  await people.click();
  await expect.poll(() => styleOf(arrow).rotate).toBe('90deg');
  await expect.element(screen.getByRole('link', { name: 'All people' })).toBeVisible();
});

test('MENU-3 a double click on a submenu opens it, and follows no link that comes under the pointer', async () => {
  const pages = (section: string): MenuItem[] =>
    [1, 2, 3].map((number) => {
      const name = `${section}-${number}`;
      return { key: name, title: name, state: name };
    });
  const items = ['first', 'second'].map((key) => ({ key, title: key, items: pages(key) }));
  const screen = await renderInShell(<Frame />, { items, url: '/first-1' });
  const second = screen.getByRole('button', { name: 'second' });
  await second.dblClick();
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  const under = screen.getByRole('link', { name: 'second-3' });
  await expect.element(under).not.toHaveAttribute('aria-current');

  await under.click();
  await expect.element(under).toHaveAttribute('aria-current', 'page');
});

test('MENU-8 a long title ends before the button that opens its submenu', async () => {
  const screen = await renderInShell(<Frame />, MENU);
  const title = screen.getByText(/^Reports of the year/).first();
  const toggle = screen.getByRole('button', { name: /^Submenu of Reports/ });
  expect(boxOf(title).right).toBeLessThanOrEqual(boxOf(toggle).left);
  await toggle.click();
  await expect.element(screen.getByRole('link', { name: 'Monthly' })).toBeVisible();
});

test('MENU-1 a badge stands at the end of its row and is part of the name', async () => {
  const items = [
    { key: 'inbox', title: 'Inbox', state: 'inbox', badge: 12 },
    { key: 'news', title: 'Arbeidsongeschiktheidsverzekeringen', state: 'news', badge: 'new' },
  ];
  const screen = await renderInShell(<Frame />, { items });
  const inbox = screen.getByRole('link', { name: 'Inbox 12', exact: true });
  const badge = screen.getByText('12');
  expect(boxOf(badge).right).toBeGreaterThan(boxOf(inbox).right - 16);
  const news = screen.getByRole('link', { name: 'Arbeidsongeschiktheidsverzekeringen new' });
  expect(boxOf(screen.getByText(/^Arbeids/)).right).toBeLessThanOrEqual(
    boxOf(screen.getByText('new', { exact: true })).left,
  );
  expect(boxOf(screen.getByText('new', { exact: true })).right).toBeLessThanOrEqual(
    boxOf(news).right,
  );
});

test('MENU-1 a long word is broken, so that all of it can be read', async () => {
  const title = 'Beroepsaansprakelijkheidsverzekeringspolissenadministratie';
  const screen = await renderInShell(<Frame />, { items: [{ key: 'a', title, state: 'a' }] });
  const text = screen.getByText(title).element();
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  expect(boxOf(text).height).toBeGreaterThan(40);
  expect(boxOf(text).right).toBeLessThanOrEqual(248);
});

test('MENU-9 collapsed, icons keep their names, and shortcuts shrink to a strip', async () => {
  const screen = await renderInShell(<Frame />, {
    ...MENU,
    stored: { 'sidebar-collapsed': 'true' },
  });
  const home = screen.getByRole('link', { name: 'Home' });
  await expect.element(home).toBeVisible();
  expect(boxOf(home.element().querySelector('svg')!)).toMatchObject({ width: 20, height: 20 });
  expect(boxOf(screen.getByText('Home')).width).toBeLessThanOrEqual(1);
  const shortcuts = ['Start', 'Preferences'].map((name) =>
    boxOf(screen.getByRole('button', { name })),
  );
  expect(shortcuts[0]!.left).toBe(shortcuts[1]!.left);
  expect(shortcuts[0]!.bottom).toBeLessThan(shortcuts[1]!.top);
  for (const { width, height } of shortcuts) expect([width, height]).toEqual([32, 32]);
});

test('collapsed, all icons stand in one column in the middle', async () => {
  const screen = await renderInShell(<Frame />, {
    ...MENU,
    stored: { 'sidebar-collapsed': 'true' },
  });
  const centers = [...screen.getByRole('complementary').element().querySelectorAll('svg')]
    .filter((icon) => icon.checkVisibility())
    .map(centerOf);
  expect(centers).toHaveLength(7);
  // The middle of what is left beside the sidebar's own line.
  expect(centers.map((center) => Math.abs(center - 27.5) <= 1)).toEqual(centers.map(() => true));
});

test('B-15 a long menu scrolls by itself', async () => {
  await page.viewport(1280, 300);
  const items = Array.from({ length: 30 }, (_, index) => ({
    key: `item${index}`,
    title: `Item ${index}`,
    state: `item${index}`,
  }));
  const screen = await renderInShell(<Frame />, { items });
  const nav = screen.getByRole('navigation').element();
  expect(nav.scrollHeight).toBeGreaterThan(nav.clientHeight);
  expect(boxOf(screen.getByRole('complementary')).height).toBe(300 - 48);
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  expect(boxOf(toggle).bottom).toBeLessThanOrEqual(300);
});

test('B-15 the active item is in view at the start, and after the page has changed', async () => {
  await page.viewport(1280, 300);
  const items = Array.from({ length: 30 }, (_, index) => ({
    key: `item${index}`,
    title: `Item ${index}`,
    state: `item${index}`,
  }));
  const { shell, ...screen } = await renderInShell(<Frame />, { items, url: '/item29' });
  const nav = screen.getByRole('navigation');
  const isInView = (name: string): boolean => {
    const item = boxOf(screen.getByRole('link', { name, exact: true }));
    return item.top >= boxOf(nav).top && item.bottom <= boxOf(nav).bottom;
  };
  await expect.poll(() => isInView('Item 29')).toBe(true);
  expect(isInView('Item 0')).toBe(false);
  shell.navigation.go({ routeId: 'item1' });
  await expect.poll(() => isInView('Item 1')).toBe(true);
  expect(window.scrollY).toBe(0);
});

test('where writing goes from right to left, the sidebar stands on the right', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await renderInShell(<Frame />, { ...MENU, url: '/home' });
  expect(boxOf(screen.getByRole('complementary')).right).toBe(pageBox().right);
  const people = screen.getByRole('button', { name: 'People', exact: true });
  const [icon, arrow] = people.element().querySelectorAll('svg');
  expect(boxOf(icon!).left).toBeGreaterThan(boxOf(arrow!).left);
  expect(styleOf(arrow!).rotate).toBe('180deg');
  await people.click();
  await expect.poll(() => styleOf(arrow!).rotate).toBe('90deg');
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  expect(styleOf(toggle.element().querySelector('svg')!).scale).toBe('-1 1');
});

test('A11Y-MENU with forced colors the item of the page keeps its edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderInShell(<Frame />, { ...MENU, url: '/roles' });
  const current = screen.getByRole('link', { name: 'Roles' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  finishTransitions();
  const edge = parseColor(styleOf(current, '::before').backgroundColor);
  const around = backgroundOf(screen.getByRole('complementary').element());
  expect(contrast(edge, around)).toBeGreaterThanOrEqual(3);
});
