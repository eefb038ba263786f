export { parseThemeChoice, resolveTheme, type ThemeChoice } from './theme.rules.js';
export {
  createThemeStore,
  type ThemeActions,
  type ThemeState,
  type ThemeStore,
  type ThemeStoreOptions,
} from './theme.store.js';
export { sharedTheme } from './sharedTheme.js';
export {
  useTheme,
  type ThemeToggleProps,
  type UseThemeOptions,
  type UseThemeResult,
} from './useTheme.js';
