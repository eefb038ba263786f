import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { FakeClock } from '../../../headless/testing/index.js';
import { button, link, panel, renderStrip, setUp } from './TestStrip.js';

describe('pointers', () => {
  const entryOf = (element: HTMLElement): Element => element.closest('li')!;
  const hover = (clock: FakeClock, element: Element, pointerType = 'mouse'): void => {
    fireEvent.pointerEnter(element, { pointerType });
    act(() => {
      clock.advance(120);
    });
  };

  test('B-14 a mouse that rests on a branch opens it, and one that leaves closes it', () => {
    const { clock } = renderStrip();
    hover(clock, entryOf(button('Staff')));
    expect(link('People')).toBeVisible();
    fireEvent.pointerLeave(entryOf(button('Staff')), { pointerType: 'mouse' });
    expect(panel()).toBeVisible();
    act(() => {
      clock.advance(300);
    });
    expect(panel()).toBeNull();
  });

  test('B-14 a finger elsewhere does not close what a mouse opened, nor take over', () => {
    const { clock } = renderStrip();
    hover(clock, entryOf(button('Staff')));
    fireEvent.pointerMove(entryOf(button('Reports')), { pointerType: 'touch' });
    fireEvent.pointerLeave(entryOf(button('Reports')), { pointerType: 'touch' });
    act(() => {
      clock.advance(1000);
    });
    expect(link('People')).toBeVisible();
  });

  test('B-14 a choice by a pointer that moves no focus moves none', () => {
    const { flyouts } = renderStrip();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    act(() => {
      flyouts.open('staff');
      elsewhere.focus();
    });
    fireEvent.click(link('People'));
    expect(panel()).toBeNull();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test('B-14 a mouse that still moves over another branch is on its way', () => {
    const { clock } = renderStrip();
    hover(clock, entryOf(button('Staff')));
    const other = entryOf(button('Reports'));
    fireEvent.pointerLeave(entryOf(button('Staff')), { pointerType: 'mouse' });
    fireEvent.pointerEnter(other, { pointerType: 'mouse' });
    act(() => {
      clock.advance(200);
    });
    fireEvent.pointerMove(other, { pointerType: 'mouse' });
    act(() => {
      clock.advance(200);
    });
    expect(button('Staff')).toHaveAttribute('aria-expanded', 'true');
    act(() => {
      clock.advance(100);
    });
    expect(button('Reports')).toHaveAttribute('aria-expanded', 'true');
  });

  test('B-14 a finger does not hover: its tap opens, and another closes', () => {
    const { clock } = renderStrip();
    hover(clock, entryOf(button('Staff')), 'touch');
    clock.advance(10_000);
    expect(panel()).toBeNull();
    fireEvent.click(button('Staff'));
    fireEvent.pointerLeave(entryOf(button('Staff')), { pointerType: 'touch' });
    clock.advance(10_000);
    expect(panel()).toBeVisible();
    fireEvent.click(button('Staff'));
    expect(panel()).toBeNull();
  });

  test('B-14 the third level is opened in the fly-out, which then stays', async () => {
    const { navigation, clock } = renderStrip();
    hover(clock, entryOf(button('Staff')));
    await userEvent.click(button('Rooms'));
    fireEvent.pointerLeave(entryOf(button('Staff')), { pointerType: 'mouse' });
    act(() => {
      clock.advance(10_000);
    });
    await userEvent.click(link('First'));
    expect(navigation.getState().url).toBe('/first');
    expect(panel()).toBeNull();
  });

  test('B-14 a click that opens a tab leaves the fly-out open', async () => {
    renderStrip();
    await userEvent.click(button('Staff'));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link('People'), { ctrlKey: true });
    expect(panel()).toBeVisible();
  });

  test('B-14 an action in the fly-out closes it and gives the focus back', async () => {
    const onClick = vi.fn();
    const setting = setUp();
    act(() => {
      setting.menu.setItems([
        { key: 'a', title: 'Account', items: [{ key: 'out', title: 'Sign out', onClick }] },
      ]);
    });
    renderStrip(setting);
    await userEvent.click(button('Account'));
    await userEvent.click(button('Sign out'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
    expect(button('Account')).toHaveFocus();
  });
});
