import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
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
      <PageTooltips />
    </>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const shown = (): string | null => screen.queryByRole('tooltip')?.textContent ?? null;

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
  fireEvent.click(button('Print'), { detail: 1 });
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
  await user.hover(screen.getByRole('textbox'));
  advance(500);
  expect(shown()).toBeNull();
});

test('TIP-1 nothing is heard any more once it is unmounted', () => {
  const { unmount } = render(<Page />);
  const print = button('Print');
  document.body.append(print.cloneNode());
  unmount();
  fireEvent.pointerOver(document.querySelector('[data-tooltip]')!);
  advance(500);
  expect(store.getState().openId).toBeNull();
  document.querySelector('[data-tooltip]')?.remove();
});
