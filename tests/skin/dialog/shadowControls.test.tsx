import { createElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../skin/dialog/index.js';
import { renderInShell } from '../support/renderInShell.js';

/** A field as component libraries without React make them: its control is in a shadow root. */
class ShadowField extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open', delegatesFocus: this.hasAttribute('tabindex') });
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Colour');
    root.append(input);
  }
}
customElements.define('test-shadow-field', ShadowField);

test.each([
  ['', undefined],
  [', of a host that delegates its focus', 0],
])('A11Y-DIALOG Tab reaches a control in a shadow root%s, both ways', async (_what, tabIndex) => {
  const screen = await renderInShell(
    <Dialog title="Paint" onClose={() => {}}>
      {createElement('test-shadow-field', { tabIndex })}
    </Dialog>,
  );
  const close = screen.getByRole('button', { name: 'Close' });
  const colour = screen.getByRole('textbox', { name: 'Colour' });
  await expect.element(colour).toBeVisible();
  close.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('red');
  await expect.element(colour).toHaveValue('red');
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Tab}dark ');
  await expect.element(colour).toHaveValue('dark ');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(close).toHaveFocus();
});

/** A card as component libraries make them: what is given to it, then a button of its own. */
class ShadowCard extends HTMLElement {
  connectedCallback(): void {
    const more = document.createElement('button');
    more.append('More');
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'), more);
  }
}
customElements.define('test-shadow-card', ShadowCard);

test('A11Y-DIALOG Tab reaches what a shadow root has after its slot, both ways', async () => {
  const screen = await renderInShell(
    <Dialog title="Paint" onClose={() => {}}>
      {createElement('test-shadow-card', null, <button type="button">Given</button>)}
    </Dialog>,
  );
  const close = screen.getByRole('button', { name: 'Close' });
  await expect.element(screen.getByRole('button', { name: 'More' })).toBeVisible();
  const focused = (): string | null | undefined =>
    (document.activeElement?.shadowRoot ?? document).activeElement?.textContent;
  close.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe('More');
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('Given');
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('More');
});
