import { Activity, Suspense, use, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShellProvider } from '../../../headless/shell/index.js';
import { renderInShell } from '../support/renderInShell.js';
import { DialogPage } from './DialogPage.js';

function View({ mode = 'visible' }: { mode?: 'visible' | 'hidden' }): ReactElement {
  return (
    <Activity mode={mode}>
      <DialogPage />
    </Activity>
  );
}

test('A11Y-DIALOG hidden by Activity it lets go of the page; shown again it takes the focus, and gives it back to where it first came from', async () => {
  const screen = await renderInShell(<View />);
  const show = (mode: 'visible' | 'hidden'): Promise<void> =>
    screen.rerender(
      <ShellProvider shell={screen.shell}>
        <View mode={mode} />
      </ShellProvider>,
    );
  const reason = screen.getByLabelText('Reason');
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('too old');

  await show('hidden');
  await expect.element(screen.getByText('Delete Jan Peeters?')).not.toBeVisible();
  await expect.element(document.body).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();

  await show('visible');
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue('too old');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus();
});

function Later({ of }: { of: Promise<void> | null }): ReactElement | null {
  if (of !== null) use(of);
  return null;
}

function Waiting({ until }: { until: Promise<void> | null }): ReactElement {
  return (
    <>
      <button>Elsewhere</button>
      <Suspense fallback="One moment">
        <DialogPage />
        <Later of={until} />
      </Suspense>
    </>
  );
}

test('A11Y-DIALOG while something beside it is waited for, the page can be used; shown again it takes the focus', async () => {
  const screen = await renderInShell(<Waiting until={null} />);
  const reason = screen.getByLabelText('Reason');
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('too old');

  let end = (): void => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  await screen.rerender(
    <ShellProvider shell={screen.shell}>
      <Waiting until={until} />
    </ShellProvider>,
  );
  await expect.element(screen.getByText('One moment')).toBeVisible();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  expect(document.querySelector('[inert]')).toBeNull();

  end();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveValue('too old');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
