import { act, fireEvent, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { frameContainer } from '../support/frameContainer.js';
import { button, label, link, panel, renderStrip, setUp, TestStrip } from './TestStrip.js';

async function press(from: HTMLElement, keys: string): Promise<void> {
  act(() => {
    from.focus();
  });
  await userEvent.keyboard(keys);
}

/** What jsdom can only guess. */
function makeFocusVisible(isVisible: boolean): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesFocus(
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' ? isVisible : matches.call(this, selector);
  });
}
afterEach(() => {
  vi.restoreAllMocks();
});

describe('keyboard', () => {
  test.each([
    ['{Enter}', 'ltr'],
    [' ', 'ltr'],
    ['{ArrowRight}', 'ltr'],
    ['{ArrowLeft}', 'rtl'],
  ])('B-14 A11Y-MENU %j, written %s, opens', async (keys, direction) => {
    document.documentElement.dir = direction;
    renderStrip();
    await press(button('Staff'), keys);
    document.documentElement.dir = '';
    expect(panel()).toBeVisible();
  });

  test('B-14 A11Y-MENU Enter closes again, and the focus stays on the button', async () => {
    renderStrip();
    await press(button('Staff'), '{Enter}{Enter}');
    expect(panel()).toBeNull();
    expect(button('Staff')).toHaveFocus();
  });

  test('B-14 A11Y-MENU the arrow that opens goes to the first link, also of what is open', async () => {
    renderStrip();
    await press(button('Staff'), '{ArrowRight}');
    expect(link('People')).toHaveFocus();
    await press(button('Staff'), '{ArrowRight}');
    expect(link('People')).toHaveFocus();
  });

  test('B-14 A11Y-MENU the arrow opens nothing beside an item without a submenu, nor follows a link', async () => {
    const { navigation } = renderStrip();
    await press(link('Home'), '{ArrowRight}');
    expect(panel()).toBeNull();
    await press(button('Staff'), '{ArrowRight}{ArrowRight}');
    expect(link('People')).toHaveFocus();
    expect(navigation.getState().url).toBe('/elsewhere');
  });

  test('B-14 A11Y-MENU Down on the button of an open fly-out goes into it', async () => {
    renderStrip();
    await press(button('Staff'), '{Enter}{ArrowDown}');
    expect(link('People')).toHaveFocus();
  });

  test('B-14 A11Y-MENU Down, Up, Home and End move in the fly-out and stop at its ends', async () => {
    renderStrip();
    await press(button('Staff'), '{ArrowRight}{ArrowDown}');
    expect(link('Teams')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('Rooms')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Rooms')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(button('Submenu of Teams')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(link('People')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(link('People')).toHaveFocus();
  });

  test('B-14 A11Y-MENU the third level is opened by Right, Enter and Space, and reached', async () => {
    const { navigation } = renderStrip();
    await press(button('Staff'), '{ArrowRight}{End}{ArrowRight}');
    expect(button('Rooms')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Rooms')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(navigation.getState().url).toBe('/first');
    expect(panel()).toBeNull();
    expect(button('Staff')).toHaveFocus();
  });

  test.each([
    ['{ArrowLeft}', 'ltr'],
    ['{ArrowRight}', 'rtl'],
    ['{Escape}', 'ltr'],
  ])('B-14 A11Y-MENU %s, written %s, closes and gives the focus back', async (keys, direction) => {
    document.documentElement.dir = direction;
    renderStrip();
    await press(button('Staff'), '{Enter}{Tab}');
    expect(link('People')).toHaveFocus();
    await userEvent.keyboard(keys);
    document.documentElement.dir = '';
    expect(panel()).toBeNull();
    expect(button('Staff')).toHaveFocus();
  });

  test('B-14 A11Y-MENU Escape closes the third level first, then the fly-out', async () => {
    renderStrip();
    await press(button('Staff'), '{ArrowRight}{End}{Enter}{ArrowDown}');
    expect(link('First')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button('Rooms')).toHaveFocus();
    expect(panel()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(button('Staff')).toHaveFocus();
  });

  test('B-14 A11Y-MENU Escape on the button closes too, and is not heard around the menu', async () => {
    renderStrip();
    await press(button('Staff'), '{Enter}');
    expect(fireEvent.keyDown(button('Staff'), { key: 'Escape' })).toBe(false);
    expect(panel()).toBeNull();
    expect(fireEvent.keyDown(button('Staff'), { key: 'Escape' })).toBe(true);
  });

  test('B-14 A11Y-MENU Tab goes from the button into the fly-out, out of it, and closes it', async () => {
    renderStrip();
    await press(button('Reports'), '{Enter}{Tab}');
    expect(link('Year')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(button('More')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(button('Help')).toHaveFocus();
    expect(panel()).toBeNull();

    await press(button('Help'), '{Enter}{Shift>}{Tab}{/Shift}');
    expect(button('Reports')).toHaveFocus();
    expect(panel()).toBeNull();
  });

  test('B-14 A11Y-MENU a key that something in the fly-out has answered is not answered again', async () => {
    renderStrip();
    await press(button('Staff'), '{ArrowRight}');
    link('People').addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(panel()).toBeVisible();
    expect(link('People')).toHaveFocus();
  });

  test('B-14 a window that loses the focus leaves the fly-out open', async () => {
    renderStrip();
    await press(button('Staff'), '{ArrowRight}');
    fireEvent.blur(link('People'), { relatedTarget: null });
    expect(panel()).toBeVisible();
  });

  test('B-14 A11Y-MENU a key with a modifier is left to the browser', async () => {
    renderStrip();
    await press(button('Staff'), '{Enter}{Tab}');
    expect(fireEvent.keyDown(link('People'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(button('Help'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(panel()).toBeVisible();
  });

  test('B-14 the focus that a key brings shows the title, of branches too, until it leaves', async () => {
    renderStrip();
    makeFocusVisible(true);
    await userEvent.tab();
    expect(link('Home')).toHaveFocus();
    expect(label()).toBe('Home');
    await userEvent.tab();
    expect(label()).toBe('Staff');
    expect(button('Staff')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    expect(label()).toBeUndefined();
    expect(button('Staff')).toHaveFocus();
  });

  test('B-14 the focus that a press brings shows no title', () => {
    renderStrip();
    makeFocusVisible(false);
    act(() => {
      link('Home').focus();
    });
    expect(label()).toBeUndefined();
  });

  test('B-14 Escape takes away what hovers, wherever the focus is', () => {
    const { clock } = renderStrip();
    fireEvent.pointerEnter(link('Home').closest('li')!, { pointerType: 'mouse' });
    act(() => {
      clock.advance(120);
    });
    expect(label()).toBe('Home');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(label()).toBeUndefined();
  });
});

test('B-14 A11Y-MENU in another page the arrow opens a submenu, and a choice closes the fly-out', () => {
  const { page, container } = frameContainer();
  const { menu, flyouts } = setUp();
  const strip = within(
    render(<TestStrip menuStore={menu} store={flyouts} />, { container }).container,
  );
  fireEvent.click(strip.getByRole('button', { name: 'Staff' }));
  const toggle = page.querySelector<HTMLElement>('[data-testid=panel] [aria-expanded=false]')!;
  act(() => {
    toggle.focus();
  });
  fireEvent.keyDown(toggle, { key: 'ArrowRight' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(page.querySelector('[data-testid=panel] a')!);
  expect(strip.queryByTestId('panel')).toBeNull();
});
