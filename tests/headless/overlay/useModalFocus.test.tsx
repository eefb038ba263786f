import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useModalFocus } from '../../../headless/overlay/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { Modal, Question } from './modals.js';

describeConformance('useModalFocus', {
  useHook: () => useModalFocus({ isOpen: false, container: null }),
  readState: () => null,
  parts: { getModalProps: { getter: (modal) => modal.getModalProps } },
});

test('A11Y-DIALOG the focus moves in, Tab wraps, and the focus goes back', async () => {
  const user = userEvent.setup();
  render(<Modal />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('A11Y-DIALOG the page is inert while the modal is open, notifications are not', async () => {
  const user = userEvent.setup();
  const { container } = render(<Modal />);
  for (const time of ['opened once', 'opened again']) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(container, time).toHaveAttribute('inert');
    expect(screen.getByText('Notifications')).not.toHaveAttribute('inert');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(container, time).not.toHaveAttribute('inert');
  }
});

test('A11Y-DIALOG the focus starts in the part that asks for it', () => {
  render(<Question />);
  expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
});

test('A11Y-DIALOG of parts within parts the focus starts in the innermost', () => {
  function Nested(): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} {...getModalProps()}>
        <div data-initial-focus="">
          <button>Outer</button>
          <div data-initial-focus="">
            <button>Inner</button>
          </div>
        </div>
      </div>
    );
  }
  render(<Nested />);
  expect(screen.getByRole('button', { name: 'Inner' })).toHaveFocus();
});

test('A11Y-DIALOG what takes the focus by itself as the modal opens keeps it', () => {
  function Form(): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} {...getModalProps()}>
        <button>Close</button>
        <input aria-label="Name" ref={(input) => input?.focus()} />
      </div>
    );
  }
  render(<Form />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('A11Y-DIALOG of two modals the page stays inert, and the focus goes back behind both', () => {
  function Two({ first, second }: { first: boolean; second: boolean }): ReactElement {
    return (
      <>
        <button>Behind</button>
        <Question isOpen={first} />
        <Question isOpen={second} />
      </>
    );
  }
  const { container, rerender } = render(<Two first={false} second={false} />);
  screen.getByRole('button', { name: 'Behind' }).focus();
  rerender(<Two first second={false} />);
  rerender(<Two first second />);
  rerender(<Two first second={false} />);
  expect(container).toHaveAttribute('inert');
  rerender(<Two first second />);
  rerender(<Two first={false} second />);
  expect(container).toHaveAttribute('inert');
  rerender(<Two first={false} second={false} />);
  expect(container).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

test('A11Y-DIALOG of two modals that open at once the last can be used, and the other once it is gone', () => {
  function Two({ count }: { count: number }): ReactElement {
    return (
      <>
        <button>Behind</button>
        <Question isOpen={count > 0} />
        <Question isOpen={count > 1} />
      </>
    );
  }
  const { container, rerender } = render(<Two count={0} />);
  screen.getByRole('button', { name: 'Behind' }).focus();
  rerender(<Two count={2} />);
  const [first, last] = screen.getAllByRole('alertdialog');
  expect(first).toHaveAttribute('inert');
  expect(last).not.toHaveAttribute('inert');
  expect(last).toContainElement(document.activeElement as HTMLElement);
  rerender(<Two count={1} />);
  expect(first).not.toHaveAttribute('inert');
  expect(first).toContainElement(document.activeElement as HTMLElement);
  expect(container).toHaveAttribute('inert');
  rerender(<Two count={0} />);
  expect(container).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

test('A11Y-DIALOG what the page made inert by itself stays so', () => {
  const closed = document.createElement('div');
  closed.setAttribute('inert', '');
  document.body.append(closed);
  onTestFinished(() => {
    closed.remove();
  });
  const { container, rerender } = render(<Question />);
  expect(container).toHaveAttribute('inert');
  rerender(<Question isOpen={false} />);
  expect(container).not.toHaveAttribute('inert');
  expect(closed).toHaveAttribute('inert');
});

test('A11Y-DIALOG a modal within a shadow root keeps the focus, and makes the page around it inert', () => {
  const beside = document.body.appendChild(document.createElement('p'));
  const { root, container } = shadowContainer();
  onTestFinished(() => {
    beside.remove();
  });
  const view = within(render(<Modal page={{ body: container }} />, { container }).container);
  const opener = view.getByRole('button', { name: 'Open' });
  const focused = (): Element | null => root.activeElement;
  opener.focus();
  fireEvent.click(opener);
  expect(focused()).toBe(view.getByRole('button', { name: 'First' }));
  expect(beside).toHaveAttribute('inert');
  const close = view.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.keyDown(close, { key: 'Tab' });
  expect(focused()).toBe(view.getByRole('button', { name: 'First' }));
  fireEvent.click(close);
  expect(beside).not.toHaveAttribute('inert');
  expect(focused()).toBe(opener);
});
