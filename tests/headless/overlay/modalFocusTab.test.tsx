import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { tabbableElements, useModalFocus } from '../../../headless/overlay/index.js';
import { Question } from './modals.js';

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

test('A11Y-DIALOG Tab reaches what is in an open shadow root', () => {
  const { container } = render(
    <div>
      <button>First</button>
      <p data-testid="host" />
      <button>Last</button>
    </div>,
  );
  const inside = document.createElement('button');
  inside.append('Inside');
  screen.getByTestId('host').attachShadow({ mode: 'open' }).append(inside);
  expect(tabbableElements(container).map(({ textContent }) => textContent)).toEqual([
    'First',
    'Inside',
    'Last',
  ]);
});

test.each([
  ['inert', ''],
  ['tabindex', '-1'],
])('A11Y-DIALOG Tab skips what is in a shadow root whose host has %s="%s"', (name, value) => {
  const { container } = render(
    <div>
      <p data-testid="host" />
      <button>First</button>
    </div>,
  );
  const host = screen.getByTestId('host');
  host.setAttribute(name, value);
  host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
  expect(tabbableElements(container)).toEqual([screen.getByRole('button')]);
});

test('A11Y-DIALOG Tab reaches what is in a modal that has a shadow root itself', () => {
  render(
    <div data-testid="modal" tabIndex={-1}>
      <button>Inside</button>
    </div>,
  );
  const modal = screen.getByTestId('modal');
  modal.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  expect(tabbableElements(modal)).toEqual([screen.getByRole('button')]);
});

test('A11Y-DIALOG radio buttons of one name in two shadow roots are two groups', () => {
  const { container } = render(
    <div>
      <p data-testid="home" />
      <p data-testid="work" />
    </div>,
  );
  const radios = ['home', 'work'].map((place) => {
    const checked = document.createElement('input');
    Object.assign(checked, { type: 'radio', name: 'phone', checked: true });
    screen.getByTestId(place).attachShadow({ mode: 'open' }).append(checked);
    return checked;
  });
  expect(tabbableElements(container)).toEqual(radios);
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

/** A modal with two buttons, and with what was opened from it. */
function Stacked({ name, children }: { name: string; children?: ReactNode }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  return createPortal(
    <div ref={setContainer} {...getModalProps()}>
      <button>First of {name}</button>
      <button>Last of {name}</button>
      {children}
    </div>,
    document.body,
  );
}

test('A11Y-DIALOG Tab goes round a modal opened from within another, then round that one', async () => {
  const user = userEvent.setup();
  const page = (inner?: ReactNode): ReactElement => <Stacked name="outer">{inner}</Stacked>;
  const { rerender } = render(page());
  const goRound = async (name: string): Promise<void> => {
    const [first, last] = ['First', 'Last'].map((end) => screen.getByText(`${end} of ${name}`));
    expect(first).toHaveFocus();
    await user.tab();
    expect(last).toHaveFocus();
    await user.tab();
    expect(first).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
    await user.tab({ shift: true });
    expect(first).toHaveFocus();
  };
  await goRound('outer');
  rerender(page(<Stacked name="inner" />));
  await goRound('inner');
  rerender(page());
  await goRound('outer');
});
