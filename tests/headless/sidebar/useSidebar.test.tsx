import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createSidebarStore,
  useSidebar,
  type SidebarStore,
} from '../../../headless/sidebar/index.js';
import { createMemoryStorage } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

let store: SidebarStore;
beforeEach(() => {
  store = createSidebarStore({ storage: createMemoryStorage() });
});

describeConformance('useSidebar', {
  useHook: () => useSidebar({ store }),
  readState: () => store.getState(),
  parts: {
    getSidebarProps: { getter: (sidebar) => sidebar.getSidebarProps, element: 'aside' },
    getCollapseToggleProps: {
      getter: (sidebar) => sidebar.getCollapseToggleProps,
      element: 'button',
    },
    getMobileToggleProps: { getter: (sidebar) => sidebar.getMobileToggleProps, element: 'button' },
  },
});

function Sidebar(): ReactElement {
  const sidebar = useSidebar({ store });
  return (
    <>
      <button {...sidebar.getMobileToggleProps()}>Menu</button>
      <aside {...sidebar.getSidebarProps()}>
        <button {...sidebar.getCollapseToggleProps()}>Collapse the sidebar</button>
      </aside>
    </>
  );
}

test('SIDE-1 A11Y-SIDEBAR Enter and Space toggle; the name stays, aria-expanded tells', async () => {
  const user = userEvent.setup();
  render(<Sidebar />);
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');

  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('complementary')).toHaveAttribute('data-state', 'collapsed');

  await user.keyboard(' ');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('complementary')).toHaveAttribute('data-state', 'expanded');
  expect(toggle).toHaveAccessibleName('Collapse the sidebar');
});

test('SIDE-2 the mobile toggle shows and hides', async () => {
  const user = userEvent.setup();
  render(<Sidebar />);
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(screen.getByRole('complementary')).toHaveAttribute('data-mobile', 'shown');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(screen.getByRole('complementary')).toHaveAttribute('data-mobile', 'hidden');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('A11Y-SIDEBAR both toggles name the sidebar as what they control', () => {
  render(<Sidebar />);
  const { id } = screen.getByRole('complementary');
  expect(id).toBe('gnap-sidebar');
  for (const name of ['Menu', 'Collapse the sidebar']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-controls', id);
  }
});

const FINGER = { pointerType: 'touch', isPrimary: true };

test.each([
  ['a finger', 'ltr', 200, 100, FINGER, 'hidden'],
  ['a finger, written right to left,', 'rtl', 100, 200, FINGER, 'hidden'],
  ['a finger the other way', 'ltr', 100, 200, FINGER, 'shown'],
  ['a second finger', 'ltr', 200, 100, { ...FINGER, isPrimary: false }, 'shown'],
  ['a mouse', 'ltr', 200, 100, { pointerType: 'mouse', isPrimary: true }, 'shown'],
])('SIDE-2 %s that swipes, %s, leaves the drawer so', (_, dir, from, to, pointer, mobile) => {
  store.toggleOnMobile();
  render(
    <div dir={dir}>
      <Sidebar />
    </div>,
  );
  const toggle = screen.getByRole('button', { name: 'Collapse the sidebar' });
  fireEvent.pointerDown(toggle, { ...pointer, clientX: from, clientY: 50 });
  fireEvent.pointerUp(toggle, { ...pointer, clientX: to, clientY: 60 });
  expect(screen.getByRole('complementary')).toHaveAttribute('data-mobile', mobile);
});

test('SIDE-2 a second finger is no swipe, neither where it comes down nor where it is lifted', () => {
  store.toggleOnMobile();
  render(<Sidebar />);
  const drawer = screen.getByRole('complementary');
  const second = { ...FINGER, isPrimary: false, clientY: 50 };
  fireEvent.pointerDown(drawer, { ...FINGER, clientX: 100, clientY: 50 });
  fireEvent.pointerDown(drawer, { ...second, clientX: 200 });
  fireEvent.pointerUp(drawer, { ...second, clientX: 0 });
  fireEvent.pointerUp(drawer, { ...FINGER, clientX: 100, clientY: 50 });
  expect(drawer).toHaveAttribute('data-mobile', 'shown');
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useSidebar();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useSidebar found no sidebar store\..*ShellProvider.*\{ store \}/,
  );
});
