import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppFrame, TopBar } from '../../../skin/frame/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { PageTooltips } from '../../../skin/tooltip/index.js';
import { boxOf, pageBox, styleOf } from '../support/box.js';
import { drag } from '../support/drag.js';
import { menuItems } from '../support/menu.js';
import { setOnRoot, setTokens } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

const frame = (
  <>
    <AppFrame topBar={<TopBar product="Toolkit">{null}</TopBar>} sidebar={<Sidebar />}>
      <p className="h-dvh pt-96">A long page</p>
    </AppFrame>
    <Notifications />
  </>
);

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function renderFrame(): Promise<Rendered> {
  return renderInShell(frame, { items: menuItems, stored: { 'sidebar-collapsed': 'true' } });
}

async function openDrawer(): Promise<Rendered> {
  const screen = await renderFrame();
  await screen.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  return screen;
}

beforeEach(async () => {
  await page.viewport(375, 700);
});

test('SIDE-2 on a phone the sidebar is hidden at start, and the page has all of the width', async () => {
  const screen = await renderFrame();
  expect(screen.getByRole('dialog', { name: 'Menu' }).elements()).toEqual([]);
  expect(boxOf(screen.getByRole('main')).width).toBe(pageBox().width);
  const toggle = screen.getByRole('button', { name: 'Menu', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('SIDE-2 beside a wide page there is no button for the drawer', async () => {
  await page.viewport(768, 700);
  const screen = await renderFrame();
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu', exact: true }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Close the menu' }).elements()).toEqual([]);
});

test('SIDE-2 the drawer lies over the page, with names even where it was collapsed', async () => {
  const screen = await openDrawer();
  const drawer = boxOf(screen.getByRole('dialog', { name: 'Menu' }));
  expect(drawer).toMatchObject({ left: 0, top: 0, width: 248, height: 700 });
  expect(boxOf(screen.getByText('Home')).width).toBeGreaterThan(20);
  expect(boxOf(document.querySelector('main')!).width).toBe(pageBox().width);
  const atTopBar = document.elementFromPoint(20, 24);
  expect(screen.getByRole('dialog', { name: 'Menu' }).element().contains(atTopBar)).toBe(true);
});

test('SIDE-2 B-19 a drawer that is wider than the window, as with big letters, ends with it', async () => {
  setTokens({ '--sidebar-width': '31rem' });
  const screen = await openDrawer();
  expect(boxOf(screen.getByRole('dialog', { name: 'Menu' })).width).toBe(pageBox().width);
});

test('A11Y-DIALOG the drawer says that it is modal', async () => {
  const screen = await openDrawer();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer).toHaveAttribute('aria-modal', 'true');
});

test('A11Y-DIALOG focus is kept in the drawer, and the page is out of reach', async () => {
  const screen = await openDrawer();
  const drawer = screen.getByRole('dialog', { name: 'Menu' }).element();
  const close = screen.getByRole('button', { name: 'Close the menu' });
  await expect.element(close).toHaveFocus();
  expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
  expect(document.querySelector('header')?.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(drawer.contains(document.activeElement)).toBe(true);
  await expect.element(close).not.toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
});

test('A11Y-DIALOG the page behind does not scroll, and a menu that is longer than the window does', async () => {
  await page.viewport(375, 200);
  const screen = await openDrawer();
  const nav = screen.getByRole('navigation');
  expect(nav.element().scrollHeight).toBeGreaterThan(nav.element().clientHeight);
  await userEvent.wheel(screen.getByText('Home'), { delta: { y: 2000 } });
  await expect.poll(() => nav.element().scrollTop).toBeGreaterThan(0);
  await userEvent.wheel(nav, { delta: { y: 2000 } });
  await userEvent.wheel(screen.getByRole('button', { name: 'Close the menu' }), {
    delta: { y: 400 },
  });
  expect(window.scrollY).toBe(0);
});

test('A11Y-DIALOG Escape closes the drawer and gives the focus back', async () => {
  const screen = await openDrawer();
  await expect.element(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Menu', exact: true })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Menu' }).elements()).toEqual([]);
  await expect.element(screen.getByRole('main')).toBeVisible();
});

test('A11Y-DIALOG one Escape closes a drawer that was opened by a key', async () => {
  const screen = await renderInShell(
    <>
      {frame}
      <PageTooltips />
    </>,
    { items: menuItems },
  );
  const toggle = screen.getByRole('button', { name: 'Menu', exact: true });
  await expect.element(toggle).toBeVisible();
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  expect(screen.getByRole('tooltip').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Menu' }).elements()).toEqual([]);
});

test('MENU-6 choosing closes the drawer', async () => {
  const { shell, ...screen } = await openDrawer();
  await screen.getByRole('link', { name: 'Home' }).click();
  expect(shell.navigation.getState().routeId).toBe('home');
  await expect.poll(() => screen.getByRole('dialog', { name: 'Menu' }).elements()).toEqual([]);
});

test('a press beside the drawer closes it', async () => {
  const screen = await openDrawer();
  await userEvent.click(document.documentElement, { position: { x: 340, y: 350 }, force: true });
  await expect.poll(() => screen.getByRole('dialog', { name: 'Menu' }).elements()).toEqual([]);
});

function swipe(from: number, to: number): Promise<void> {
  return drag({ x: from, y: 400 }, { x: to, y: 400 });
}

test('SIDE-2 a finger that swipes the drawer towards its edge closes it', async () => {
  const screen = await openDrawer();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(styleOf(drawer).touchAction).toBe('pan-y');
  await swipe(60, 200);
  await expect.element(drawer).toBeVisible();
  await swipe(200, 60);
  await expect.poll(() => drawer.elements()).toEqual([]);
});

test('SIDE-2 where writing goes from right to left, the swipe goes the other way', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await openDrawer();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await swipe(340, 200);
  await expect.element(drawer).toBeVisible();
  await swipe(200, 340);
  await expect.poll(() => drawer.elements()).toEqual([]);
});

test('B-30 notifications stay within reach', async () => {
  const { shell, ...screen } = await openDrawer();
  shell.notifications.show({ title: 'Saved' });
  await screen.getByRole('button', { name: 'Close notification' }).click();
  expect(shell.notifications.getState().visible).toEqual([]);
});

test('a window that becomes wide takes drawer and backdrop away, and frees the page', async () => {
  const screen = await openDrawer();
  await page.viewport(1280, 700);
  await expect.element(screen.getByRole('main')).toBeVisible();
  await expect.poll(() => document.querySelector('[inert], .backdrop')).toBeNull();
  expect(boxOf(screen.getByRole('complementary')).width).toBe(56);
});

test('A11Y-DIALOG a window that becomes wide leaves the focus in the sidebar', async () => {
  const screen = await openDrawer();
  await page.viewport(1280, 700);
  const sidebar = screen.getByRole('complementary');
  await expect.poll(() => sidebar.element().contains(document.activeElement)).toBe(true);
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('SIDE-2 a window that becomes narrow again shows no drawer by itself', async () => {
  const screen = await openDrawer();
  await page.viewport(1280, 700);
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  await page.viewport(375, 700);
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('where writing goes from right to left, the drawer comes from the right', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await openDrawer();
  expect(boxOf(screen.getByRole('dialog', { name: 'Menu' })).right).toBe(pageBox().right);
});
