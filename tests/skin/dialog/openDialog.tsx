import { expect } from 'vitest';
import { renderInShell } from '../support/renderInShell.js';
import { DialogPage, type DialogPageProps } from './DialogPage.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

export async function openDialog(props: DialogPageProps = {}): Promise<Rendered> {
  const screen = await renderInShell(<DialogPage {...props} />);
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByRole(props.role ?? 'dialog')).toBeVisible();
  return screen;
}

/** Brings dialog and backdrop to the end of their appearing. */
export function finishAppearing(): void {
  for (const animation of document.getAnimations()) animation.finish();
}
