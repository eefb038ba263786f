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
