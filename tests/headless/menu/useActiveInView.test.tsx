import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createMenuStore,
  useActiveInView,
  useMenu,
  useMenuItem,
  type MenuItem,
  type MenuStore,
  type UseMenuResult,
} from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/index.js';

const ITEM_HEIGHT = 30;
const NAV_HEIGHT = 100;

let store: MenuStore;
beforeEach(() => {
  const items = Array.from({ length: 20 }, (_, index) => ({
    key: String(index),
    title: `Item ${index}`,
    items: [{ key: 'hidden', title: '', visible: false }],
  }));
  const navigation = createFakeNavigation();
  store = createMenuStore({ items, navigation, storage: createMemoryStorage() });

  // jsdom lays nothing out: items stand below one another, and move up as the nav scrolls.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const nav = screen.getByRole('navigation');
    if (this === nav) return new DOMRect(0, 0, 200, NAV_HEIGHT);
    const index = [...nav.querySelectorAll('span')].findIndex((item) => item === this);
    return new DOMRect(0, index * ITEM_HEIGHT - nav.scrollTop, 200, ITEM_HEIGHT);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Item({ menu, id }: { menu: UseMenuResult; id: string }): ReactElement {
  const item = useMenuItem(menu, id);
  return (
    <>
      <span {...item.getItemProps()}>{item.title}</span>
      {item.isOpen &&
        item.childIds.map((childId) => <Item key={childId} menu={menu} id={childId} />)}
    </>
  );
}

function View(props: {
  menu: UseMenuResult;
  container: Element | null;
  isShown: boolean | undefined;
}): null {
  useActiveInView(props.menu, props);
  return null;
}

function Menu({ isShown }: { isShown?: boolean }): ReactElement {
  const menu = useMenu({ store });
  const [container, setContainer] = useState<Element | null>(null);
  return (
    <nav {...menu.getNavProps()} ref={setContainer}>
      {menu.items.map((id) => (
        <Item key={id} menu={menu} id={id} />
      ))}
      <View menu={menu} container={container} isShown={isShown} />
    </nav>
  );
}

const scrollTop = (): number => screen.getByRole('navigation').scrollTop;

test('B-15 the active item is in view at the start, and after each selection', () => {
  store.select('9');
  render(<Menu />);
  expect(scrollTop()).toBe(10 * ITEM_HEIGHT - NAV_HEIGHT);
  act(() => {
    store.select('8');
  });
  expect(scrollTop()).toBe(10 * ITEM_HEIGHT - NAV_HEIGHT);
  act(() => {
    store.select('2');
  });
  expect(scrollTop()).toBe(2 * ITEM_HEIGHT);
});

test('B-15 for an item that is not shown, what leads to it is in view', () => {
  render(<Menu />);
  expect(scrollTop()).toBe(0);
  act(() => {
    store.select('19/hidden');
  });
  expect(scrollTop()).toBe(20 * ITEM_HEIGHT - NAV_HEIGHT);
});

test('B-15 in an open submenu the item itself is in view, and so it is among new items', () => {
  const itemsUpTo = (count: number): readonly MenuItem[] =>
    Array.from({ length: count }, (_, index) => ({ key: `${index}`, title: `Item ${index}` }));
  const list = { key: 'list', title: 'List', items: itemsUpTo(5) };
  store.setItems([...itemsUpTo(10), list]);
  render(<Menu />);
  act(() => {
    store.select('list/4');
  });
  expect(scrollTop()).toBe(16 * ITEM_HEIGHT - NAV_HEIGHT);
  act(() => {
    store.setItems([...itemsUpTo(15), list]);
  });
  expect(scrollTop()).toBe(21 * ITEM_HEIGHT - NAV_HEIGHT);
});

test('B-15 a drawer scrolls when it is shown, since before nothing in it has a place', () => {
  store.select('9');
  const { rerender } = render(<Menu isShown={false} />);
  expect(scrollTop()).toBe(0);
  rerender(<Menu isShown />);
  expect(scrollTop()).toBe(10 * ITEM_HEIGHT - NAV_HEIGHT);
});

test('B-15 opening a submenu, and clearing the selection, scroll nothing', () => {
  store.select('9');
  render(<Menu />);
  screen.getByRole('navigation').scrollTop = 0;
  act(() => {
    store.toggle('3');
    store.clearSelection();
  });
  expect(scrollTop()).toBe(0);
});
