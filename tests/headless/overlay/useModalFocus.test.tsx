import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tabbableElements, useModalFocus } from '../../../headless/overlay/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';

describeConformance('useModalFocus', {
  useHook: () => useModalFocus({ isOpen: false, container: null }),
  readState: () => null,
  parts: { getModalProps: { getter: (modal) => modal.getModalProps } },
});

function Modal({ page = document }: { page?: { readonly body: Element } }): ReactElement {
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
          page.body,
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

function Question({ isOpen = true }: { isOpen?: boolean }): ReactElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen, container, role: 'alertdialog' });
  if (!isOpen) return null;
  return createPortal(
    <div ref={setContainer} {...getModalProps()}>
      <button>Close</button>
      <div data-initial-focus="">
        <button>Answer</button>
      </div>
    </div>,
    document.body,
  );
}

test('A11Y-DIALOG the focus starts in the part that asks for it', () => {
  render(<Question />);
  expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
});

test('A11Y-DIALOG Tab from the dialog itself stays in it, both ways', async () => {
  const user = userEvent.setup();
  render(<Question />);
  const dialog = screen.getByRole('alertdialog');
  dialog.focus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus();
  dialog.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
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

test('A11Y-DIALOG a modal with nothing for Tab takes the focus itself, and Tab does not leave it', () => {
  function Progress(): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div ref={setContainer} {...getModalProps()}>
        <h2 tabIndex={-1}>Deleting</h2>
      </div>
    );
  }
  render(<Progress />);
  const dialog = screen.getByRole('dialog');
  const heading = screen.getByRole('heading');
  expect(dialog).toHaveFocus();
  expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(false);
  heading.focus();
  expect(fireEvent.keyDown(heading, { key: 'Tab' })).toBe(false);
});

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

test('A11Y-DIALOG Tab goes to what takes the focus, and to nothing else', () => {
  const { container } = render(
    <div>
      <a href="#x">Link</a>
      <input type="hidden" />
      <button tabIndex={-1}>Not by Tab</button>
      <div hidden>
        <button>Hidden</button>
      </div>
      <details>
        <summary>Summary</summary>
      </details>
      <div contentEditable suppressContentEditableWarning>
        Editor
        <i contentEditable={false}>Not editable</i>
      </div>
      <iframe title="Map" />
      <button>Last</button>
    </div>,
  );
  expect(
    tabbableElements(container).map(({ title, firstChild }) => title || firstChild?.textContent),
  ).toEqual(['Link', 'Summary', 'Editor', 'Map', 'Last']);
});

function Choices({ chosen }: { chosen?: string }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  const group = (name: string): ReactElement[] =>
    ['a', 'b', 'c'].map((value) => (
      <input
        key={value}
        type="radio"
        name={name}
        aria-label={`${name} ${value}`}
        defaultChecked={value === chosen}
      />
    ));
  return (
    <div ref={setContainer} {...getModalProps()}>
      {group('first')}
      <button>Between</button>
      {group('last')}
    </div>
  );
}

const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });

test('A11Y-DIALOG radio buttons at either end of a modal are one stop, the checked one', () => {
  render(<Choices chosen="b" />);
  expect(radio('first b')).toHaveFocus();
  expect(fireEvent.keyDown(radio('first b'), { key: 'Tab', shiftKey: true })).toBe(false);
  expect(radio('last b')).toHaveFocus();
  expect(fireEvent.keyDown(radio('last b'), { key: 'Tab' })).toBe(false);
  expect(radio('first b')).toHaveFocus();
  // The browser goes on within the modal by itself.
  expect(fireEvent.keyDown(radio('first b'), { key: 'Tab' })).toBe(true);
  const between = screen.getByRole('button', { name: 'Between' });
  between.focus();
  expect(fireEvent.keyDown(between, { key: 'Tab', shiftKey: true })).toBe(true);
});

test('A11Y-DIALOG while none of them is checked, Tab leaves a group of radio buttons from any', () => {
  render(<Choices />);
  expect(radio('first a')).toHaveFocus();
  radio('last a').focus();
  expect(fireEvent.keyDown(radio('last a'), { key: 'Tab' })).toBe(false);
  expect(radio('first a')).toHaveFocus();
});

test('A11Y-DIALOG radio buttons without a name, or of another form, are stops of their own', () => {
  const radios = (name?: string): ReactElement => (
    <form>
      <input type="radio" name={name} aria-label="a" defaultChecked />
      <input type="radio" name={name} aria-label="b" defaultChecked={name === undefined} />
    </form>
  );
  const { container } = render(
    <>
      {radios()}
      {radios('size')}
      {radios('size')}
    </>,
  );
  expect(tabbableElements(container).map((element) => element.getAttribute('aria-label'))).toEqual([
    'a',
    'b',
    'a',
    'a',
  ]);
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
