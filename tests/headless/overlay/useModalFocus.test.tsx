import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { useModalFocus } from '../../../headless/overlay/index.js';
import { describeConformance } from '../support/conformance.js';

describeConformance('useModalFocus', {
  useHook: () => useModalFocus({ isOpen: false, container: null }),
  readState: () => null,
  parts: { getModalProps: { getter: (modal) => modal.getModalProps } },
});

function Modal(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen, container });
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      {createPortal(<div data-reachable="">Notifications</div>, document.body)}
      {isOpen &&
        createPortal(
          <div ref={setContainer} {...getModalProps()}>
            <button>First</button>
            <button disabled>Disabled</button>
            <button
              onClick={() => {
                setIsOpen(false);
              }}
            >
              Close
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}

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
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(container).toHaveAttribute('inert');
  expect(screen.getByText('Notifications')).not.toHaveAttribute('inert');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(container).not.toHaveAttribute('inert');
});
