import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useMenu, type MenuItem } from '../../../headless/menu/index.js';
import { createFakeNavigation } from '../../../headless/testing/index.js';
import { setUp } from './setUp.js';
import { button, link, renderMenu } from './TestMenu.js';

async function press(from: HTMLElement, keys: string): Promise<void> {
  from.focus();
  await userEvent.keyboard(keys);
}

test('A11Y-MENU Tab goes through links, buttons and the links of open submenus', async () => {
  renderMenu();
  await userEvent.click(button('Reports'));
  await press(button('Staff'), '{Tab}{Tab}');
  expect(link('Year')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(button('More')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(link('Year')).toHaveFocus();
});

test('A11Y-MENU Enter and Space toggle a button, Enter follows a link', async () => {
  const { navigation } = renderMenu();
  await press(button('Staff'), '{Enter}');
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'true');
  await press(button('Staff'), ' ');
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'false');
  await press(link('Home'), '{Enter}');
  expect(navigation.getState().url).toBe('/home');
});

test.each([
  ['{ArrowDown}', 'ltr', 'Staff'],
  ['{ArrowRight}', 'ltr', 'Staff'],
  ['{ArrowUp}', 'ltr', 'Home'],
  ['{ArrowLeft}', 'ltr', 'Home'],
  ['{ArrowRight}', 'rtl', 'Home'],
  ['{ArrowLeft}', 'rtl', 'Staff'],
  ['{Home}', 'ltr', 'Home'],
  ['{End}', 'ltr', 'Last'],
])('A11Y-MENU %s, written %s, moves to %s', async (keys, direction, name) => {
  const items: MenuItem[] = ['Home', 'Here', 'Staff', 'Last'].map((title) => ({
    key: title,
    title,
    state: title,
  }));
  document.documentElement.dir = direction;
  renderMenu({ items });
  await press(link('Here'), keys);
  document.documentElement.dir = '';
  expect(link(name)).toHaveFocus();
});

test('A11Y-MENU Down on an expanded button goes to the first link of its submenu', async () => {
  renderMenu();
  await userEvent.click(button('Staff'));
  await press(button('Staff'), '{ArrowDown}');
  expect(link('People')).toHaveFocus();
});

test('A11Y-MENU the arrows pass over what cannot have the focus or is not shown', async () => {
  const routes = { home: '/', last: '/last', hidden: '/hidden' };
  renderMenu({
    items: ['home', 'nowhere', 'hidden', 'last'].map((key) => ({ key, title: key, state: key })),
    navigation: createFakeNavigation({ routes }),
  });
  Object.assign(link('hidden'), { checkVisibility: () => false });
  await press(link('home'), '{ArrowDown}');
  expect(link('last')).toHaveFocus();
});

test('A11Y-MENU the arrows pass over a button that is disabled, and scroll nothing', () => {
  const { menu: store } = setUp();
  function WithDisabled(): ReactElement {
    return (
      <nav {...useMenu({ store }).getNavProps()}>
        <a href="/one">One</a>
        <button disabled>Later</button>
        <a href="/two">Two</a>
      </nav>
    );
  }
  render(<WithDisabled />);
  link('One').focus();
  expect(fireEvent.keyDown(link('One'), { key: 'ArrowDown' })).toBe(false);
  expect(link('Two')).toHaveFocus();
});

test('A11Y-MENU the arrows stop at the ends', async () => {
  renderMenu();
  await press(button('Reports'), '{ArrowDown}');
  expect(button('Reports')).toHaveFocus();
  await press(link('Home'), '{ArrowUp}');
  expect(link('Home')).toHaveFocus();
});

test('A11Y-MENU an arrow with a modifier is left to the browser', () => {
  renderMenu();
  link('Home').focus();
  expect(fireEvent.keyDown(link('Home'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(link('Home'), { key: 'ArrowDown', shiftKey: true })).toBe(true);
  expect(link('Home')).toHaveFocus();
});

test('A11Y-MENU a key that something inside has taken moves nothing', () => {
  const { menu: store } = setUp();
  function Taken(): ReactElement {
    const menu = useMenu({ store });
    return (
      <nav {...menu.getNavProps()}>
        <a href="/one" onKeyDown={(event) => event.preventDefault()}>
          One
        </a>
        <a href="/two">Two</a>
      </nav>
    );
  }
  render(<Taken />);
  link('One').focus();
  fireEvent.keyDown(link('One'), { key: 'ArrowDown' });
  expect(link('One')).toHaveFocus();
});

test('A11Y-MENU keys in a text field inside the nav are left to it', () => {
  const { menu: store } = setUp();
  function Searchable(): ReactElement {
    const menu = useMenu({ store });
    return (
      <nav {...menu.getNavProps()}>
        <input aria-label="Filter" />
        <a href="/there">There</a>
      </nav>
    );
  }
  render(<Searchable />);
  const field = screen.getByLabelText('Filter');
  field.focus();
  expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(true);
  expect(field).toHaveFocus();
});

test('A11Y-MENU Escape closes the innermost open submenu around the focus, and focuses its button', async () => {
  const { menu } = renderMenu();
  act(() => {
    menu.select('staff/teams/mine');
  });
  await press(link('My team'), '{Escape}');
  expect(button('Submenu of Teams')).toHaveFocus();
  expect(button('Submenu of Teams')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'true');

  await press(link('People'), '{Escape}');
  expect(button('Staff')).toHaveFocus();
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'false');
});

test('A11Y-MENU Escape on the button of an open submenu closes it, and only it', async () => {
  const { menu } = renderMenu();
  act(() => {
    menu.select('staff/teams/mine');
  });
  await press(button('Submenu of Teams'), '{Escape}');
  expect(button('Submenu of Teams')).toHaveFocus();
  expect(button('Submenu of Teams')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'true');

  await press(button('Staff'), '{Escape}');
  expect(button('Staff')).toHaveFocus();
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'false');
});

test('A11Y-MENU Escape where nothing is open is left to what is around the menu', () => {
  renderMenu();
  expect(fireEvent.keyDown(link('Home'), { key: 'Escape' })).toBe(true);
});
