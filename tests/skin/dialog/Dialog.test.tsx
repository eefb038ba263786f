import { useState, type ReactElement, type ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Dialog } from '../../../skin/dialog/index.js';
import { pageBox } from '../support/box.js';
import { holdKey } from '../support/holdKey.js';
import { renderInShell } from '../support/renderInShell.js';
import { DialogPage } from './DialogPage.js';
import { openDialog } from './openDialog.js';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('A11Y-DIALOG it is modal, with a title and a description', async () => {
  const screen = await openDialog({ description: 'This cannot be undone.' });
  const dialog = screen.getByRole('dialog', { name: 'Delete Jan Peeters?' });
  await expect.element(dialog).toHaveAttribute('aria-modal', 'true');
  await expect.element(dialog).toHaveAccessibleDescription('This cannot be undone.');
  expect(dialog.element().closest('[inert]')).toBeNull();
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Delete Jan Peeters?' }))
    .toBeVisible();
});

test('A11Y-DIALOG without a description it refers to none', async () => {
  const screen = await openDialog();
  await expect.element(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

test('A11Y-DIALOG the focus starts in what is asked, Tab goes round, and the close button is seen', async () => {
  const screen = await openDialog();
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  await expect.element(close).toBeVisible();
  for (const name of ['Delete for good', 'Keep', 'Close']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
});

test('A11Y-DIALOG where nothing is asked, the focus starts on the first action', async () => {
  const screen = await openDialog({ children: <p>All of it.</p> });
  await expect.element(screen.getByRole('button', { name: 'Delete for good' })).toHaveFocus();
});

test('A11Y-DIALOG the focus passes over what is invisible, at either end of it', async () => {
  const invisible = <button className="invisible">Not yet</button>;
  const screen = await renderInShell(
    <Dialog title="Import">
      {invisible}
      <button>First</button>
      <button>Last</button>
      {invisible}
    </Dialog>,
  );
  const [first, last] = ['First', 'Last'].map((name) => screen.getByRole('button', { name }));
  await expect.element(first!).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(last!).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(first!).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['an action', () => page.getByRole('button', { name: 'Keep' }).click()],
])('A11Y-DIALOG %s closes it, and gives page and focus back', async (_name, close) => {
  const screen = await openDialog();
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  await close();
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  expect(document.querySelector('[inert], .backdrop')).toBeNull();
});

test('A11Y-DIALOG Enter that is held on what opens it does not answer it', async () => {
  const screen = await renderInShell(<DialogPage>All of it.</DialogPage>);
  screen.getByRole('button', { name: 'Delete' }).element().focus();
  await holdKey('Enter');
  await expect.element(screen.getByRole('button', { name: 'Delete for good' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('A11Y-DIALOG what must be answered has no other way out', async () => {
  const screen = await openDialog({ role: 'alertdialog', mustBeAnswered: true });
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Jan Peeters?' });
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' }).elements()).toEqual([]);
});

test('a press beside it keeps it open, with what was typed, and the focus in it', async () => {
  const screen = await openDialog();
  await userEvent.keyboard('Moved away');
  await userEvent.click(document.querySelector('.backdrop')!, { position: { x: 20, y: 20 } });
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Moved away');
  await expect.element(screen.getByLabelText('Reason')).toHaveFocus();
});

test('A11Y-DIALOG the page behind cannot be reached, and does not scroll', async () => {
  const screen = await openDialog({ page: <p className="h-dvh pt-96">A long page</p> });
  expect(document.querySelector('main')!.closest('[inert]')).not.toBeNull();
  await userEvent.wheel(screen.getByRole('heading'), { delta: { y: 400 } });
  expect(window.scrollY).toBe(0);
});

test.each([
  ['without a scroll bar that takes room', 'auto'],
  ['with one', 'stable'],
])('%s, neither its coming nor its going moves the page', async (_name, gutter) => {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.removeProperty('scrollbar-gutter');
  });
  style.setProperty('scrollbar-gutter', gutter);
  const { width } = pageBox();
  expect(width < window.innerWidth).toBe(gutter === 'stable');
  const screen = await openDialog();
  // From here on it is the dialog that has to keep the room.
  style.removeProperty('scrollbar-gutter');
  expect(pageBox().width).toBe(width);
  style.setProperty('scrollbar-gutter', gutter);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(pageBox().width).toBe(width);
});

test('B-30 notifications stay within reach', async () => {
  const { shell, ...screen } = await openDialog();
  shell.notifications.show({ title: 'Saved' });
  await screen.getByRole('button', { name: 'Close notification' }).click();
  expect(shell.notifications.getState().visible).toEqual([]);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('B-30 live regions within it speak while it is open, as VoiceOver reads no others', async () => {
  const screen = await openDialog();
  const { announcer } = screen.shell;
  announcer.announce('Noted');
  announcer.announce('Refused', 'assertive');
  const region = (name: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[role=dialog] [aria-live=${name}]`)!;
  await expect.poll(() => region('polite').textContent).toBe('Noted');
  await expect.poll(() => region('assertive').textContent).toBe('Refused');
  expect(region('polite').parentElement?.getBoundingClientRect()).toMatchObject({ width: 1 });
  expect(screen.getByText('Noted').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Keep' }).click();
  announcer.announce('Kept');
  const [page] = document.querySelectorAll('[aria-live]');
  // Before it there is what the dialog had no time to say.
  await expect.poll(() => page?.lastChild?.textContent).toBe('Kept');
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
});

test('A11Y-DIALOG when the button with the focus is disabled, Escape and Tab go on working', async () => {
  function Steps(): ReactElement {
    const [isSent, setIsSent] = useState(false);
    return (
      <Dialog title="Steps" onClose={onClose}>
        <button
          disabled={isSent}
          onClick={() => {
            setIsSent(true);
          }}
        >
          Send
        </button>
        <button>Again</button>
      </Dialog>
    );
  }
  const onClose = vi.fn();
  const screen = await renderInShell(<Steps />);
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Steps' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Again' })).toHaveFocus();
});

/** A dialog whose first field says what is wrong with it once it is left, in place of its help. */
function Checked({ help }: { help?: ReactNode }): ReactElement {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <Dialog title="Checked" onClose={() => {}}>
      <input
        aria-label="Code"
        onBlur={() => {
          setIsLeft(true);
        }}
      />
      {isLeft ? <p>No such code.</p> : help}
      <input aria-label="Reason" />
    </Dialog>
  );
}

test.each<[string, (reason: Locator) => Promise<void>]>([
  ['Tab', () => userEvent.keyboard('{Tab}')],
  ['a click', (reason) => reason.click()],
])(
  'A11Y-DIALOG %s into the next field gets there, though leaving the one before changes the dialog',
  async (_, move) => {
    const screen = await renderInShell(<Checked />);
    const reason = screen.getByLabelText('Reason');
    await expect.element(screen.getByLabelText('Code')).toHaveFocus();
    await move(reason);
    await expect.element(screen.getByText('No such code.')).toBeVisible();
    await expect.element(reason).toHaveFocus();
  },
);

test('A11Y-DIALOG if leaving a field removes what Tab moves to, Escape and Tab go on working', async () => {
  const screen = await renderInShell(<Checked help={<button>Help</button>} />);
  await expect.element(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('dialog', { name: 'Checked' })).toHaveFocus();
});
