import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { useDismissal, useModalFocus } from '../../../headless/overlay/index.js';
import { boxOf } from '../support/box.js';
import { drag } from '../support/drag.js';
import { emulateTouch } from '../support/emulate.js';
import { renderInShell } from '../support/renderInShell.js';

/** What is around a modal of the app's own. */
type Around = (modal: ReactNode) => ReactNode;

function Modal({ around, onClose }: { around: Around; onClose: () => void }): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  const { getDismissableProps } = useDismissal({ isOpen: true, onDismiss: onClose });
  return around(
    <div
      {...getModalProps(getDismissableProps())}
      ref={setContainer}
      // No class: the style sheets of the page do not reach into a shadow root.
      style={{ position: 'fixed', top: 320, left: 320 }}
    >
      <button type="button">Close</button>
    </div>,
  );
}

function Page({ around, onDelete }: { around: Around; onDelete: () => void }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main className="min-h-140">
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <button type="button" onClick={onDelete}>
        Delete all
      </button>
      {isOpen && <Modal around={around} onClose={() => setIsOpen(false)} />}
    </main>
  );
}

function middleOf(target: Locator): { x: number; y: number } {
  const { left, top, width, height } = boxOf(target);
  return { x: left + width / 2, y: top + height / 2 };
}

/** One of the page, which goes with the test. */
function shadowRoot(): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    host.remove();
  });
  return host.attachShadow({ mode: 'open' });
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

const atEnd: Around = (modal) => createPortal(modal, document.body);
const inBackdrop: Around = (modal) => atEnd(<div className="fixed inset-0">{modal}</div>);
const inPlace: Around = (modal) => modal;

test.each([
  ['at the end of the page', atEnd, false],
  ['in a backdrop', inBackdrop, false],
  ['in the page itself', inPlace, false],
  ['in a shadow root', inPlace, true],
])(
  'A11Y-DIALOG a tap or a click beside a modal %s closes it, and does nothing to what is below',
  async (_where, around, isInShadow) => {
    await emulateTouch();
    const onDelete = vi.fn();
    const content = <Page around={around} onDelete={onDelete} />;
    const screen = await renderInShell(isInShadow ? createPortal(content, shadowRoot()) : content);
    const opener = screen.getByRole('button', { name: 'Open' });
    const below = screen.getByRole('button', { name: 'Delete all' });
    const place = middleOf(below);
    const close = screen.getByRole('button', { name: 'Close' });
    for (const press of [
      () => drag(place, place),
      () => userEvent.click(document.documentElement, { position: place, force: true }),
    ]) {
      await opener.click();
      await expect.poll(() => close.element().matches(':focus')).toBe(true);
      await press();
      await expect.poll(() => close.elements()).toEqual([]);
      await expect.poll(() => opener.element().matches(':focus')).toBe(true);
    }
    expect(onDelete).not.toHaveBeenCalled();
    await below.click();
    expect(onDelete).toHaveBeenCalledOnce();
  },
);
