import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMenuFlyout, useMenuFlyouts } from '../../../headless/menu-flyout/index.js';
import { useMenu, useMenuItem } from '../../../headless/menu/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { describeConformance } from '../support/conformance.js';
import {
  button,
  items,
  label,
  link,
  panel,
  renderStrip,
  setUp,
  TestStrip,
  type Setting,
} from './TestStrip.js';

describe('conformance', () => {
  let setting: Setting;
  beforeEach(() => {
    setting = setUp();
    setting.flyouts.toggle('staff');
    setting.flyouts.toggle('help');
  });
  describeConformance('useMenuFlyout', {
    useHook: () =>
      useMenuFlyout(
        useMenuFlyouts({ store: setting.flyouts }),
        useMenuItem(useMenu({ store: setting.menu }), 'help'),
      ),
    readState: () => [
      setting.flyouts.getState(),
      setting.menu.getState(),
      setting.navigation.getState(),
    ],
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
    const { menu } = renderStrip();
    const before = menu.getState();
    await userEvent.click(button('Staff'));
    await userEvent.click(button('Reports'));
    expect(menu.getState()).toBe(before);
  });

  test('MENU-8 B-14 an item with a submenu and a state is a button, and a link in its fly-out', async () => {
    const { navigation } = renderStrip();
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
    await userEvent.click(button('Help'));
    expect(link('Help')).toHaveAttribute('href', '/help');
    await userEvent.click(link('Help'));
    expect(navigation.getState().url).toBe('/help');
    expect(panel()).toBeNull();
  });

  test('MENU-4 A11Y-MENU the active branch is marked, and one link is the page', async () => {
    const setting = setUp();
    act(() => {
      setting.menu.select('help');
    });
    renderStrip(setting);
    expect(button('Help')).toHaveAttribute('data-active', 'true');
    expect(button('Help')).toHaveAttribute('aria-current', 'true');
    expect(button('Staff')).not.toHaveAttribute('data-active');
    await userEvent.click(button('Help'));
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(link('Help')).toHaveAttribute('aria-current', 'page');
    expect(link('Help')).toHaveAttribute('data-active', 'true');
  });

  test('MENU-4 A11Y-MENU a branch that is current itself, with no link to say so, says it while it is open', async () => {
    const setting = setUp();
    act(() => {
      setting.menu.select('staff');
    });
    renderStrip(setting);
    await userEvent.click(button('Staff'));
    expect(button('Staff')).toHaveAttribute('aria-current', 'true');
  });

  test('MENU-8 B-14 the title of a mere branch is a text, and that of one with an action a button', async () => {
    const setting = setUp();
    act(() => {
      setting.menu.setItems([
        ...items,
        { key: 'tools', title: 'Tools', onClick: () => {}, items: [{ key: 'a', title: 'A' }] },
      ]);
    });
    renderStrip(setting);
    await userEvent.click(button('Staff'));
    const before = setting.menu.getState();
    const title = within(panel()!).getByText('Staff');
    expect(title.getAttributeNames()).toEqual(['id']);
    await userEvent.click(title);
    expect(setting.menu.getState()).toBe(before);
    await userEvent.click(button('Tools'));
    const action = within(panel()!).getByRole('button', { name: 'Tools' });
    expect(action).toHaveAttribute('type', 'button');
  });

  test('MENU-4 B-14 the third level of the active path is open in its fly-out', async () => {
    const setting = setUp();
    act(() => {
      setting.menu.select('staff/teams/mine');
    });
    renderStrip(setting);
    await userEvent.click(button('Staff'));
    expect(link('My team')).toHaveAttribute('aria-current', 'page');
  });
});

test('B-14 how long a pointer rests is measured by the clock that is given', () => {
  const { menu, clock } = setUp();
  render(<TestStrip menuStore={menu} clock={clock} />);
  fireEvent.pointerEnter(link('Home').closest('li')!, { pointerType: 'mouse' });
  act(() => {
    clock.advance(120);
  });
  expect(label()).toBe('Home');
});

test('B-14 a menu that has gone hears no Escape any more', () => {
  const { menu, flyouts } = setUp();
  const { unmount } = render(<TestStrip menuStore={menu} store={flyouts} />);
  act(() => {
    flyouts.open('staff');
  });
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(flyouts.getState().openId).toBe('staff');
});

test("B-14 the shell's navigation closes the fly-out", async () => {
  const { menu, navigation, clock } = setUp();
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
