import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedTooltip, useTooltip, type TooltipStore } from '../../../headless/tooltip/index.js';
import { describeConformance } from '../support/conformance.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { reachByTab, setUp, shown, Tip, trigger } from './TestTip.js';

let conforming: TooltipStore;
beforeEach(() => {
  conforming = setUp().store;
});

describeConformance('useTooltip', {
  useHook: () => useTooltip({ text: 'Prints the list', store: conforming }),
  readState: () => conforming.getState(),
  parts: {
    getTriggerProps: { getter: (tooltip) => tooltip.getTriggerProps, element: 'button' },
    getTooltipProps: { getter: (tooltip) => tooltip.getTooltipProps },
  },
});

test('TIP-1 A11Y-TIP the pointer opens it at the page body, and it describes its trigger', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} describedBy="theirs" />);
  expect(trigger()).toHaveAttribute('aria-describedby', 'theirs');
  await user.hover(trigger());
  advance(500);
  expect(shown()?.parentElement).toBe(document.body);
  expect(trigger()).toHaveAccessibleDescription('Prints the list');
  expect(trigger()).toHaveAttribute('aria-describedby', `theirs ${shown()?.id}`);

  await user.unhover(trigger());
  advance(200);
  expect(shown()).toBeNull();
  expect(trigger()).toHaveAttribute('aria-describedby', 'theirs');
});

test('TIP-1 WCAG 1.4.13 it stays while the pointer is on the tooltip', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} />);
  await user.hover(trigger());
  advance(500);
  await user.hover(screen.getByRole('tooltip'));
  advance(60_000);
  await user.click(screen.getByRole('tooltip'));
  expect(shown()).not.toBeNull();
  await user.unhover(screen.getByRole('tooltip'));
  advance(200);
  expect(shown()).toBeNull();
});

test('A11Y-TIP Tab opens it at once and closes it; the focus stays on the trigger', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(
    <>
      <Tip store={store} />
      <button>Next</button>
    </>,
  );
  await reachByTab(user);
  expect(shown()).toHaveTextContent('Prints the list');
  expect(trigger()).toHaveFocus();
  await user.keyboard('{Shift}');
  expect(shown()).not.toBeNull();
  await user.tab();
  expect(shown()).toBeNull();
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  await user.keyboard('{Enter}');
  expect(shown()).toBeNull();
});

test('A11Y-TIP the focus that no key brought, as from a dialog that closes, does not open it', () => {
  const { store } = setUp();
  render(<Tip store={store} />);
  const { matches } = Element.prototype;
  const guess = vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesFocus(
    this: Element,
    selector: string,
  ) {
    return selector !== ':focus-visible' && matches.call(this, selector);
  });
  act(() => {
    trigger().focus();
  });
  guess.mockRestore();
  expect(shown()).toBeNull();
});

test('A11Y-TIP Escape closes the tooltip alone, wherever the focus is', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.key);
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog around a trigger
    <div onKeyDown={onKeyDown}>
      <Tip store={store} />
      <output id="matches">The window’s `matches` is this element.</output>
    </div>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Before' }));
  await user.hover(trigger());
  advance(500);
  expect(shown()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  await user.unhover(trigger());
  await user.hover(trigger());
  advance(500);
  // A modal dialog of the browser asks for this before it closes.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
});

test.each(['the page', 'a shadow root'])(
  'A11Y-TIP A11Y-TOOLBAR in a toolbar in %s, the Escape that closes the tooltip leaves the toolbar too',
  (where) => {
    const { store, advance } = setUp();
    const onKeyDown = vi.fn();
    const { container } = render(
      <div role="toolbar" tabIndex={-1} onKeyDown={onKeyDown}>
        <Tip store={store} />
      </div>,
      where === 'the page' ? {} : { container: shadowContainer().container },
    );
    const button = within(container).getByRole('button');
    fireEvent.pointerEnter(button);
    advance(500);
    expect(shown()).not.toBeNull();
    act(() => {
      button.focus();
    });
    fireEvent.keyDown(button, { key: 'Escape', composed: true });
    expect(shown()).toBeNull();
    expect(onKeyDown).toHaveBeenCalledOnce();
  },
);

test('TIP-1 a trigger that goes before its tooltip was open leaves none', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  const disconnect = store.connect();
  const { unmount } = render(<Tip store={store} />);
  await user.hover(trigger());
  unmount();
  advance(10_000);
  expect(store.getState().openId).toBeNull();
  disconnect();
});

test('TIP-1 it opens and closes in the time that it is given', () => {
  const { store, advance } = setUp();
  render(<Tip store={store} delays={{ open: 10, close: 20, touch: 30 }} />);
  fireEvent.pointerEnter(trigger());
  advance(10);
  expect(shown()).not.toBeNull();
  fireEvent.pointerLeave(trigger());
  advance(20);
  expect(shown()).toBeNull();
  fireEvent.pointerEnter(trigger());
  advance(10);
  fireEvent.pointerLeave(trigger());
  fireEvent.pointerEnter(screen.getByRole('tooltip'));
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  advance(20);
  expect(shown()).toBeNull();
  fireEvent.pointerDown(trigger(), { pointerType: 'touch' });
  advance(30);
  expect(shown()).not.toBeNull();
});

test('A11Y-TIP as the label it names a trigger that has no name, open or not', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(
    <Tip store={store} isLabel text={{ id: 'app.print', defaultMessage: 'Print all' }}>
      <svg />
    </Tip>,
  );
  expect(trigger('Print all')).not.toHaveAttribute('aria-describedby');
  await reachByTab(user);
  expect(shown()).toHaveTextContent('Print all');
  expect(trigger('Print all')).not.toHaveAttribute('aria-describedby');
});

test('TIP-1 it never opens at a disabled control, and closes when its control becomes disabled', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  const { rerender } = render(<Tip store={store} isDisabled />);
  fireEvent.pointerEnter(trigger());
  advance(5000);
  expect(shown()).toBeNull();

  rerender(<Tip store={store} />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  rerender(<Tip store={store} isDisabled />);
  expect(shown()).toBeNull();
});

test('TIP-1 there is no tooltip without a text', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} text="" isLabel />);
  await reachByTab(user);
  await user.hover(trigger());
  advance(5000);
  fireEvent.pointerDown(trigger(), { pointerType: 'touch' });
  advance(5000);
  expect(shown()).toBeNull();
  // Else the next tooltip would open at once, as beside one that is open.
  expect(store.getState().openId).toBeNull();
  expect(trigger()).not.toHaveAttribute('aria-label');
});

test('TIP-1 it goes with its text', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  const { rerender } = render(<Tip store={store} />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  rerender(<Tip store={store} text="" />);
  expect(shown()).toBeNull();
});

test('TIP-1 it goes with its trigger', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  const { rerender } = render(<Tip store={store} key="first" />);
  await reachByTab(user);
  expect(store.getState().openId).not.toBeNull();
  rerender(<p>Nothing</p>);
  expect(store.getState().openId).toBeNull();
  rerender(<Tip store={store} key="second" />);
  expect(shown()).toBeNull();
});

test('TIP-1 tooltips below one provider open one after the other at once', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(
    <sharedTooltip.context.Provider value={store}>
      <Tip>Print</Tip>
      <Tip text="Saves the list">Save</Tip>
    </sharedTooltip.context.Provider>,
  );
  await user.hover(trigger('Print'));
  advance(500);
  await user.hover(trigger('Save'));
  expect(shown()).toHaveTextContent('Saves the list');
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
});

test('A11Y-TIP a window that comes back does not open it', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  fireEvent.blur(trigger());
  expect(shown()).toBeNull();
  fireEvent.focus(trigger());
  expect(shown()).toBeNull();
});

test('A11Y-TIP nor does it in a shadow root', () => {
  const { store, advance } = setUp();
  const { container } = shadowContainer();
  render(<Tip store={store} />, { container });
  const button = within(container).getByRole('button');
  fireEvent.pointerEnter(button);
  advance(500);
  button.focus();
  expect(shown()).not.toBeNull();
  fireEvent.blur(button);
  fireEvent.focus(button);
  expect(shown()).toBeNull();
});
