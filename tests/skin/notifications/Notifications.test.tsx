import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor, toHex, tokenColor } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';
import { holdKey } from '../support/holdKey.js';
import { renderNotifications } from '../support/renderNotifications.js';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('A11Y-NOTE two regions are there and empty from the start; they speak, the items do not', async () => {
  const { shell, ...screen } = await renderNotifications();
  const polite = document.querySelector('[aria-live=polite]')!;
  const assertive = document.querySelector('[aria-live=assertive]')!;
  expect([polite.textContent, assertive.textContent]).toEqual(['', '']);
  shell.notifications.show({ type: 'success', title: 'Saved', text: 'All is well.' });
  shell.notifications.show({ type: 'error', title: 'Failed' });
  await expect.poll(() => polite).toHaveTextContent(/^Saved. All is well.$/);
  await expect.poll(() => assertive).toHaveTextContent(/^Failed$/);
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  const region = screen.getByRole('region', { name: 'Notifications' }).element();
  expect(region.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
});

test('A11Y-NOTE showing one does not move focus, and closing gives it back', async () => {
  const { shell, ...screen } = await renderNotifications();
  const button = screen.getByRole('button', { name: 'On the page' });
  await button.click();
  shell.notifications.show({ title: 'Saved' });
  const close = screen.getByRole('button', { name: 'Close notification' });
  await expect.element(close).toBeVisible();
  await expect.element(button).toHaveFocus();
  await expect.element(close).toHaveAccessibleDescription('Saved');
  await close.click();
  await expect.poll(() => close.elements()).toEqual([]);
  await expect.element(button).toHaveFocus();
});

test('B-30 the bar of the time left stops while the pointer is on a notification', async () => {
  const { shell, ...screen } = await renderNotifications();
  await userEvent.hover(screen.getByRole('button', { name: 'On the page' }));
  shell.notifications.show({ title: 'Saved' });
  const item = screen.getByRole('listitem');
  await expect.element(item).toBeVisible();
  const bar = document.querySelector('.notification-timer')!;
  expect(boxOf(bar).height).toBe(2);
  expect(styleOf(bar)).toMatchObject({ animationPlayState: 'running', animationDuration: '6s' });
  await userEvent.hover(item);
  await expect.poll(() => styleOf(bar).animationPlayState).toBe('paused');
  await userEvent.hover(screen.getByRole('button', { name: 'On the page' }));
  await expect.poll(() => styleOf(bar).animationPlayState).toBe('running');
});

test('NOTE-2 an error has no bar, since it stays', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ type: 'error', title: 'Failed' });
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  expect(document.querySelector('.notification-timer')).toBeNull();
});

test('B-30 F8 goes to the notifications, with a ring, and back', async () => {
  const { shell, ...screen } = await renderNotifications();
  const button = screen.getByRole('button', { name: 'On the page' });
  await button.click();
  shell.notifications.show({ title: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  await expect.element(region).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(region).toHaveFocus();
  expect(styleOf(region).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(button).toHaveFocus();
});

test('NOTE-2 a double click closes one, and leaves the next, which slides under the pointer', async () => {
  const { shell, ...screen } = await renderNotifications();
  for (const title of ['One', 'Two', 'Three']) {
    shell.notifications.show({ title, sticky: true });
  }
  const closeButtons = screen.getByRole('button', { name: 'Close notification' });
  await expect.poll(() => closeButtons.elements()).toHaveLength(3);
  await closeButtons.last().dblClick();
  expect(shell.notifications.getState().visible).toHaveLength(2);
});

test('NOTE-2 a double click on an action runs one, and leaves that of the next', async () => {
  const { shell, ...screen } = await renderNotifications();
  const run = vi.fn<(title: string) => void>();
  for (const title of ['One', 'Two', 'Three']) {
    const undo = (): void => {
      run(title);
    };
    shell.notifications.show({ title, sticky: true, action: { label: 'Undo', run: undo } });
  }
  const actions = screen.getByRole('button', { name: 'Undo' });
  await expect.poll(() => actions.elements()).toHaveLength(3);
  await actions.last().dblClick();
  expect(run.mock.calls).toEqual([['Three']]);
  expect(shell.notifications.getState().visible).toHaveLength(2);
});

test('A11Y-NOTE a key that is held closes one, and does not press what has the focus then', async () => {
  const { shell, ...screen } = await renderNotifications();
  const button = screen.getByRole('button', { name: 'On the page' });
  await button.click();
  const onClick = vi.fn();
  button.element().addEventListener('click', onClick);
  shell.notifications.show({ title: 'Saved' });
  shell.notifications.show({ title: 'Sent' });
  const closeButtons = screen.getByRole('button', { name: 'Close notification' });
  await expect.poll(() => closeButtons.elements()).toHaveLength(2);
  await userEvent.keyboard('{F8}{Tab}');
  await holdKey('Enter');
  await expect.poll(() => closeButtons.elements()).toHaveLength(1);
  await expect.element(closeButtons).toHaveFocus();
  await holdKey('Enter');
  await expect.element(button).toHaveFocus();
  await expect.poll(() => closeButtons.elements()).toEqual([]);
  expect(onClick).not.toHaveBeenCalled();
});

test('B-30 equal ones show how many they are', async () => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  shell.notifications.show({ title: 'Saved' });
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('×2');
});

test.each([
  ['success', 'success', 'lucide-circle-check'],
  ['error', 'danger', 'lucide-circle-alert'],
  ['warning', 'warning', 'lucide-triangle-alert'],
  ['info', 'accent', 'lucide-info'],
  ['default', 'muted', 'lucide-info'],
] as const)('NOTE-2 %s has the color %s and an icon of its own', async (type, color, icon) => {
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ type, title: 'Title' });
  const item = screen.getByRole('listitem');
  await expect.element(item).toBeVisible();
  const sign = item.element().querySelector('svg')!;
  expect(sign.classList.toString()).toContain(icon);
  expect(toHex(parseColor(styleOf(sign).color))).toBe(toHex(tokenColor(color)));
});

test('NOTE-2 the action closes its notification and runs', async () => {
  const run = vi.fn();
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Deleted', action: { label: 'Undo', run } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledOnce();
  await expect.poll(() => screen.getByRole('listitem').elements()).toEqual([]);
});

test('without motion nothing slides, and the time left is no less', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const item = screen.getByRole('listitem');
  await expect.element(item).toBeVisible();
  expect(styleOf(item).animationDuration).toBe('0.001s');
  expect(shell.notifications.getState().visible[0]?.timeout).toBe(6000);
});

test('NOTE-2 of a thousand in one tick few are in the page at a time, and all are reached', async () => {
  const { shell, ...screen } = await renderNotifications();
  for (let index = 0; index < 1000; index += 1)
    shell.notifications.show({ type: 'error', title: `Row ${index}` });
  const items = screen.getByRole('region').getByRole('listitem');
  await expect.poll(() => items.elements().length).toBe(5);
  await screen.getByRole('button', { name: 'Close notification' }).first().click();
  await expect.poll(() => items.elements().length).toBe(5);
  await expect.element(items.getByText('Row 5')).toBeVisible();
  shell.notifications.removeAll();
  await expect.poll(() => items.elements()).toEqual([]);
});

test('NOTE-2 how many wait is said, and all can be closed at once', async () => {
  const { shell, ...screen } = await renderNotifications();
  const button = screen.getByRole('button', { name: 'On the page' });
  await button.click();
  const region = screen.getByRole('region', { name: 'Notifications' });
  for (const title of ['1', '2', '3', '4', '5']) shell.notifications.show({ title, sticky: true });
  await expect.poll(() => region.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(region).not.toHaveTextContent('wait');
  shell.notifications.show({ title: '6', sticky: true });
  await expect.element(region.getByText('1 more waits')).toBeVisible();
  shell.notifications.show({ title: '7', sticky: true });
  await expect.element(region.getByText('2 more wait')).toBeVisible();
  await region.getByRole('button', { name: 'Close all' }).click();
  await expect.poll(() => region.elements()).toEqual([]);
  expect(shell.notifications.getState()).toMatchObject({ visible: [], queued: 0 });
  await expect.element(button).toHaveFocus();
});

test('B-30 with forced colors the bar of the time left is seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const { shell, ...screen } = await renderNotifications();
  shell.notifications.show({ title: 'Saved' });
  const item = screen.getByRole('listitem');
  await expect.element(item).toBeVisible();
  const bar = document.querySelector('.notification-timer')!;
  expect(
    contrast(parseColor(styleOf(bar).backgroundColor), backgroundOf(item.element())),
  ).toBeGreaterThanOrEqual(3);
});
