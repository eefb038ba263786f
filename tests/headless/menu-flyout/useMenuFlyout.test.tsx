import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createMenuFlyoutStore,
  useMenuFlyout,
  useMenuFlyouts,
  type MenuFlyoutStore,
} from '../../../headless/menu-flyout/index.js';
import {
  createMenuStore,
  useMenu,
  useMenuItem,
  type MenuItem,
  type MenuStore,
} from '../../../headless/menu/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  createMemoryStorage,
  type FakeClock,
  type FakeNavigation,
} from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { sampleItems } from '../menu/sampleMenu.js';
import { TestStrip } from './TestStrip.js';

const items: readonly MenuItem[] = [
  ...sampleItems,
  {
    key: 'help',
    title: 'Help',
    state: 'help',
    items: [{ key: 'faq', title: 'FAQ', state: 'faq' }],
  },
];

let navigation: FakeNavigation;
let clock: FakeClock;
let menu: MenuStore;
let flyouts: MenuFlyoutStore;
beforeEach(() => {
  navigation = createFakeNavigation({ url: '/elsewhere' });
  clock = createFakeClock();
  menu = createMenuStore({ items, navigation, storage: createMemoryStorage() });
  menu.connect();
  flyouts = createMenuFlyoutStore({ clock, navigation });
});

function renderStrip(): void {
  render(<TestStrip menuStore={menu} store={flyouts} />);
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const link = (name: string): HTMLElement => screen.getByRole('link', { name });
const panel = (): HTMLElement | null => screen.queryByTestId('panel');
const label = (): string | undefined => screen.queryByTestId('label')?.textContent;

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

describe('conformance', () => {
  beforeEach(() => {
    flyouts.toggle('staff');
    flyouts.toggle('help');
  });
  describeConformance('useMenuFlyout', {
    useHook: () =>
      useMenuFlyout(
        useMenuFlyouts({ store: flyouts }),
        useMenuItem(useMenu({ store: menu }), 'help'),
      ),
    readState: () => [flyouts.getState(), menu.getState(), navigation.getState()],
    parts: {
      getEntryProps: { getter: (flyout) => flyout.getEntryProps, element: 'div' },
      getTriggerProps: { getter: (flyout) => flyout.getTriggerProps, element: 'button' },
      getPanelProps: { getter: (flyout) => flyout.getPanelProps, element: 'div' },
      getTitleProps: { getter: (flyout) => flyout.getTitleProps, element: 'a' },
      getListProps: { getter: (flyout) => flyout.getListProps, element: 'ul' },
    },
  });
});

describe('structure', () => {
  test('A11Y-MENU B-14 a branch is a disclosure button, which names its submenu once it is open', async () => {
    renderStrip();
    const staff = button('Staff');
    expect(staff).toHaveAttribute('aria-expanded', 'false');
    expect(staff).not.toHaveAttribute('aria-controls');
    expect(staff).toHaveAttribute('data-state', 'closed');
    await userEvent.click(staff);
    expect(staff).toHaveAttribute('aria-expanded', 'true');
    expect(staff).toHaveAttribute('data-state', 'open');
    expect(document.getElementById(staff.getAttribute('aria-controls')!)).toBe(panel());
    const list = within(panel()!).getByRole('list', { name: 'Staff' });
    expect(within(list).getByRole('link', { name: 'People' })).toBeVisible();
    expect(document.body.outerHTML).not.toMatch(/role="menu|aria-haspopup/);
  });

  test('B-14 opening a fly-out leaves the submenus of the tree as they are', async () => {
    renderStrip();
    const before = menu.getState();
    await userEvent.click(button('Staff'));
    await userEvent.click(button('Reports'));
    expect(menu.getState()).toBe(before);
  });

  test('MENU-8 B-14 an item with a submenu and a state is a button, and a link in its fly-out', async () => {
    renderStrip();
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
    await userEvent.click(button('Help'));
    expect(link('Help')).toHaveAttribute('href', '/help');
    await userEvent.click(link('Help'));
    expect(navigation.getState().url).toBe('/help');
    expect(panel()).toBeNull();
  });

  test('MENU-4 A11Y-MENU the active branch is marked, and one link is the page', async () => {
    act(() => {
      menu.select('help');
    });
    renderStrip();
    expect(button('Help')).toHaveAttribute('data-active', 'true');
    expect(button('Help')).toHaveAttribute('aria-current', 'true');
    expect(button('Staff')).not.toHaveAttribute('data-active');
    await userEvent.click(button('Help'));
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(link('Help')).toHaveAttribute('aria-current', 'page');
    expect(link('Help')).toHaveAttribute('data-active', 'true');
  });

  test('MENU-4 A11Y-MENU a branch that is current itself, with no link to say so, says it while it is open', async () => {
    act(() => {
      menu.select('staff');
    });
    renderStrip();
    await userEvent.click(button('Staff'));
    expect(button('Staff')).toHaveAttribute('aria-current', 'true');
  });

  test('MENU-8 B-14 the title of a mere branch is a text, and that of one with an action a button', async () => {
    act(() => {
      menu.setItems([
        ...items,
        { key: 'tools', title: 'Tools', onClick: () => {}, items: [{ key: 'a', title: 'A' }] },
      ]);
    });
    renderStrip();
    await userEvent.click(button('Staff'));
    const before = menu.getState();
    const title = within(panel()!).getByText('Staff');
    expect(title.getAttributeNames()).toEqual(['id']);
    await userEvent.click(title);
    expect(menu.getState()).toBe(before);
    await userEvent.click(button('Tools'));
    const action = within(panel()!).getByRole('button', { name: 'Tools' });
    expect(action).toHaveAttribute('type', 'button');
  });

  test('MENU-4 B-14 the third level of the active path is open in its fly-out', async () => {
    act(() => {
      menu.select('staff/teams/mine');
    });
    renderStrip();
    await userEvent.click(button('Staff'));
    expect(link('My team')).toHaveAttribute('aria-current', 'page');
  });
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
    renderStrip();
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
    renderStrip();
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
    renderStrip();
    fireEvent.pointerEnter(link('Home').closest('li')!, { pointerType: 'mouse' });
    act(() => {
      clock.advance(120);
    });
    expect(label()).toBe('Home');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(label()).toBeUndefined();
  });
});

describe('pointers', () => {
  const entryOf = (element: HTMLElement): Element => element.closest('li')!;
  const hover = (element: Element, pointerType = 'mouse'): void => {
    fireEvent.pointerEnter(element, { pointerType });
    act(() => {
      clock.advance(120);
    });
  };

  test('B-14 a mouse that rests on a branch opens it, and one that leaves closes it', () => {
    renderStrip();
    hover(entryOf(button('Staff')));
    expect(link('People')).toBeVisible();
    fireEvent.pointerLeave(entryOf(button('Staff')), { pointerType: 'mouse' });
    expect(panel()).toBeVisible();
    act(() => {
      clock.advance(300);
    });
    expect(panel()).toBeNull();
  });

  test('B-14 a finger elsewhere does not close what a mouse opened, nor take over', () => {
    renderStrip();
    hover(entryOf(button('Staff')));
    fireEvent.pointerMove(entryOf(button('Reports')), { pointerType: 'touch' });
    fireEvent.pointerLeave(entryOf(button('Reports')), { pointerType: 'touch' });
    act(() => {
      clock.advance(1000);
    });
    expect(link('People')).toBeVisible();
  });

  test('B-14 a choice by a pointer that moves no focus moves none', () => {
    renderStrip();
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
    renderStrip();
    hover(entryOf(button('Staff')));
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
    renderStrip();
    hover(entryOf(button('Staff')), 'touch');
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
    renderStrip();
    hover(entryOf(button('Staff')));
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
    act(() => {
      menu.setItems([
        { key: 'a', title: 'Account', items: [{ key: 'out', title: 'Sign out', onClick }] },
      ]);
    });
    renderStrip();
    await userEvent.click(button('Account'));
    await userEvent.click(button('Sign out'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
    expect(button('Account')).toHaveFocus();
  });
});

test('B-14 how long a pointer rests is measured by the clock that is given', () => {
  render(<TestStrip menuStore={menu} clock={clock} />);
  fireEvent.pointerEnter(link('Home').closest('li')!, { pointerType: 'mouse' });
  act(() => {
    clock.advance(120);
  });
  expect(label()).toBe('Home');
});

test('B-14 a menu that has gone hears no Escape any more', () => {
  const { unmount } = render(<TestStrip menuStore={menu} store={flyouts} />);
  act(() => {
    flyouts.open('staff');
  });
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(flyouts.getState().openId).toBe('staff');
});

test("B-14 the shell's navigation closes the fly-out", async () => {
  render(
    <ShellProvider shell={{ navigation }}>
      <TestStrip menuStore={menu} clock={clock} />
    </ShellProvider>,
  );
  await userEvent.click(button('Staff'));
  act(() => {
    navigation.go({ url: '/unknown' });
  });
  expect(panel()).toBeNull();
});
