import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useMenu, useMenuItem, type MenuItem } from '../../../headless/menu/index.js';
import { sampleItems } from './sampleMenu.js';
import { setUp } from './setUp.js';
import { button, link, renderMenu } from './TestMenu.js';

describe('structure', () => {
  test('A11Y-MENU a labelled nav of nested lists, without any role of a menu', () => {
    const { menu } = renderMenu();
    act(() => {
      menu.select('staff/teams/mine');
    });
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    const outer = within(nav).getAllByRole('list')[0]!;
    const link = within(nav).getByRole('link', { name: 'My team' });
    const [inner, middle] = [link.closest('ul'), link.closest('ul')?.parentElement?.closest('ul')];
    expect(middle?.parentElement?.closest('ul')).toBe(outer);
    expect(inner).not.toBe(middle);
    expect(nav.outerHTML).not.toMatch(/role="menu|aria-haspopup/);
    // Safari takes a list without bullets for none.
    for (const list of within(nav).getAllByRole('list'))
      expect(list).toHaveAttribute('role', 'list');
  });

  test('A11Y-MENU MENU-8 an item with a submenu only is one disclosure button', async () => {
    renderMenu();
    const staff = button('Staff');
    expect(staff).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(staff.getAttribute('aria-controls')!)).not.toBeVisible();

    await userEvent.click(staff);
    expect(staff).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(staff.getAttribute('aria-controls')!)).toContainElement(
      link('People'),
    );
    expect(staff.closest('li')?.querySelectorAll(':scope > button')).toHaveLength(1);
  });

  test('MENU-3 opening a submenu takes its sibling out of the page', async () => {
    renderMenu();
    await userEvent.click(button('Staff'));
    await userEvent.click(button('Reports'));
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
    expect(link('Year')).toBeVisible();
  });

  test('MENU-8 an item with a submenu and a state is a link with a toggle beside it', async () => {
    const { menu, navigation } = renderMenu();
    act(() => {
      menu.toggle('staff');
    });
    const toggle = button('Submenu of Teams');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(navigation.getState().url).toBe('/elsewhere');

    await userEvent.click(toggle);
    await userEvent.click(link('Teams'));
    expect(navigation.getState().url).toBe('/teams');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAccessibleName('Submenu of Teams');
  });

  test('MENU-8 an item with an action is a button, one with nothing is text', async () => {
    const onClick = vi.fn();
    renderMenu({
      items: [
        { key: 'a', title: 'Sign out', onClick },
        { key: 'b', title: 'A heading' },
      ],
    });
    expect(button('Sign out')).toHaveAttribute('type', 'button');
    expect(button('Sign out')).not.toHaveAttribute('data-state');
    await userEvent.click(button('Sign out'));
    expect(onClick).toHaveBeenCalledExactlyOnceWith();
    expect(screen.getByText('A heading').tagName).toBe('SPAN');
    expect(screen.queryByRole('button', { name: 'A heading' })).toBeNull();
    // React marks what takes clicks with this, and then screen readers call it clickable.
    expect(screen.getByText('A heading').onclick).toBeNull();
  });

  test('MENU-4 A11Y-MENU the whole path is active, only its last has aria-current', () => {
    const { menu } = renderMenu();
    act(() => {
      menu.select('staff/teams/mine');
    });
    const active = (): (string | null)[] =>
      [...document.querySelectorAll('[data-active="true"]')].map((element) => element.textContent);
    const current = (): Element[] => [...document.querySelectorAll('[aria-current]')];
    expect(active()).toEqual(['Staff', 'Teams', 'My team']);
    expect(current()).toEqual([link('My team')]);
    expect(link('My team')).toHaveAttribute('aria-current', 'page');

    act(() => {
      menu.select('reports');
    });
    expect(active()).toEqual(['Reports']);
    expect(current()).toEqual([button('Reports')]);
    expect(button('Reports')).toHaveAttribute('aria-current', 'true');
  });

  test('MENU-4 A11Y-MENU what is selected but hidden is stood for by the innermost item to see', () => {
    const hidden = { key: 'one', title: '', state: 'one', visible: false };
    const { menu } = renderMenu({
      items: [
        {
          key: 'people',
          title: 'People',
          items: [
            { key: 'all', title: 'All', state: 'all', items: [hidden, { key: 'b', title: 'B' }] },
          ],
        },
      ],
    });
    const current = (): (string | null)[] =>
      [...document.querySelectorAll('[aria-current]')].map((element) =>
        element.getAttribute('aria-current'),
      );
    act(() => {
      menu.select('people/all/one');
    });
    expect(link('All')).toHaveAttribute('aria-current', 'true');
    expect(current()).toEqual(['true']);
    act(() => {
      menu.select('people/all');
    });
    expect(current()).toEqual(['page']);
    act(() => {
      menu.clearSelection();
    });
    expect(current()).toEqual([]);
  });

  test('MENU-1 a title is a text or a message, formatted', () => {
    renderMenu({
      items: [{ key: 'a', title: { id: 'app.home', defaultMessage: 'Home' }, state: 'home' }],
    });
    expect(link('Home')).toBeVisible();
  });

  test.each([
    [3, 'Inbox 3'],
    [0, 'Inbox 0'],
    ['new', 'Inbox new'],
    [{ id: 'app.new', defaultMessage: 'fresh' }, 'Inbox fresh'],
  ])('MENU-1 a badge %j is part of the name', (badge, name) => {
    const { menu: store } = setUp({ items: [{ key: 'a', title: 'Inbox', state: 'inbox', badge }] });
    function Entry(): React.ReactElement {
      const item = useMenuItem(useMenu({ store }), 'a');
      return (
        <a {...item.getItemProps()}>
          {item.title} <b>{item.badge}</b>
        </a>
      );
    }
    render(<Entry />);
    expect(link(name)).toBeVisible();
  });

  test('MENU-1 without a badge there is none', () => {
    const { menu: store } = setUp();
    const { result } = renderHook(() => useMenuItem(useMenu({ store }), 'home'));
    expect(result.current.badge).toBeUndefined();
  });

  test.each([
    [undefined, 9, false],
    [undefined, 10, true],
    [3, 3, true],
    [3, 2, false],
  ])('B-15 with filterFrom %s a menu of %i items is filterable: %s', (filterFrom, count, is) => {
    const items = Array.from({ length: count }, (_, index) => ({ key: `k${index}`, title: '' }));
    const { menu: store } = setUp({ items });
    const { result } = renderHook(() => useMenu({ store, filterFrom }));
    expect(result.current.isFilterable).toBe(is);
  });

  test('A11Y-MENU the nav has an id, its own or a given one', () => {
    const { menu: store } = setUp();
    const { result } = renderHook(() => [useMenu({ store }), useMenu({ store, id: 'given' })]);
    const [own, given] = result.current;
    expect(own?.getNavProps().id).toBe(own?.id);
    expect(given?.id).toBe('given');
    expect(own?.id).not.toBe('given');
  });

  test('MENU-1 new items take the place of the old ones', () => {
    const { menu } = renderMenu();
    act(() => {
      menu.toggle('staff');
    });
    act(() => {
      menu.setItems([{ key: 'staff', title: 'Colleagues', items: sampleItems.slice(0, 1) }]);
    });
    expect(button('Colleagues')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('link')).toEqual([link('Home')]);
  });

  const leaf: MenuItem = { key: 'd', title: 'D' };
  const third: MenuItem = { key: 'c', title: 'C', items: [leaf] };
  const cycle: MenuItem[] = [];
  cycle.push({ key: 'a', title: 'A', items: cycle });
  const nameless: MenuItem[] = JSON.parse('[{"key":"a","title":"A","items":[{"title":"B"}]}]');

  test.each([
    ['a fourth level', [{ key: 'a', title: 'A', items: [{ ...leaf, items: [third] }] }], 'a/d/c/d'],
    ['a key twice', [leaf, leaf], 'd'],
    ['a missing key', nameless, 'a/(item 1)'],
    ['a cycle', cycle, 'a/a'],
  ])('MENU-2 %s is refused by its path, and the menu on show stays', async (_, items, path) => {
    const { menu, navigation } = renderMenu();
    await userEvent.click(button('Staff'));
    const shown = document.body.innerHTML;
    expect(() => {
      act(() => {
        menu.setItems(items);
      });
    }).toThrow(`"${path}"`);
    expect(document.body.innerHTML).toBe(shown);
    await userEvent.click(link('People'));
    expect(navigation.getState().url).toBe('/people');
  });

  test('an id that the menu does not hold is named in the error', () => {
    const { menu: store } = setUp();
    function Lost(): null {
      useMenuItem(useMenu({ store }), 'staff/gone');
      return null;
    }
    expect(() => render(<Lost />)).toThrow(/"staff\/gone".*childIds/);
  });
});
