import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defineStore } from '../../../headless/core/index.js';
import type {
  SessionExpiryState,
  SessionExpiryStore,
} from '../../../headless/session-expiry/index.js';
import { SessionExpiryDialog } from '../../../skin/session-expiry/index.js';
import { axeViolations } from '../support/axe.js';
import { renderInShell } from '../support/renderInShell.js';

const stay = vi.fn<() => Promise<void>>();
const leave = vi.fn<() => void>();

beforeEach(() => {
  stay.mockReset().mockResolvedValue();
  leave.mockReset();
});

/** The store of a session that ends in 105 seconds. */
function ending(state: Partial<SessionExpiryState> = {}): SessionExpiryStore {
  return defineStore(
    { isOpen: true, secondsLeft: 105, isRenewing: false, hasFailed: false, ...state },
    () => ({ actions: { stay, leave } }),
  );
}

test('B-09 says how long the session still lasts, and Escape stays signed in', async () => {
  const screen = await renderInShell(<SessionExpiryDialog store={ending()} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect.element(dialog).toHaveAccessibleDescription('Your session ends in 1:45.');
  await expect.element(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(stay).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

test('B-09 says that the session could not be renewed', async () => {
  const screen = await renderInShell(<SessionExpiryDialog store={ending({ hasFailed: true })} />);
  await expect
    .element(screen.getByRole('alertdialog').getByText(/could not be renewed/))
    .toBeVisible();
});

test('B-09 leaving ends the session, at once or when the app says so', async () => {
  const screen = await renderInShell(<SessionExpiryDialog store={ending()} />);
  await screen.getByRole('button', { name: 'Sign out' }).click();
  expect(leave).toHaveBeenCalledOnce();
  leave.mockReset();
  const onLeave = vi.fn<(end: () => void) => void>();
  const asked = await renderInShell(<SessionExpiryDialog store={ending()} onLeave={onLeave} />);
  await asked.getByRole('button', { name: 'Sign out' }).last().click();
  expect(leave).not.toHaveBeenCalled();
  onLeave.mock.calls[0]?.[0]();
  expect(leave).toHaveBeenCalledOnce();
});

test('while there is time, nothing is asked', async () => {
  const screen = await renderInShell(<SessionExpiryDialog store={ending({ isOpen: false })} />);
  expect(screen.getByRole('alertdialog').elements()).toEqual([]);
});
