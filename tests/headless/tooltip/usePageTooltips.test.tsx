import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import {
  createTooltipStore,
  usePageTooltips,
  type TooltipStore,
} from '../../../headless/tooltip/index.js';
import { describeConformance } from '../support/conformance.js';

let clock: FakeClock;
let store: TooltipStore;
beforeEach(() => {
  clock = createFakeClock();
  store = createTooltipStore({ clock });
});

describeConformance('usePageTooltips', {
  useHook: () => usePageTooltips({ store }),
  readState: () => store.getState(),
  parts: { getTooltipProps: { getter: (tooltips) => tooltips.getTooltipProps } },
});

function PageTooltips(): ReactElement | null {
  const { isOpen, text, getTooltipProps } = usePageTooltips({ store });
  return isOpen ? createPortal(<div {...getTooltipProps()}>{text}</div>, document.body) : null;
}

interface PageProps {
  onPrint?: () => void;
  isDisabled?: boolean;
  hasMail?: boolean;
}

function Page({ onPrint, isDisabled, hasMail = true }: PageProps): ReactElement {
  return (
    <>
      <input aria-label="Before" />
      <button aria-label="Print" data-tooltip="Print" onClick={onPrint} disabled={isDisabled}>
        <svg data-testid="icon" />
      </button>
      {hasMail && (
        <button data-tooltip="Sends it to all" aria-describedby="more">
          Mail
        </button>
      )}
      <p id="more">They are many.</p>
      <button data-tooltip="">Nothing</button>
      <button aria-label="Bold" aria-keyshortcuts="Control+B" data-tooltip="Bold (Ctrl+B)" />
      <button aria-label="Italic" data-tooltip="Italic (of this word)" />
      <button aria-label="Save" aria-keyshortcuts="Control+S" data-tooltip="Save and close" />
      <PageTooltips />
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const shown = (): string | null => screen.queryByRole('tooltip')?.textContent ?? null;

/** What jsdom can only guess. */
function makeFocusVisible(): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesFocus(
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
}
afterEach(() => {
  vi.restoreAllMocks();
});

function advance(milliseconds: number): void {
  act(() => {
    clock.advance(milliseconds);
  });
}

test('TIP-1 the pointer opens that of the element it is in, and another one at once', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(screen.getByTestId('icon'));
  expect(shown()).toBeNull();
  advance(500);
  expect(shown()).toBe('Print');
  expect(screen.getByRole('tooltip').parentElement).toBe(document.body);
  await user.hover(button('Mail'));
  expect(shown()).toBe('Sends it to all');
  await user.hover(button('Nothing'));
  advance(200);
  expect(shown()).toBeNull();
});

test('TIP-1 WCAG 1.4.13 it stays while the pointer is on it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(button('Mail'));
  advance(500);
  await user.hover(screen.getByRole('tooltip'));
  advance(10_000);
  expect(shown()).toBe('Sends it to all');
  fireEvent.pointerOut(screen.getByRole('tooltip'), { relatedTarget: null });
  advance(200);
  expect(shown()).toBeNull();
});

test('A11Y-TIP it describes its element, but not with the words that are its name', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(button('Mail'));
  advance(500);
  expect(button('Mail')).toHaveAccessibleDescription('They are many. Sends it to all');
  await user.hover(button('Print'));
  expect(shown()).toBe('Print');
  expect(button('Print')).not.toHaveAttribute('aria-describedby');
  expect(button('Mail')).toHaveAttribute('aria-describedby', 'more');
});

test('A11Y-TIP it does not describe its element with the name and the keys that it has', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.hover(button('Bold'));
  advance(500);
  expect(shown()).toBe('Bold (Ctrl+B)');
  expect(button('Bold')).not.toHaveAttribute('aria-describedby');
  await user.hover(button('Italic'));
  expect(button('Italic')).toHaveAccessibleDescription('Italic (of this word)');
  await user.hover(button('Save'));
  expect(button('Save')).toHaveAccessibleDescription('Save and close');
});

test('A11Y-TIP a key opens it at once; Escape closes it alone, and the focus stays', async () => {
  const user = userEvent.setup();
  const onKeyDown = vi.fn();
  render(<Page />);
  document.addEventListener('keydown', onKeyDown);
  // A text field's focus is visible in any case; jsdom only guesses for the others.
  screen.getByRole('textbox').focus();
  await user.tab();
  expect(shown()).toBe('Print');
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(button('Print')).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
  screen.getByRole('textbox').focus();
  await user.tab();
  expect(shown()).toBe('Print');
  await user.tab();
  expect(shown()).toBeNull();
});

test('TIP-1 a press closes it and runs what the control does', async () => {
  const user = userEvent.setup();
  const onPrint = vi.fn();
  render(<Page onPrint={onPrint} />);
  await user.hover(button('Print'));
  advance(500);
  await user.click(button('Print'));
  expect(shown()).toBeNull();
  expect(onPrint).toHaveBeenCalledOnce();
  advance(10_000);
  expect(shown()).toBeNull();
});

test('TIP-1 a long press shows it and clicks nothing; a tap clicks and shows nothing', () => {
  const onPrint = vi.fn();
  render(<Page onPrint={onPrint} />);
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(button('Print'), touch);
  advance(500);
  expect(shown()).toBe('Print');
  fireEvent.pointerUp(button('Print'), touch);
  expect(fireEvent.click(button('Print'), { detail: 1 })).toBe(false);
  expect(onPrint).not.toHaveBeenCalled();
  expect(shown()).toBe('Print');
  fireEvent.pointerDown(screen.getByRole('textbox'), touch);
  expect(shown()).toBeNull();

  fireEvent.pointerDown(button('Print'), touch);
  fireEvent.pointerUp(button('Print'), touch);
  fireEvent.click(button('Print'), { detail: 1 });
  advance(10_000);
  expect(onPrint).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
});

test('TIP-1 a long press on the control of the open tooltip clicks nothing either', () => {
  const onPrint = vi.fn();
  render(<Page onPrint={onPrint} />);
  const touch = { pointerType: 'touch' };
  const pressLong = (): void => {
    fireEvent.pointerDown(button('Print'), touch);
    advance(500);
    fireEvent.pointerUp(button('Print'), touch);
    fireEvent.click(button('Print'), { detail: 1 });
  };
  pressLong();
  expect(shown()).toBe('Print');
  pressLong();
  expect(shown()).toBe('Print');
  expect(onPrint).not.toHaveBeenCalled();
});

test('TIP-1 a finger does not hover, a scroll that it begins is no long press, and keys always click', () => {
  const onPrint = vi.fn();
  render(<Page onPrint={onPrint} />);
  const touch = { pointerType: 'touch' };
  fireEvent.pointerOver(button('Print'), touch);
  advance(10_000);
  expect(shown()).toBeNull();
  fireEvent.pointerDown(button('Print'), touch);
  fireEvent.pointerCancel(button('Print'), touch);
  advance(10_000);
  expect(shown()).toBeNull();
  fireEvent.pointerDown(button('Print'), touch);
  advance(500);
  fireEvent.pointerUp(button('Print'), touch);
  fireEvent.click(button('Print'), { detail: 0 });
  expect(onPrint).toHaveBeenCalledOnce();
});

test('TIP-1 it never opens at a disabled control, and goes with its element', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page isDisabled />);
  fireEvent.pointerOver(button('Print'));
  advance(500);
  expect(shown()).toBeNull();
  await user.hover(button('Mail'));
  advance(500);
  expect(shown()).toBe('Sends it to all');
  rerender(<Page hasMail={false} />);
  expect(shown()).toBeNull();
  await user.hover(screen.getByRole('textbox'));
  advance(500);
  expect(shown()).toBeNull();
});

/** What other code does to the page: nothing renders the tooltips. */
async function change(how: () => void): Promise<void> {
  await act(async () => {
    how();
    await Promise.resolve();
  });
}

test('TIP-1 it goes with an element that other code removes, disables or takes it from', async () => {
  render(<Page />);
  const print = button('Print');
  const open = (): void => {
    fireEvent.pointerOver(document.body);
    fireEvent.pointerOver(print);
    advance(500);
    expect(shown()).toBe('Print');
  };
  open();
  await change(() => print.setAttribute('disabled', ''));
  expect(shown()).toBeNull();
  expect(store.getState().openId).toBeNull();
  print.removeAttribute('disabled');
  open();
  await change(() => print.removeAttribute('data-tooltip'));
  expect(store.getState().openId).toBeNull();
  print.setAttribute('data-tooltip', 'Print');
  open();
  const { parentElement, nextSibling } = print;
  await change(() => {
    print.remove();
  });
  expect(shown()).toBeNull();
  parentElement!.insertBefore(print, nextSibling);
});

test('TIP-1 A11Y-TIP it says what other code makes of the text while it is open', async () => {
  render(<Page />);
  fireEvent.pointerOver(button('Mail'));
  advance(500);
  await change(() => {
    button('Mail').setAttribute('data-tooltip', 'Is sent');
  });
  expect(shown()).toBe('Is sent');
  expect(button('Mail')).toHaveAccessibleDescription('They are many. Is sent');
});

test('TIP-1 it leaves open what another hook shows by the same store', () => {
  render(<Page />);
  act(() => {
    store.focus('of-another-hook');
  });
  expect(store.getState().openId).toBe('of-another-hook');
});

test('TIP-1 nothing is heard any more once it is unmounted', () => {
  const { unmount } = render(<Page />);
  const print = button('Print');
  document.body.append(print.cloneNode());
  unmount();
  const left = document.querySelector<HTMLElement>('[data-tooltip]')!;
  fireEvent.pointerOver(left);
  advance(500);
  fireEvent.pointerDown(left, { pointerType: 'touch' });
  advance(500);
  makeFocusVisible();
  fireEvent.focusIn(left);
  expect(store.getState().openId).toBeNull();
  left.remove();
});

test('TIP-1 what was about to open does not once it is unmounted', () => {
  const disconnect = store.connect();
  const { unmount } = render(<Page />);
  fireEvent.pointerOver(button('Print'));
  unmount();
  advance(10_000);
  expect(store.getState().openId).toBeNull();
  disconnect();
});

test('TIP-1 a pointer that moves within its element puts nothing off', () => {
  render(<Page />);
  const icon = screen.getByTestId('icon');
  fireEvent.pointerOver(button('Print'));
  advance(300);
  fireEvent.pointerOut(button('Print'), { relatedTarget: icon });
  fireEvent.pointerOver(icon);
  advance(200);
  expect(shown()).toBe('Print');
});

test('TIP-1 WCAG 1.4.13 a press on the tooltip leaves it open', () => {
  render(<Page />);
  fireEvent.pointerOver(button('Mail'));
  advance(500);
  fireEvent.pointerDown(screen.getByRole('tooltip'));
  expect(shown()).toBe('Sends it to all');
});

test('TIP-1 a button that is held down keeps away what was about to open', () => {
  render(<Page />);
  fireEvent.pointerOver(button('Print'));
  fireEvent.pointerDown(button('Print'), { pointerType: 'mouse' });
  advance(10_000);
  expect(shown()).toBeNull();
});

test('TIP-1 a control that keeps its events to itself has a tooltip like any other', () => {
  render(<Page />);
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    button('Print').addEventListener(type, (event) => {
      event.stopPropagation();
    });
  }
  const touch = { pointerType: 'touch' };
  fireEvent.pointerDown(button('Print'), touch);
  fireEvent.pointerCancel(button('Print'), touch);
  advance(10_000);
  expect(shown()).toBeNull();
  fireEvent.pointerDown(button('Print'), touch);
  advance(500);
  expect(shown()).toBe('Print');
  fireEvent.pointerUp(button('Print'), touch);
  expect(fireEvent.click(button('Print'), { detail: 1 })).toBe(false);
});

test('A11Y-TIP a key that presses the control closes its tooltip', async () => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole('textbox').focus();
  await user.tab();
  expect(shown()).toBe('Print');
  await user.keyboard('{Enter}');
  expect(shown()).toBeNull();
});

test('A11Y-TIP a window that comes back does not open it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  screen.getByRole('textbox').focus();
  await user.tab();
  fireEvent.focusOut(button('Print'));
  expect(shown()).toBeNull();
  makeFocusVisible();
  fireEvent.focusIn(button('Print'));
  expect(shown()).toBeNull();
});

test('A11Y-TIP an element that had no description has none afterwards', () => {
  render(
    <>
      <button data-tooltip="Saves the list">Save</button>
      <PageTooltips />
    </>,
  );
  fireEvent.pointerOver(button('Save'));
  advance(500);
  expect(button('Save')).toHaveAttribute('aria-describedby', screen.getByRole('tooltip').id);
  fireEvent.pointerOver(document.body);
  advance(200);
  expect(button('Save')).not.toHaveAttribute('aria-describedby');
});

test('TIP-1 what happens to the page itself is about no tooltip', () => {
  render(<Page />);
  fireEvent.pointerOver(document);
  fireEvent.pointerDown(document);
  expect(store.getState().openId).toBeNull();
});
