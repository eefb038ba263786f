import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import {
  createTooltipStore,
  sharedTooltip,
  useTooltip,
  type TooltipStore,
  type UseTooltipOptions,
} from '../../../headless/tooltip/index.js';
import { describeConformance } from '../support/conformance.js';

let clock: FakeClock;
let store: TooltipStore;
beforeEach(() => {
  clock = createFakeClock();
  store = createTooltipStore({ clock });
});

describeConformance('useTooltip', {
  useHook: () => useTooltip({ text: 'Prints the list', store }),
  readState: () => store.getState(),
  parts: {
    getTriggerProps: { getter: (tooltip) => tooltip.getTriggerProps, element: 'button' },
    getTooltipProps: { getter: (tooltip) => tooltip.getTooltipProps },
  },
});

interface TipProps extends Partial<UseTooltipOptions> {
  children?: ReactNode;
  isDisabled?: boolean;
  describedBy?: string;
  onClick?: () => void;
}

function Tip({
  children = 'Print',
  isDisabled,
  describedBy,
  onClick,
  ...options
}: TipProps): ReactElement {
  const tooltip = useTooltip({ text: 'Prints the list', store, ...options });
  return (
    <>
      <input aria-label="Before" />
      <button
        disabled={isDisabled}
        {...tooltip.getTriggerProps({ 'aria-describedby': describedBy, onClick })}
      >
        {children}
      </button>
      {tooltip.isOpen &&
        createPortal(<div {...tooltip.getTooltipProps()}>{tooltip.text}</div>, document.body)}
    </>
  );
}

const trigger = (name = 'Print'): HTMLElement => screen.getByRole('button', { name });
const shown = (): HTMLElement | null => screen.queryByRole('tooltip');

/** From a text field, whose focus is visible in any case, since jsdom only guesses for the others. */
async function reachByTab(user: UserEvent): Promise<void> {
  screen.getByRole('textbox', { name: 'Before' }).focus();
  await user.tab();
}

function advance(milliseconds: number): void {
  act(() => {
    clock.advance(milliseconds);
  });
}

test('TIP-1 A11Y-TIP the pointer opens it at the page body, and it describes its trigger', async () => {
  const user = userEvent.setup();
  render(<Tip describedBy="theirs" />);
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
  const user = userEvent.setup();
  render(<Tip />);
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
  const user = userEvent.setup();
  render(
    <>
      <Tip />
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
  render(<Tip />);
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
  const user = userEvent.setup();
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.key);
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog around a trigger
    <div onKeyDown={onKeyDown}>
      <Tip />
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

test('A11Y-TIP A11Y-TOOLBAR in a toolbar, the Escape that closes the tooltip leaves the toolbar too', () => {
  const onKeyDown = vi.fn();
  render(
    <div role="toolbar" tabIndex={-1} onKeyDown={onKeyDown}>
      <Tip />
    </div>,
  );
  fireEvent.pointerEnter(trigger());
  advance(500);
  expect(shown()).not.toBeNull();
  fireEvent.keyDown(trigger(), { key: 'Escape' });
  expect(shown()).toBeNull();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('TIP-1 a press closes it, and the focus that comes with the press does not open it again', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Tip onClick={onClick} />);
  await user.hover(trigger());
  advance(500);
  await user.click(trigger());
  expect(onClick).toHaveBeenCalledOnce();
  advance(5000);
  expect(shown()).toBeNull();
});

test('TIP-1 a press closes it before it is a click; an Escape of an input method does not', async () => {
  const user = userEvent.setup();
  render(<Tip />);
  await user.hover(trigger());
  act(() => {
    clock.advance(500);
  });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(shown()).toBeVisible();
  fireEvent.pointerDown(trigger());
  expect(shown()).toBeNull();
});

test('TIP-1 a button that is held down keeps away what was about to open', async () => {
  const user = userEvent.setup();
  render(<Tip />);
  await user.hover(trigger());
  fireEvent.pointerDown(trigger());
  act(() => {
    clock.advance(10_000);
  });
  expect(shown()).toBeNull();
});

test('TIP-1 a trigger that goes before its tooltip was open leaves none', async () => {
  const user = userEvent.setup();
  const disconnect = store.connect();
  const { unmount } = render(<Tip />);
  await user.hover(trigger());
  unmount();
  act(() => {
    clock.advance(10_000);
  });
  expect(store.getState().openId).toBeNull();
  disconnect();
});

test('TIP-1 a press elsewhere closes it', async () => {
  const user = userEvent.setup();
  render(<Tip />);
  await reachByTab(user);
  screen.getByRole('textbox').addEventListener('pointerdown', (event) => {
    event.stopPropagation();
  });
  fireEvent.pointerDown(screen.getByRole('textbox'));
  expect(shown()).toBeNull();
});

test('TIP-1 a press on the tooltip is no press on the row that its trigger stands in', async () => {
  const user = userEvent.setup();
  const onRow = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row around a trigger
    <div onClick={onRow}>
      <Tip />
    </div>,
  );
  await user.hover(trigger());
  advance(500);
  await user.click(screen.getByRole('tooltip'));
  expect(onRow).not.toHaveBeenCalled();
});

test.each([
  ['is up again', fireEvent.pointerUp],
  ['begins to scroll', fireEvent.pointerCancel],
  ['moves on', fireEvent.pointerLeave],
])(
  'TIP-1 a finger that %s before its time opens nothing, nor one that only comes',
  (_what, end) => {
    render(<Tip />);
    const finger = { pointerType: 'touch' };
    fireEvent.pointerDown(trigger(), finger);
    end(trigger(), finger);
    advance(5000);
    expect(shown()).toBeNull();
    fireEvent.pointerEnter(trigger(), finger);
    advance(5000);
    expect(shown()).toBeNull();
  },
);

test.each([fireEvent.pointerUp, fireEvent.pointerLeave])(
  'TIP-1 a long press clicks nothing, however the finger goes; a key clicks even then',
  (end) => {
    const onClick = vi.fn();
    render(<Tip onClick={onClick} />);
    const finger = { pointerType: 'touch' };
    const pressLong = (): void => {
      fireEvent.pointerDown(trigger(), finger);
      advance(500);
      end(trigger(), finger);
    };
    pressLong();
    expect(fireEvent.click(trigger(), { detail: 1 })).toBe(false);
    fireEvent.pointerLeave(screen.getByRole('tooltip'), finger);
    advance(5000);
    expect(shown()).not.toBeNull();
    expect(onClick).not.toHaveBeenCalled();
    pressLong();
    fireEvent.click(trigger(), { detail: 0 });
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test('TIP-1 it opens and closes in the time that it is given', () => {
  render(<Tip delays={{ open: 10, close: 20, touch: 30 }} />);
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

test('TIP-1 a long press shows it and clicks nothing; a tap clicks and shows nothing', () => {
  const onClick = vi.fn();
  render(<Tip onClick={onClick} />);
  const finger = { pointerType: 'touch' };
  fireEvent.pointerEnter(trigger(), finger);
  fireEvent.pointerDown(trigger(), finger);
  advance(500);
  fireEvent.pointerUp(trigger(), finger);
  fireEvent.pointerLeave(trigger(), finger);
  fireEvent.click(trigger(), { detail: 1 });
  advance(5000);
  expect(shown()).not.toBeNull();
  expect(onClick).not.toHaveBeenCalled();

  fireEvent.pointerDown(trigger(), finger);
  expect(shown()).toBeNull();
  fireEvent.pointerUp(trigger(), finger);
  fireEvent.click(trigger(), { detail: 1 });
  advance(5000);
  expect(shown()).toBeNull();
  expect(onClick).toHaveBeenCalledOnce();
});

test('A11Y-TIP as the label it names a trigger that has no name, open or not', async () => {
  const user = userEvent.setup();
  render(
    <Tip isLabel text={{ id: 'app.print', defaultMessage: 'Print all' }}>
      <svg />
    </Tip>,
  );
  expect(trigger('Print all')).not.toHaveAttribute('aria-describedby');
  await reachByTab(user);
  expect(shown()).toHaveTextContent('Print all');
  expect(trigger('Print all')).not.toHaveAttribute('aria-describedby');
});

test('TIP-1 it never opens at a disabled control, and closes when its control becomes disabled', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tip isDisabled />);
  fireEvent.pointerEnter(trigger());
  advance(5000);
  expect(shown()).toBeNull();

  rerender(<Tip />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  rerender(<Tip isDisabled />);
  expect(shown()).toBeNull();
});

test('TIP-1 there is no tooltip without a text', async () => {
  const user = userEvent.setup();
  render(<Tip text="" isLabel />);
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
  const user = userEvent.setup();
  const { rerender } = render(<Tip />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  rerender(<Tip text="" />);
  expect(shown()).toBeNull();
});

test('TIP-1 it goes with its trigger', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tip key="first" />);
  await reachByTab(user);
  expect(store.getState().openId).not.toBeNull();
  rerender(<p>Nothing</p>);
  expect(store.getState().openId).toBeNull();
  rerender(<Tip key="second" />);
  expect(shown()).toBeNull();
});

test('TIP-1 tooltips below one provider open one after the other at once', async () => {
  const user = userEvent.setup();
  render(
    <sharedTooltip.context.Provider value={store}>
      <Tip store={undefined}>Print</Tip>
      <Tip store={undefined} text="Saves the list">
        Save
      </Tip>
    </sharedTooltip.context.Provider>,
  );
  await user.hover(trigger('Print'));
  advance(500);
  await user.hover(trigger('Save'));
  expect(shown()).toHaveTextContent('Saves the list');
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
});

test('A11Y-TIP a window that comes back does not open it', async () => {
  const user = userEvent.setup();
  render(<Tip />);
  await reachByTab(user);
  expect(shown()).not.toBeNull();
  fireEvent.blur(trigger());
  expect(shown()).toBeNull();
  fireEvent.focus(trigger());
  expect(shown()).toBeNull();
});
