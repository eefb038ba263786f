import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useTooltip } from '../../../headless/tooltip/index.js';
import { frameContainer } from '../support/frameContainer.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { reachByTab, setUp, shown, Tip, trigger } from './TestTip.js';

test('TIP-1 a press closes it, and the focus that comes with the press does not open it again', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Tip store={store} onClick={onClick} />);
  await user.hover(trigger());
  advance(500);
  await user.click(trigger());
  expect(onClick).toHaveBeenCalledOnce();
  advance(5000);
  expect(shown()).toBeNull();
});

test('TIP-1 a press closes it before it is a click; an Escape of an input method does not', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} />);
  await user.hover(trigger());
  advance(500);
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(shown()).toBeVisible();
  fireEvent.pointerDown(trigger());
  expect(shown()).toBeNull();
});

test('TIP-1 a button that is held down keeps away what was about to open', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} />);
  await user.hover(trigger());
  fireEvent.pointerDown(trigger());
  advance(10_000);
  expect(shown()).toBeNull();
});

test('TIP-1 a press elsewhere closes it', async () => {
  const { store } = setUp();
  const user = userEvent.setup();
  render(<Tip store={store} />);
  await reachByTab(user);
  screen.getByRole('textbox').addEventListener('pointerdown', (event) => {
    event.stopPropagation();
  });
  fireEvent.pointerDown(screen.getByRole('textbox'));
  expect(shown()).toBeNull();
});

test.each(['the shadow root of its trigger', 'the body of the page'])(
  'A11Y-TIP a press on a tooltip in %s does not close it, one beside it does',
  (where) => {
    const { store, advance } = setUp();
    const { container } = shadowContainer();
    const place = where === 'the body of the page' ? document.body : container;
    render(<Tip store={store} place={place} />, { container });
    const parts = within(container);
    fireEvent.pointerEnter(parts.getByRole('button'));
    advance(500);
    const tooltip = place.querySelector('[role="tooltip"]');
    fireEvent.pointerDown(tooltip!, { composed: true });
    expect(tooltip).toBeInTheDocument();
    fireEvent.pointerDown(parts.getByRole('textbox'), { composed: true });
    expect(tooltip).not.toBeInTheDocument();
  },
);

test('TIP-1 a press on the tooltip is no press on the row that its trigger stands in', async () => {
  const { store, advance } = setUp();
  const user = userEvent.setup();
  const onRow = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the row around a trigger
    <div onClick={onRow}>
      <Tip store={store} />
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
    const { store, advance } = setUp();
    render(<Tip store={store} />);
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
    const { store, advance } = setUp();
    const onClick = vi.fn();
    render(<Tip store={store} onClick={onClick} />);
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

test('TIP-1 a long press shows it and clicks nothing; a tap clicks and shows nothing', () => {
  const { store, advance } = setUp();
  const onClick = vi.fn();
  render(<Tip store={store} onClick={onClick} />);
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

test('TIP-1 A11Y-TOOLBAR in another page a press on the tooltip leaves it open, and Escape leaves a toolbar', () => {
  const { page, container } = frameContainer();
  const { store, advance } = setUp();
  const onKeyDown = vi.fn();
  function PageTip(): ReactElement {
    const tooltip = useTooltip({ text: 'Prints the list', store });
    return (
      <div role="toolbar" tabIndex={-1} onKeyDown={onKeyDown}>
        <button {...tooltip.getTriggerProps()}>Print</button>
        {tooltip.isOpen && <div {...tooltip.getTooltipProps()}>{tooltip.text}</div>}
      </div>
    );
  }
  const tip = within(render(<PageTip />, { container }).container);
  const button = tip.getByRole('button');
  button.focus();
  fireEvent.pointerEnter(button);
  advance(500);
  fireEvent.pointerDown(tip.getByRole('tooltip').firstChild!);
  expect(tip.getByRole('tooltip')).toBeVisible();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(tip.queryByRole('tooltip')).toBeNull();
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(page.activeElement).toBe(button);
});

test('TIP-1 a finger on the tooltip does not keep it from opening for the keyboard later', async () => {
  const { store, advance } = setUp();
  render(<Tip store={store} />);
  const finger = { pointerType: 'touch' };
  fireEvent.pointerDown(trigger(), finger);
  advance(500);
  fireEvent.pointerUp(trigger(), finger);
  fireEvent.pointerLeave(trigger(), finger);
  const tip = screen.getByRole('tooltip');
  fireEvent.pointerEnter(tip, finger);
  fireEvent.pointerLeave(tip, finger);
  fireEvent.pointerDown(document.body, finger);
  expect(shown()).toBeNull();
  advance(5000);
  await reachByTab(userEvent.setup());
  expect(shown()).not.toBeNull();
});
