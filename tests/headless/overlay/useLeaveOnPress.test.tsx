import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { keepFocus } from '../../../headless/core/index.js';
import { useLeaveOnPress } from '../../../headless/overlay/index.js';
import { useMenuButton } from '../../../headless/menu-button/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';

describeConformance('useLeaveOnPress', {
  useHook: () => useLeaveOnPress({ isOpen: true, popup: null, anchor: null }),
  readState: () => null,
  parts: { getLeavableProps: { getter: (leaving) => leaving.getLeavableProps } },
});

/** Keeps presses from moving the focus, as a backdrop does. */
function Ground(): ReactElement {
  return <div aria-hidden data-testid="ground" onMouseDown={keepFocus} />;
}

interface MenuProps {
  /** Where the menu is. Default: in the page itself. */
  place?: Element;
}

/** A menu, with something beside it in its popup, on a page where it can be pressed beside all. */
function Menu({ place }: MenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const menu = useMenuButton({ items: [{ key: 'print', label: 'Print', run: () => {} }] });
  const { getLeavableProps } = useLeaveOnPress({ isOpen: menu.isOpen, popup, anchor });
  const { tabIndex, onKeyDown, onBlur, ...menuProps } = menu.getMenuProps();
  const content = menu.isOpen && (
    <div {...getLeavableProps({ tabIndex, onKeyDown, onBlur })} ref={setPopup}>
      <button>Name</button>
      <div {...menuProps}>
        {menu.items.map(({ key, label, getItemProps }) => (
          <span key={key} {...getItemProps()}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
  return (
    <>
      <Ground />
      <button {...menu.getTriggerProps()} ref={setAnchor}>
        More
      </button>
      {place && content ? createPortal(content, place) : content}
    </>
  );
}

const finger = { pointerType: 'touch', pointerId: 7 };

/** As on iOS, where a tap on what no one can click has no other events. */
function tap(target: Element): void {
  fireEvent.pointerDown(target, finger);
  fireEvent.pointerUp(target, finger);
}

test.each(['click', 'tap'])(
  'a %s that moves no focus closes a menu, and its button has the focus',
  async (press) => {
    const user = userEvent.setup();
    render(<Menu />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem')).toHaveFocus();
    if (press === 'tap') tap(screen.getByTestId('ground'));
    else await user.click(screen.getByTestId('ground'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  },
);

test('so it does where the focus is beside the menu in its popup; a press in there closes nothing', async () => {
  const user = userEvent.setup();
  render(<Menu place={document.body} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByRole('menu')).toBeVisible();
  tap(screen.getByTestId('ground'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

test('in a shadow root too', () => {
  const { container } = shadowContainer();
  render(<Menu />, { container });
  const root = within(container);
  fireEvent.click(root.getByRole('button', { name: 'More' }));
  expect(root.getByRole('menu')).not.toBeNull();
  fireEvent.pointerDown(root.getByTestId('ground'), { composed: true });
  expect(root.queryByRole('menu')).toBeNull();
});

test('a press leaves the focus where it is, if that is elsewhere', async () => {
  const user = userEvent.setup();
  function Elsewhere(): ReactElement {
    const [popup, setPopup] = useState<HTMLElement | null>(null);
    useLeaveOnPress({ isOpen: true, popup, anchor: null });
    return (
      <>
        <input aria-label="Reason" />
        <Ground />
        <div ref={setPopup} />
      </>
    );
  }
  render(<Elsewhere />);
  await user.click(screen.getByLabelText('Reason'));
  await user.click(screen.getByTestId('ground'));
  expect(screen.getByLabelText('Reason')).toHaveFocus();
});

test('a press on another control leaves the focus where it is until the click', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu />
      <button onMouseDown={keepFocus}>Save</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('menuitem')).toHaveFocus();
});

test('so does a press on the icon of a control that has a shadow root', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu />
      <button onMouseDown={keepFocus}>
        <span data-testid="icon" />
      </button>
    </>,
  );
  const root = screen.getByTestId('icon').attachShadow({ mode: 'open' });
  const shape = root.appendChild(document.createElement('i'));
  await user.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.pointerDown(shape, { composed: true });
  expect(screen.getByRole('menuitem')).toHaveFocus();
});

test('a press beside the content of a page that is scrolled closes a menu', async () => {
  const user = userEvent.setup();
  const root = document.documentElement;
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1009);
  const height = vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(753);
  render(<Menu />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const press = new PointerEvent('pointerdown', { bubbles: true, clientX: 900, clientY: 300 });
  Object.defineProperty(press, 'offsetY', { value: 1100 });
  fireEvent(root, press);
  expect(screen.queryByRole('menu')).toBeNull();
  width.mockRestore();
  height.mockRestore();
});

test('a press on a scroll bar leaves the focus where it is', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  const ground = screen.getByTestId('ground');
  vi.spyOn(ground, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(ground, 'clientHeight', 'get').mockReturnValue(100);
  ground.style.cssText = 'border: 0 solid; overflow: auto';
  await user.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.pointerDown(ground, { clientX: 105, clientY: 50 });
  expect(screen.getByRole('menuitem')).toHaveFocus();
  fireEvent.pointerDown(ground, { clientX: 50, clientY: 50 });
  expect(screen.queryByRole('menu')).toBeNull();
});
