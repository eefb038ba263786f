import type { MouseEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import type { ColorScheme } from '../platform/index.js';
import { sharedTheme } from './sharedTheme.js';
import { resolveTheme, type ThemeChoice } from './theme.rules.js';
import type { ThemeActions, ThemeStore } from './theme.store.js';

const DARK: TextDescriptor = { id: 'gnap.theme-dark', defaultMessage: 'Dark theme' };

/** The options of `useTheme`; below a shell none is required. */
export interface UseThemeOptions {
  /** Default: the shell's. */
  store?: ThemeStore | undefined;
}

/** A toggle button: its name stays, and `aria-pressed` says whether the dark theme is shown. */
export interface ThemeToggleProps {
  type: 'button';
  'aria-label': string;
  'aria-pressed': boolean;
  'data-state': ColorScheme;
  onClick: MouseEventHandler;
}

/** What was chosen, what is shown, and the ways to change it. */
export interface UseThemeResult extends ThemeActions {
  choice: ThemeChoice;
  /** The scheme that is shown. */
  resolved: ColorScheme;
  getToggleProps: PropGetter<ThemeToggleProps>;
}

/**
 * The light or dark theme: what is chosen, what is shown, and the ways to change it.
 * Throws a ToolkitError if there is no store.
 */
export function useTheme({ store }: UseThemeOptions = {}): UseThemeResult {
  const theme = sharedTheme.useStore('useTheme', store);
  const format = useFormatText();
  const choice = useStoreState(theme, (state) => state.choice);
  const resolved = useStoreState(theme, (state) => resolveTheme(state.choice, state.preferred));
  return {
    ...theme,
    choice,
    resolved,
    getToggleProps: propGetter<ThemeToggleProps>({
      type: 'button',
      'aria-label': format(DARK),
      'aria-pressed': resolved === 'dark',
      'data-state': resolved,
      onClick: theme.toggle,
    }),
  };
}
