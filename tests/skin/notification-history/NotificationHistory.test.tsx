import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationHistory } from '../../../skin/notification-history/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf } from '../support/box.js';
import { emulateTouch } from '../support/emulate.js';
import { finishTransitions } from '../support/page.js';
import { renderInShell, type TestShell } from '../support/renderInShell.js';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

const bell = page.getByRole('button', { name: /^Earlier notifications/ });
const panel = page.getByRole('group', { name: 'Earlier notifications' });

async function renderBell(): Promise<TestShell> {
  const { shell } = await renderInShell(
    <header style={{ display: 'flex', justifyContent: 'end' }}>
      <NotificationHistory />
      <button type="button">Account</button>
      <Notifications />
    </header>,
  );
  return shell;
}

test('B-30 the bell shows how many went unseen; the list has them, newest first', async () => {
  const shell = await renderBell();
  shell.notifications.show({ type: 'success', title: 'Saved', text: 'All is well.' });
  shell.notifications.show({ type: 'info', title: 'News' });
  shell.clock.advance(6000);
  await expect.element(bell).toHaveAccessibleName('Earlier notifications, 2 new');
  // A tooltip that differs from the name would be read out after it.
  await expect.element(bell).toHaveAttribute('data-tooltip', 'Earlier notifications, 2 new');
  await expect.element(bell).toHaveTextContent('2');
  await bell.click();
  const items = panel.getByRole('listitem');
  await expect.element(items.first()).toHaveTextContent(/^News/);
  await expect.element(items.last()).toHaveTextContent(/^SavedAll is well/);
  await expect.element(bell).toHaveTextContent('');
  expect(boxOf(panel).right).toBeLessThanOrEqual(1280);
  finishTransitions();
  expect(await axeViolations()).toEqual([]);
});

test('B-30 Tab goes from the bell into the list and on; Escape in it leads back', async () => {
  const shell = await renderBell();
  shell.notifications.show({ type: 'success', title: 'Saved' });
  shell.clock.advance(6000);
  await expect.element(bell).toHaveTextContent('1');
  await bell.click();
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Clear the list' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => panel.elements()).toEqual([]);
  await expect.element(bell).toHaveFocus();
});

test('B-30 a press elsewhere closes the list, one on the bell too', async () => {
  await renderBell();
  await bell.click();
  await expect.element(panel).toHaveTextContent('There are none yet.');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect.poll(() => panel.elements()).toEqual([]);
  await bell.click();
  await expect.element(panel).toBeVisible();
  await bell.click();
  await expect.poll(() => panel.elements()).toEqual([]);
});

test('B-19 at 320 px the list stays inside the window', async () => {
  await page.viewport(320, 600);
  await renderBell();
  await bell.click();
  await expect.element(panel).toBeVisible();
  await expect.poll(() => boxOf(panel).left).toBeGreaterThanOrEqual(0);
  expect(boxOf(panel).right).toBeLessThanOrEqual(320);
});

test.each(['a mouse', 'a finger'])(
  'for %s the count stands at the bell itself',
  async (pointer) => {
    if (pointer === 'a finger') await emulateTouch();
    const shell = await renderBell();
    shell.notifications.show({ type: 'success', title: 'Saved' });
    shell.clock.advance(6000);
    await expect.poll(() => boxOf(bell).height).toBe(pointer === 'a finger' ? 44 : 32);
    const icon = boxOf(bell.element().querySelector('svg')!);
    const count = boxOf(bell.getByText('1'));
    // Its upper corner at the end, and not the corner of a button that is larger.
    expect(count.left - icon.left).toBeLessThan(icon.width * 0.75);
    expect(count.bottom - icon.top).toBeGreaterThan(icon.height * 0.25);
    expect(count.bottom - icon.top).toBeLessThan(icon.height / 2);
  },
);

test('B-30 on a phone the list lies over what is still shown, until F8 goes to that', async () => {
  await page.viewport(320, 600);
  const shell = await renderBell();
  shell.notifications.show({ type: 'error', title: 'Failed' });
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  await bell.click();
  await expect.element(panel).toBeVisible();
  finishTransitions();
  const inFront = (): Element | null => {
    const { left, top, right, bottom } = boxOf(region);
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  };
  await expect.poll(() => panel.element().contains(inFront())).toBe(true);
  await userEvent.keyboard('{F8}');
  await expect.element(region).toHaveFocus();
  expect(region.element().contains(inFront())).toBe(true);
});
