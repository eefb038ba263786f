import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createBrowserColorScheme } from '../../../headless/platform/index.js';
import { createMemoryStorage } from '../../../headless/testing/index.js';
import { createThemeStore, useTheme, type ThemeStore } from '../../../headless/theme/index.js';
import { describeConformance } from '../support/conformance.js';
import { createFakeColorScheme } from './fakeColorScheme.js';

let store: ThemeStore;
beforeEach(() => {
  store = createThemeStore({
    storage: createMemoryStorage(),
    colorScheme: createFakeColorScheme('light'),
  });
});

describeConformance('useTheme', {
  useHook: () => useTheme({ store }),
  readState: () => store.getState(),
  parts: { getToggleProps: { getter: (theme) => theme.getToggleProps, element: 'button' } },
});

function Toggle(): ReactElement {
  return <button {...useTheme({ store }).getToggleProps()} />;
}

test('the toggle keeps its name, and says by aria-pressed whether the theme is dark', async () => {
  const user = userEvent.setup();
  render(<Toggle />);
  const toggle = screen.getByRole('button', { name: 'Dark theme' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(toggle).toHaveAttribute('data-state', 'light');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(toggle).toHaveAttribute('data-state', 'dark');
  expect(toggle).toHaveAccessibleName('Dark theme');
});

test('the toggle is pressed where the system is dark', () => {
  const colorScheme = createFakeColorScheme('dark');
  store = createThemeStore({ storage: createMemoryStorage(), colorScheme });
  store.connect();
  render(<Toggle />);
  expect(screen.getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('B-12 the browser shows the theme on html, light where nobody asks for dark', () => {
  store = createThemeStore({
    storage: createMemoryStorage(),
    colorScheme: createBrowserColorScheme(),
  });
  store.connect();
  const root = document.documentElement;
  expect(root).toHaveAttribute('data-theme', 'light');
  store.toggle();
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(root.style.colorScheme).toBe('dark');
});
