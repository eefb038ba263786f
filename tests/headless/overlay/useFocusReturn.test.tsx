import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { useFocusReturn, useModalFocus } from '../../../headless/overlay/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { Question } from './modals.js';

describeConformance('useFocusReturn', {
  useHook: () => useFocusReturn(),
  readState: () => null,
  parts: { getContainerProps: { getter: (actions) => actions.getContainerProps } },
});

interface ActionsProps {
  isNarrow?: boolean;
  children?: ReactNode;
}

/** Two buttons, in a narrow window one. */
function Actions({ isNarrow = false, children }: ActionsProps): ReactElement {
  const { getContainerProps } = useFocusReturn();
  return (
    <div {...getContainerProps()}>
      {isNarrow ? (
        <button>Menu</button>
      ) : (
        <p>
          <button>Edit</button>
          <button>Remove</button>
        </p>
      )}
      {children}
    </div>
  );
}

/** A button that removes itself. */
function Dismissible(): ReactElement | null {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <button
      onClick={() => {
        setIsThere(false);
      }}
    >
      Dismiss
    </button>
  ) : null;
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

test.each(['Edit', 'Remove'])(
  'the focus goes from %s to the menu in its place, and back',
  (name) => {
    const { rerender } = render(<Actions />);
    button(name).focus();
    rerender(<Actions isNarrow />);
    expect(button('Menu')).toHaveFocus();
    rerender(<Actions />);
    expect(button('Edit')).toHaveFocus();
  },
);

test('the focus goes on while another window has it, as the menu of the browser may', () => {
  const { rerender } = render(<Actions />);
  button('Remove').focus();
  fireEvent.focusOut(button('Remove'));
  rerender(<Actions isNarrow />);
  expect(button('Menu')).toHaveFocus();
});

test('focus that is elsewhere is left there', () => {
  const page = (isNarrow: boolean): ReactElement => (
    <>
      <input />
      <Actions isNarrow={isNarrow} />
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(document.body).toHaveFocus();
  button('Menu').focus();
  screen.getByRole('textbox').focus();
  rerender(page(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the focus goes on in a shadow root as well', () => {
  const { root, container } = shadowContainer();
  const { rerender } = render(<Actions />, { container });
  root.querySelectorAll('button')[1]?.focus();
  rerender(<Actions isNarrow />);
  expect(root.activeElement).toHaveTextContent('Menu');
});

test('a key that is held as the focus goes on does nothing there', () => {
  const { rerender } = render(<Actions />);
  button('Remove').focus();
  rerender(<Actions isNarrow />);
  expect(fireEvent.keyDown(button('Menu'), { key: 'Enter', repeat: true })).toBe(false);
});

test.each([
  ['Remove', false, 'Menu'],
  ['Menu', true, 'Edit'],
] as const)(
  'A11Y-DIALOG a question that %s has opened gives the focus back to what is in its place by then',
  (opener, wasNarrow, successor) => {
    const page = (isNarrow: boolean, isOpen: boolean): ReactElement => (
      <>
        <Actions isNarrow={isNarrow} />
        <Question isOpen={isOpen} />
      </>
    );
    const { rerender } = render(page(wasNarrow, false));
    button(opener).focus();
    rerender(page(wasNarrow, true));
    rerender(page(!wasNarrow, true));
    expect(button('Answer')).toHaveFocus();
    rerender(page(!wasNarrow, false));
    expect(button(successor)).toHaveFocus();
  },
);

test('A11Y-DIALOG a question that is still there gives the focus back to its opener, not to the first', () => {
  const page = (isOpen: boolean): ReactElement => (
    <Actions>
      <Question isOpen={isOpen} />
    </Actions>
  );
  const { rerender } = render(page(false));
  button('Remove').focus();
  rerender(page(true));
  expect(button('Answer')).toHaveFocus();
  rerender(page(false));
  expect(button('Remove')).toHaveFocus();
});

test('A11Y-DIALOG inside a modal, too, the focus goes on to what is in the place of its control', () => {
  function Modal(): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const [isNarrow, setIsNarrow] = useState(false);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return createPortal(
      <div ref={setContainer} {...getModalProps({ 'aria-label': 'Rows' })}>
        <button
          onClick={() => {
            setIsNarrow(true);
          }}
        >
          Narrow
        </button>
        <Actions isNarrow={isNarrow} />
      </div>,
      document.body,
    );
  }
  render(<Modal />);
  button('Remove').focus();
  fireEvent.click(button('Narrow'));
  expect(button('Menu')).toHaveFocus();
});

test('what takes the focus as the controls are replaced keeps it, as the field that a row is edited in', () => {
  let isFocused = false;
  function focusOnce(field: HTMLElement | null): void {
    if (field && !isFocused) field.focus();
    isFocused = true;
  }
  function Row(): ReactElement {
    const [isEdited, setIsEdited] = useState(false);
    const { getContainerProps } = useFocusReturn();
    return (
      <>
        {isEdited && <input ref={focusOnce} />}
        <div {...getContainerProps()}>
          {isEdited ? (
            <p>
              <button>Save</button>
            </p>
          ) : (
            <button
              onClick={() => {
                setIsEdited(true);
              }}
            >
              Edit
            </button>
          )}
        </div>
      </>
    );
  }
  render(<Row />);
  button('Edit').focus();
  fireEvent.click(button('Edit'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('focus that went elsewhere before the container renders is left there', () => {
  const page = (isNarrow: boolean): ReactElement => (
    <>
      <input />
      <Actions isNarrow={isNarrow}>
        <Dismissible />
      </Actions>
    </>
  );
  const { rerender } = render(page(false));
  button('Dismiss').focus();
  fireEvent.click(button('Dismiss'));
  screen.getByRole('textbox').focus();
  rerender(page(true));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

/** A row that can be focused itself while it has an address. */
function LinkRow({ href = '#row' }: { href?: string | undefined }): ReactElement {
  const { getContainerProps } = useFocusReturn();
  return (
    <a role="link" {...getContainerProps({ href: href || undefined })}>
      <button>Edit</button>
    </a>
  );
}

test('A11Y-DIALOG a question that a focusable container has opened gives the focus back to that', () => {
  const page = (isOpen: boolean): ReactElement => (
    <>
      <LinkRow />
      <Question isOpen={isOpen} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('link').focus();
  rerender(page(true));
  rerender(page(false));
  expect(screen.getByRole('link')).toHaveFocus();
});

test.each([
  ['both at once', [false, false]],
  ['the first one first', [false, true]],
  ['the last one first', [true, false]],
] as const)(
  'A11Y-DIALOG so do questions that were opened one from the other, and close %s',
  (_order, [isFirstOpen, isSecondOpen]) => {
    const page = (isFirst: boolean, isSecond: boolean): ReactElement => (
      <>
        <LinkRow />
        <Question isOpen={isFirst} />
        <Question isOpen={isSecond} />
      </>
    );
    const { rerender } = render(page(false, false));
    screen.getByRole('link').focus();
    rerender(page(true, false));
    rerender(page(true, true));
    rerender(page(isFirstOpen, isSecondOpen));
    rerender(page(false, false));
    expect(screen.getByRole('link')).toHaveFocus();
  },
);

test('A11Y-DIALOG the first control gets the focus back if its container cannot be focused any more', () => {
  const page = (isOpen: boolean, href?: string): ReactElement => (
    <>
      <LinkRow href={href} />
      <Question isOpen={isOpen} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('link').focus();
  rerender(page(true));
  rerender(page(false, ''));
  expect(button('Edit')).toHaveFocus();
});

test('A11Y-DIALOG in a shadow root, too, the focus that a modal has for want of another place goes on', async () => {
  function Modal({ isNarrow }: { isNarrow: boolean }): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} {...getModalProps({ 'aria-label': 'Rows' })}>
        <button>Close</button>
        <Actions isNarrow={isNarrow}>
          <Dismissible />
        </Actions>
      </div>
    );
  }
  const { root, container } = shadowContainer();
  const { rerender } = render(<Modal isNarrow={false} />, { container });
  const dismiss = [...root.querySelectorAll('button')].at(-1)!;
  dismiss.focus();
  fireEvent.click(dismiss);
  await act(async () => {
    // The modal takes the focus in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(root.activeElement).toHaveAttribute('role', 'dialog');
  rerender(<Modal isNarrow />);
  expect(root.activeElement).toHaveTextContent(/^Menu$/);
});
