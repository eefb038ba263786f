import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { emulateTouch } from '../support/emulate.js';
import { menuItems, menuShortcuts } from '../support/menu.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell, type ShellOptions } from '../support/renderInShell.js';

function Frame(): ReactElement {
  return (
    <div className="flex">
      <Sidebar />
      <main className="relative z-10 grow" data-testid="main">
        <button type="button">On the page</button>
      </main>
    </div>
  );
}

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function renderCollapsed(options: ShellOptions = {}): Promise<Rendered> {
  const screen = await renderInShell(<Frame />, {
    items: menuItems,
    shortcuts: menuShortcuts,
    stored: { 'sidebar-collapsed': 'true' },
    ...options,
  });
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  return screen;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('B-14 by mouse: a branch flies out, the third level opens in it, a link leads on', async () => {
  const { shell, ...screen } = await renderCollapsed();
  const people = screen.getByRole('button', { name: 'People', exact: true });
  await people.hover();
  await expect.element(screen.getByRole('link', { name: 'All people' })).toBeVisible();
  await screen.getByRole('button', { name: 'Access' }).click();
  await screen.getByRole('link', { name: 'Roles' }).click();
  expect(shell.navigation.getState().routeId).toBe('roles');
  expect(screen.getByRole('link', { name: 'Roles' }).elements()).toEqual([]);
});

test('B-14 opening a fly-out leaves the sidebar collapsed, now and later', async () => {
  const { shell, ...screen } = await renderCollapsed();
  await screen.getByRole('button', { name: 'People', exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'All people' })).toBeVisible();
  expect(boxOf(screen.getByRole('complementary')).width).toBe(56);
  expect(shell.storage.read('sidebar-collapsed')).toBe('true');
});

test('B-14 by touch: a tap opens, one beside it closes', async () => {
  await emulateTouch();
  const screen = await renderCollapsed();
  const people = screen.getByRole('button', { name: 'People', exact: true });
  await people.click();
  const link = screen.getByRole('link', { name: 'All people' });
  await expect.element(link).toBeVisible();
  await screen.getByRole('button', { name: 'On the page' }).click();
  expect(link.elements()).toEqual([]);
});

test('B-14 A11Y-MENU by keyboard: Right goes in, Escape level by level out, Tab on', async () => {
  const screen = await renderCollapsed();
  const people = screen.getByRole('button', { name: 'People', exact: true });
  (people.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const access = screen.getByRole('button', { name: 'Access' });
  await expect.element(access).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Roles' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(access).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(people).toHaveFocus();
  expect(access.elements()).toEqual([]);

  await userEvent.keyboard('{Enter}');
  await expect.element(access).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(access).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: /^Reports/ })).toHaveFocus();
  expect(access.elements()).toEqual([]);
});

test('B-14 the focus of a key shows the title beside the icon, that of a press does not', async () => {
  const screen = await renderCollapsed();
  const home = screen.getByRole('link', { name: 'Home', exact: true });
  (screen.getByRole('button', { name: 'Preferences' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(home).toHaveFocus();
  const label = page.getByText('Home').last();
  await expect.poll(() => boxOf(label).left).toBeGreaterThanOrEqual(56);
  expect(label.element().closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByText('Home').elements()).toHaveLength(1);
});

test('B-14 a title shows beside the icon that the pointer rests on', async () => {
  const screen = await renderCollapsed();
  const settings = screen.getByRole('link', { name: 'Settings', exact: true });
  await settings.hover();
  await expect.poll(() => page.getByText('Settings').elements()).toHaveLength(2);
  await expect.element(settings).toHaveAccessibleName('Settings');
  await screen.getByTestId('main').hover({ position: { x: 800, y: 600 } });
  await expect.poll(() => page.getByText('Settings').elements()).toHaveLength(1);
});

test('B-14 the fly-out stands beside the icon, on top of the page, within the window', async () => {
  const screen = await renderCollapsed();
  const people = screen.getByRole('button', { name: 'People', exact: true });
  await people.click();
  const link = screen.getByRole('link', { name: 'All people' });
  await expect.element(link).toBeVisible();
  const surface = link.element().closest('.shadow-overlay')!;
  await expect.poll(() => boxOf(surface).left).toBeGreaterThan(56);
  expect(Math.abs(boxOf(surface).top - boxOf(people).top)).toBeLessThan(2);
  const box = boxOf(link);
  const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  expect(link.element().contains(onTop)).toBe(true);
  expect(scrollsSideways()).toBe(false);
});

test('B-14 where writing goes from right to left, it flies out to the left, and Left opens', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await renderCollapsed();
  const people = screen.getByRole('button', { name: 'People', exact: true });
  (people.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const access = screen.getByRole('button', { name: 'Access' });
  await expect.element(access).toHaveFocus();
  await expect.poll(() => boxOf(access).right).toBeLessThan(pageBox().right - 56);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(people).toHaveFocus();
});

test('B-14 in a low window a fly-out scrolls in itself', async () => {
  await page.viewport(1280, 300);
  const items = [
    {
      ...menuItems[1]!,
      items: Array.from({ length: 30 }, (_, index) => ({
        key: `k${index}`,
        title: `Item ${index}`,
        state: `s${index}`,
      })),
    },
  ];
  const screen = await renderInShell(<Frame />, { items, stored: { 'sidebar-collapsed': 'true' } });
  await screen.getByRole('button', { name: 'People', exact: true }).click();
  const last = screen.getByRole('link', { name: 'Item 29' });
  await expect.element(last).toBeInTheDocument();
  const surface = last.element().closest('.shadow-overlay')!;
  await expect.poll(() => boxOf(surface).bottom).toBeLessThanOrEqual(300);
  expect(surface.scrollHeight).toBeGreaterThan(surface.clientHeight);
});

test('MENU-4 MENU-8 the active branch is marked; its own page is the title of its fly-out', async () => {
  const screen = await renderCollapsed({ url: '/reports' });
  const reports = screen.getByRole('button', { name: /^Reports/ });
  await expect.element(reports).toHaveAttribute('data-active', 'true');
  expect(styleOf(reports, '::before').width).toBe('2px');
  await reports.click();
  const link = screen.getByRole('link', { name: /^Reports/ });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('MENU-1 a badge is a dot beside the icon, and part of the name', async () => {
  const items = [{ ...menuItems[0]!, badge: 3 }];
  const screen = await renderInShell(<Frame />, { items, stored: { 'sidebar-collapsed': 'true' } });
  const home = screen.getByRole('link', { name: 'Home 3', exact: true });
  await expect.element(home).toBeVisible();
  const dot = boxOf(home.element().querySelector('.bg-accent')!);
  const icon = boxOf(home.element().querySelector('svg')!);
  expect(dot.left).toBeGreaterThanOrEqual(icon.right - dot.width);
  expect(dot.right).toBeLessThanOrEqual(boxOf(home).right);
});

test('MENU-9 B-14 fingers get icons and shortcuts of 44 px, which fit', async () => {
  await emulateTouch();
  const screen = await renderCollapsed();
  const targets = [
    screen.getByRole('button', { name: 'Start' }),
    screen.getByRole('link', { name: 'Home', exact: true }),
    screen.getByRole('button', { name: 'People', exact: true }),
  ].map(boxOf);
  for (const { left, right, width, height } of targets) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(56);
  }
});
