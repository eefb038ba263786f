import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../skin/button/index.js';
import { AppFrame, PageHead, RouteProgress, TopBar } from '../../../skin/frame/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { emulatePrint } from '../support/emulate.js';
import { menuItems, menuShortcuts } from '../support/menu.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

const TITLE = 'Averylongtitlethathasnoplacetobreakinitanywhereatall and then some';

function renderFrame(): Promise<Rendered> {
  return renderInShell(
    <AppFrame
      topBar={
        <TopBar product="Toolkit">
          <Button>Save this view</Button>
        </TopBar>
      }
      sidebar={<Sidebar />}
    >
      <PageHead title={TITLE} actions={<Button>Export</Button>} />
      <RouteProgress isLoading />
      {Array.from({ length: 100 }, (_, index) => (
        <p key={index}>Line</p>
      ))}
    </AppFrame>,
    { items: menuItems, shortcuts: menuShortcuts },
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

test('B-05 the first Tab shows a skip link into main', async () => {
  const screen = await renderFrame();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(boxOf(link).bottom).toBeLessThanOrEqual(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  await expect.poll(() => boxOf(link).top).toBe(8);
  const { left, top } = boxOf(link);
  expect(document.elementFromPoint(left + 10, top + 10)).toBe(link.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('B-05 after the skip link, Tab goes on in the page', async () => {
  const screen = await renderFrame();
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});

test('the bar is 48 px high and stays on top, the sidebar below it', async () => {
  const screen = await renderFrame();
  expect(boxOf(screen.getByRole('banner')).height).toBe(48);
  window.scrollTo(0, 600);
  expect(window.scrollY).toBe(600);
  expect(boxOf(screen.getByRole('banner')).top).toBe(0);
  const sidebar = boxOf(screen.getByRole('complementary'));
  expect([sidebar.top, sidebar.bottom]).toEqual([48, 800]);
});

test('what gets the focus is not hidden under the bar', async () => {
  const screen = await renderFrame();
  window.scrollTo(0, 600);
  screen.getByRole('button', { name: 'Export' }).element().focus();
  expect(boxOf(screen.getByRole('button', { name: 'Export' })).top).toBeGreaterThanOrEqual(48);
});

test('nor is its ring of 4 px', async () => {
  const screen = await renderFrame();
  const button = screen.getByRole('button', { name: 'Export' });
  window.scrollTo(0, boxOf(button).top - 40);
  button.element().focus();
  expect(boxOf(button).top).toBeGreaterThanOrEqual(52);
});

test.each([
  [1280, '24px'],
  [375, '16px'],
])('at %i px the page has a gutter of %s', async (width, gutter) => {
  await page.viewport(width, 800);
  const screen = await renderFrame();
  expect(styleOf(screen.getByRole('main')).paddingLeft).toBe(gutter);
});

test('B-19 at 320 px nothing sticks out', async () => {
  await page.viewport(320, 640);
  const screen = await renderFrame();
  expect(scrollsSideways()).toBe(false);
  expect(boxOf(screen.getByRole('heading', { level: 1 })).right).toBeLessThanOrEqual(
    pageBox().right,
  );
});

test('a page has one h1, which a route change can focus', async () => {
  const screen = await renderFrame();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.elements()).toHaveLength(1);
  heading.element().focus();
  await expect.element(heading).toHaveFocus();
  expect(styleOf(heading)).toMatchObject({ fontSize: '20px', lineHeight: '28px' });
});

test('a page on its way shows a bar of 2 px on top, after 150 ms', async () => {
  await renderFrame();
  const bar = document.querySelector('.route-progress')!;
  expect(boxOf(bar.parentElement!)).toMatchObject({ top: 0, height: 2 });
  expect(styleOf(bar).animationDelay).toBe('0.15s');
  const [animation] = bar.getAnimations();
  animation!.pause();
  animation!.currentTime = 149;
  expect(boxOf(bar).width).toBe(0);
  animation!.currentTime = 1000;
  expect(boxOf(bar).width).toBeGreaterThan(0);
});

test('where writing goes from right to left, the bar grows from the right', async () => {
  setOnRoot('dir', 'rtl');
  await renderFrame();
  const bar = document.querySelector('.route-progress')!;
  const [animation] = bar.getAnimations();
  animation!.pause();
  animation!.currentTime = 1000;
  expect(boxOf(bar).right).toBeCloseTo(boxOf(bar.parentElement!).right, 0);
});

test('B-22 on paper there is the page alone', async () => {
  const screen = await renderFrame();
  const chrome = [
    screen.getByRole('banner').element(),
    screen.getByRole('complementary').element(),
    screen.getByRole('link', { name: 'Skip to content' }).element(),
    screen.getByRole('button', { name: 'Export' }).element(),
  ];
  const main = screen.getByRole('main').element();
  await emulatePrint();
  expect(chrome.filter((element) => element.checkVisibility())).toEqual([]);
  expect(styleOf(main).padding).toBe('0px');
});

test.each(['Save this view', 'Collapse the sidebar'])(
  'the focus comes to “%s”, which is always in view, without moving the page',
  async (name) => {
    const screen = await renderFrame();
    window.scrollTo(0, 600);
    screen.getByRole('button', { name }).element().focus();
    expect(window.scrollY).toBe(600);
  },
);
