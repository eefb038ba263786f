import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppFrame, TopBar } from '../../../skin/frame/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { boxOf, pageBox, styleOf } from '../support/box.js';
import { emulatePrint } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';
import { renderNotifications } from '../support/renderNotifications.js';

/** Ends the animation by which they appear, which moves them. */
function settle(): void {
  for (const item of document.querySelectorAll('.notification'))
    for (const animation of item.getAnimations()) animation.finish();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('NOTE-1 notifications are appended to the page body', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  expect(region.element().parentElement).toBe(document.body);
});

test('they stand at the bottom and the end, 16 px from the edges, 360 px wide', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  const { right, bottom, width } = boxOf(region);
  expect(width).toBe(360);
  expect(pageBox().right - right).toBe(16);
  expect(window.innerHeight - bottom).toBe(16);
});

test('where writing goes from right to left, they stand on the left', async () => {
  setOnRoot('dir', 'rtl');
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  expect(boxOf(region).left - pageBox().left).toBe(16);
  const bar = document.querySelector('.notification-timer')!;
  expect(styleOf(bar).transformOrigin).toMatch(/^3\d\d(\.\d+)?px/);
});

test('on a phone they stand below the bar, as wide as the page', async () => {
  await page.viewport(375, 700);
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  expect(boxOf(region)).toMatchObject({ left: 8, top: 48 + 8, width: pageBox().width - 16 });
});

test.each([
  [1280, 'lowest'],
  [375, 'highest'],
] as const)('at %i px the newest stands nearest the edge: %s', async (width, place) => {
  await page.viewport(width, 700);
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Older' });
  shell.notifications.show({ title: 'Newer' });
  await expect.element(screen.getByText('Newer').last()).toBeVisible();
  settle();
  const region = screen.getByRole('region', { name: 'Notifications' });
  const [older, newer] = ['Older', 'Newer'].map((text) => boxOf(region.getByText(text)).top);
  expect(older! < newer!).toBe(place === 'lowest');
});

test('their shadow is whole, and the page beside them can be pressed', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  const { left, top, bottom } = boxOf(region);
  for (let at = region.getByRole('list').element(); at !== document.body; at = at.parentElement!)
    if (styleOf(at).overflowY !== 'visible') {
      expect(left - boxOf(at).left).toBeGreaterThanOrEqual(16);
      expect(boxOf(at).bottom - bottom).toBeGreaterThanOrEqual(16);
    }
  expect(document.elementFromPoint(left - 4, top + 4)?.closest('section')).toBeNull();
  expect(document.elementFromPoint(left + 4, top + 12)?.closest('section')).not.toBeNull();
});

test('B-19 at 400 % zoom a full pile stays in the window, and can be scrolled', async () => {
  await page.viewport(320, 256);
  const { shell, ...screen } = await renderNotifications();
  for (const number of [1, 2, 3, 4, 5])
    shell.notifications.show({ type: 'error', title: `Error ${number}`, text: 'It went wrong.' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByRole('listitem').first()).toBeInTheDocument();
  settle();
  expect(boxOf(region).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(region).bottom).toBeLessThanOrEqual(256);
  for (const close of region.getByRole('button', { name: 'Close notification' }).elements()) {
    close.scrollIntoView({ block: 'nearest' });
    expect(boxOf(close).top).toBeGreaterThanOrEqual(0);
    expect(boxOf(close).bottom).toBeLessThanOrEqual(256);
  }
});

test('B-19 letters of twice the size push the button that closes all neither out of its card nor onto the text', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(280, 640);
  const { shell, ...screen } = await renderNotifications();
  for (const title of ['1', '2', '3', '4', '5', '6', '7'])
    shell.notifications.show({ title, sticky: true });
  const text = screen.getByRole('region').getByText('2 more wait');
  await expect.element(text).toBeInTheDocument();
  settle();
  const button = boxOf(screen.getByRole('button', { name: 'Close all' }));
  const card = boxOf(text.element().closest('.notification')!);
  expect(button.left).toBeGreaterThanOrEqual(card.left);
  expect(button.right).toBeLessThanOrEqual(card.right);
  expect(button.bottom).toBeLessThanOrEqual(card.bottom);
  expect(button.top).toBeGreaterThanOrEqual(boxOf(text).bottom);
});

test('on a phone a menu that is opened lies over them', async () => {
  await page.viewport(320, 600);
  const { shell, ...screen } = await renderInShell(
    <>
      <MenuButton
        label="Account"
        items={['Profile', 'Shortcuts', 'Sign out'].map((label) => ({
          key: label,
          label,
          run: () => {},
        }))}
      >
        Account
      </MenuButton>
      <Notifications />
    </>,
  );
  shell.notifications.show({ type: 'error', title: 'It failed', text: 'Try again later.' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  await screen.getByRole('button', { name: 'Account' }).click();
  const item = screen.getByRole('menuitem', { name: 'Shortcuts' });
  await expect.element(item).toBeVisible();
  settle();
  const { left, top, width, height } = boxOf(item);
  expect(top).toBeGreaterThan(boxOf(region).top);
  expect(top).toBeLessThan(boxOf(region).bottom);
  const inFront = (): Element | null =>
    document.elementFromPoint(left + width / 2, top + height / 2);
  await expect.poll(() => item.element().contains(inFront())).toBe(true);
});

test.each([1280, 320])(
  'WCAG 2.4.11 at %i px they move to the other edge from over the control that has the focus',
  async (width) => {
    await page.viewport(width, 500);
    const { shell, ...screen } = await renderInShell(
      <>
        <button type="button" className="fixed end-8 top-16">
          Above
        </button>
        <button type="button" className="fixed end-8 bottom-8">
          Below
        </button>
        <Notifications />
      </>,
    );
    const above = screen.getByRole('button', { name: 'Above' });
    const below = screen.getByRole('button', { name: 'Below' });
    const isInFront = (button: typeof above): boolean => {
      const { left, top, width: across, height } = boxOf(button);
      return document.elementFromPoint(left + across / 2, top + height / 2) === button.element();
    };

    for (const button of [above, below, above]) {
      button.element().focus();
      shell.notifications.show({ type: 'error', title: 'It failed', text: 'Try again later.' });
      await expect.element(screen.getByText('It failed')).toBeVisible();
      await expect.poll(() => isInFront(button)).toBe(true);
    }
    expect(isInFront(below)).toBe(false);

    above.element().blur();
    for (const { id } of shell.notifications.getState().visible) shell.notifications.close(id);
    await expect.element(screen.getByText('It failed')).not.toBeInTheDocument();
    shell.notifications.show({ title: 'Saved' });
    await expect.element(screen.getByText('Saved')).toBeVisible();
    expect(isInFront(above), 'at their own edge again').toBe(width > 640);
  },
);

test('WCAG 2.4.11 on a phone a pile takes two fifths of the window, and what has the focus stays clear of it', async () => {
  await page.viewport(320, 600);
  const { shell, ...screen } = await renderInShell(
    <>
      {Array.from({ length: 30 }, (_, index) => (
        <button key={index} type="button" className="block h-11">
          {`Button ${index}`}
        </button>
      ))}
      <Notifications />
    </>,
  );
  const buttons = screen.getByRole('button', { name: /^Button/ }).elements();
  for (const number of [1, 2, 3, 4, 5])
    shell.notifications.show({ type: 'error', title: `Error ${number}`, text: 'It went wrong.' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region.getByRole('listitem').first()).toBeInTheDocument();
  expect(boxOf(region).height).toBeLessThanOrEqual(240);

  buttons.at(-1)!.focus();
  for (const button of buttons.slice(10).reverse()) {
    button.focus();
    expect(boxOf(button).top).toBeGreaterThan(boxOf(region).bottom);
  }
});

test.each([
  [768, 600],
  [1280, 320],
])(
  'WCAG 2.4.11 at %i × %i px a full pile leaves room to move, stays in the window, and begins with the newest',
  async (width, height) => {
    await page.viewport(width, height);
    const { shell, ...screen } = await renderInShell(
      <>
        <div className="fixed end-8 top-12">
          {Array.from({ length: Math.floor((height - 48) / 32) }, (_, index) => (
            <button key={index} type="button" className="block h-8">
              {`Button ${index}`}
            </button>
          ))}
        </div>
        <Notifications />
      </>,
    );
    for (const number of [1, 2, 3, 4, 5])
      shell.notifications.show({ type: 'error', title: `Error ${number}`, text: 'It went wrong.' });
    const region = screen.getByRole('region', { name: 'Notifications' });
    await expect.element(region.getByRole('listitem').first()).toBeInTheDocument();
    settle();

    for (const button of screen.getByRole('button', { name: /^Button/ }).elements()) {
      button.focus();
      const inFront = (): Element | null => {
        const { left, top, width: across, height: high } = boxOf(button);
        return document.elementFromPoint(left + across / 2, top + high / 2);
      };
      await expect.poll(inFront).toBe(button);
      expect(boxOf(region).top).toBeGreaterThanOrEqual(48);
      expect(boxOf(region).bottom).toBeLessThanOrEqual(height);
      const newest = boxOf(region.getByText('Error 5'));
      expect(newest.top).toBeGreaterThanOrEqual(boxOf(region).top);
      expect(newest.bottom).toBeLessThanOrEqual(boxOf(region).bottom);
    }
  },
);

test.each([1, 2, 5])(
  'the end of the page can be scrolled clear of %i that stay, and one that passes moves nothing',
  async (count) => {
    const { shell, ...screen } = await renderInShell(
      <>
        <AppFrame topBar={<TopBar product="Toolkit">{null}</TopBar>}>
          <p className="h-[200vh]">Long</p>
          <button type="button" className="block w-full">
            Next page
          </button>
        </AppFrame>
        <Notifications />
      </>,
    );
    const pageHeight = (): number => document.documentElement.scrollHeight;
    const before = pageHeight();
    const region = screen.getByRole('region', { name: 'Notifications' });
    shell.notifications.show({ type: 'success', title: 'Saved' });
    await expect.element(region.getByText('Saved')).toBeVisible();
    expect(pageHeight()).toBe(before);

    shell.notifications.removeAll();
    for (let number = 1; number <= count; number += 1)
      shell.notifications.show({
        type: 'error',
        title: `Error ${number}`,
        text: 'It went wrong, in a way that takes some words to tell: three or four lines of them, as in Dutch.',
      });
    await expect.element(region.getByText(`Error ${count}`)).toBeInTheDocument();
    settle();
    window.scrollTo(0, pageHeight());
    const next = boxOf(screen.getByRole('button', { name: 'Next page' }));
    expect(next.bottom).toBeLessThan(boxOf(region).top);

    shell.notifications.removeAll();
    await expect.poll(pageHeight).toBe(before);
  },
);

test('B-22 they are not printed', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  const element = region.element();
  await emulatePrint();
  expect(element.checkVisibility()).toBe(false);
});
