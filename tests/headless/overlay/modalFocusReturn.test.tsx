import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useModalFocus } from '../../../headless/overlay/index.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { Modal, Question } from './modals.js';

test('A11Y-DIALOG a modal whose element stays in the page, as a drawer does, gives the focus back', () => {
  function Drawer({ isOpen }: { isOpen: boolean }): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen, container });
    return (
      <>
        <button>Menu</button>
        <div ref={setContainer} {...getModalProps()}>
          <button>Close</button>
        </div>
      </>
    );
  }
  const { rerender } = render(<Drawer isOpen={false} />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  rerender(<Drawer isOpen />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(<Drawer isOpen={false} />);
  expect(opener).toHaveFocus();
  expect(opener).not.toHaveAttribute('inert');
});

test('A11Y-DIALOG the focus goes back to a point of a chart too, which is no HTML element', () => {
  function Page({ isOpen }: { isOpen: boolean }): ReactElement {
    return (
      <>
        <svg>
          <circle tabIndex={0} data-testid="point" />
        </svg>
        <Question isOpen={isOpen} />
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByTestId('point').focus();
  rerender(<Page isOpen />);
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
  rerender(<Page isOpen={false} />);
  expect(screen.getByTestId('point')).toHaveFocus();
});

test('A11Y-DIALOG the focus goes back into a popup; where it cannot, to the button of the popup', () => {
  function Page({ isDisabled, isOpen }: { isDisabled: boolean; isOpen: boolean }): ReactElement {
    return (
      <>
        <button aria-controls="popup">Menu</button>
        <div id="popup">
          <button disabled={isDisabled}>Item</button>
        </div>
        <Question isOpen={isOpen} />
      </>
    );
  }
  const { rerender } = render(<Page isDisabled={false} isOpen={false} />);
  const item = screen.getByRole('button', { name: 'Item' });
  item.focus();
  rerender(<Page isDisabled={false} isOpen />);
  rerender(<Page isDisabled={false} isOpen={false} />);
  expect(item).toHaveFocus();
  rerender(<Page isDisabled={false} isOpen />);
  rerender(<Page isDisabled isOpen />);
  rerender(<Page isDisabled isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('A11Y-DIALOG where a question about a row of a modal ends with the row, the focus stays in the modal', () => {
  function Rows({ hasRow, isAsking }: { hasRow: boolean; isAsking: boolean }): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} {...getModalProps({ 'aria-label': 'Rows' })}>
        {hasRow && <button>Remove</button>}
        <Question isOpen={isAsking} />
      </div>
    );
  }
  const { rerender } = render(<Rows hasRow isAsking={false} />);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  rerender(<Rows hasRow isAsking />);
  rerender(<Rows hasRow={false} isAsking={false} />);
  expect(screen.getByRole('dialog', { name: 'Rows' })).toHaveFocus();
});

test('A11Y-DIALOG where a modal goes on as part of the page, under its id, the focus goes on in it', () => {
  function Drawer(): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} id="menu" {...getModalProps()}>
        <button>Close</button>
      </div>
    );
  }
  function Page({ isWide, isOpen }: { isWide: boolean; isOpen: boolean }): ReactElement {
    return (
      <>
        <button disabled={isWide}>Show</button>
        {isOpen && <Drawer />}
        {isWide && (
          <aside id="menu">
            <a href="#home">Home</a>
          </aside>
        )}
      </>
    );
  }
  const { rerender } = render(<Page isWide={false} isOpen={false} />);
  screen.getByRole('button', { name: 'Show' }).focus();
  rerender(<Page isWide={false} isOpen />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(<Page isWide isOpen={false} />);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
});

test('A11Y-DIALOG where the focus has moved on, closing leaves it there', () => {
  render(<button>Opener</button>);
  render(<button data-reachable="">On a notification</button>);
  screen.getByRole('button', { name: 'Opener' }).focus();
  const { rerender } = render(<Question />);
  const elsewhere = screen.getByRole('button', { name: 'On a notification' });
  elsewhere.focus();
  rerender(<Question isOpen={false} />);
  expect(elsewhere).toHaveFocus();
});

test('A11Y-DIALOG the focus returns to the button of a popup that closed meanwhile', () => {
  function Page({ hasPopup, isOpen }: { hasPopup: boolean; isOpen: boolean }): ReactElement {
    return (
      <>
        <button aria-controls={hasPopup ? 'popup' : undefined}>Menu</button>
        {hasPopup && (
          <div id="popup">
            <button>Item</button>
          </div>
        )}
        <Question isOpen={isOpen} />
      </>
    );
  }
  const { rerender } = render(<Page hasPopup isOpen={false} />);
  screen.getByRole('button', { name: 'Item' }).focus();
  rerender(<Page hasPopup isOpen />);
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
  rerender(<Page hasPopup={false} isOpen />);
  rerender(<Page hasPopup={false} isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('A11Y-DIALOG the focus goes back within an iframe as well', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => {
    frame.remove();
  });
  const page = frame.contentDocument;
  if (page === null) throw new Error('The iframe has no document.');
  const user = userEvent.setup({ document: page });
  const container = page.body.appendChild(page.createElement('div'));
  render(<Modal page={page} />, { container });
  const view = within(page.body);
  await user.click(view.getByRole('button', { name: 'Open' }));
  expect(page.activeElement).toBe(view.getByRole('button', { name: 'First' }));
  await user.click(view.getByRole('button', { name: 'Close' }));
  expect(page.activeElement).toBe(view.getByRole('button', { name: 'Open' }));
});

test('A11Y-DIALOG the focus goes back into the shadow root that it came from', async () => {
  const user = userEvent.setup();
  const { root, container } = shadowContainer();
  const view = within(render(<Modal />, { container }).container);
  const opener = view.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(root.activeElement).toBe(opener);
});

test('A11Y-DIALOG the key that has opened a modal does nothing in it until it is let go', () => {
  render(<Modal />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  expect(fireEvent.keyDown(opener, { key: 'Enter' })).toBe(true);
  fireEvent.click(opener);
  const first = screen.getByRole('button', { name: 'First' });
  expect(first).toHaveFocus();
  const onKeyDown = vi.fn();
  document.body.addEventListener('keydown', onKeyDown);
  onTestFinished(() => {
    document.body.removeEventListener('keydown', onKeyDown);
  });
  expect(fireEvent.keyDown(first, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(first, { key: 'Enter', repeat: true })).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyUp(first, { key: 'Enter' });
  expect(fireEvent.keyDown(first, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(first, { key: 'ArrowDown', repeat: true })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

test('A11Y-DIALOG the key that has closed a modal does nothing more until it is let go', async () => {
  const user = userEvent.setup();
  render(<Modal />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(fireEvent.keyDown(close, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(true);
  fireEvent.click(close);
  const onKeyDown = vi.fn();
  document.body.addEventListener('keydown', onKeyDown);
  onTestFinished(() => {
    document.body.removeEventListener('keydown', onKeyDown);
  });
  expect(fireEvent.keyDown(opener, { key: 'Enter', repeat: true })).toBe(false);
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyUp(opener, { key: 'Enter' });
  expect(fireEvent.keyDown(opener, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(opener, { key: 'Enter', repeat: true })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});

test('A11Y-DIALOG a key that is held when a click closes a modal, or let go unseen, is free with the next one', async () => {
  const user = userEvent.setup();
  render(<Modal />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.keyDown(close, { key: 'Alt' });
  fireEvent.click(close);
  expect(fireEvent.keyDown(opener, { key: 'ArrowDown' })).toBe(true);
  expect(fireEvent.keyDown(opener, { key: 'ArrowDown', repeat: true })).toBe(true);
});
