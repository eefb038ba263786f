import { defineStore, type Store } from '../core/vanilla.js';
import {
  createBrowserColorScheme,
  createBrowserStorage,
  STORAGE_KEYS,
  type ColorScheme,
  type ColorSchemeAdapter,
  type StorageAdapter,
} from '../platform/index.js';
import { parseThemeChoice, resolveTheme, type ThemeChoice } from './theme.rules.js';

/** What decides which scheme is shown, by `resolveTheme`. */
export interface ThemeState {
  /** Kept between visits. Default `system`. */
  readonly choice: ThemeChoice;
  /** What the system asks for; `light` until the store is connected. */
  readonly preferred: ColorScheme;
}

/** Chooses a theme, which the page shows at once, and keeps it. */
export interface ThemeActions {
  /** Shows and keeps a choice. */
  change(choice: ThemeChoice): void;
  /** Chooses the scheme that is not shown. */
  toggle(): void;
}

/** One per app: its theme. `createShell` makes it. */
export type ThemeStore = Store<ThemeState, ThemeActions>;

/** The options of `createThemeStore`; none is required. */
export interface ThemeStoreOptions {
  /** Keeps the choice as `gnap.theme`. Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Default: `prefers-color-scheme`, and `<html data-theme style="color-scheme: …">`. */
  colorScheme?: ColorSchemeAdapter | undefined;
}

/**
 * Creates the theme's store. While connected it follows the system and the other tabs, and applies
 * the scheme to the page; before that, `showStoredSettings` of shell does (behavior B-12).
 */
export function createThemeStore({
  storage = createBrowserStorage(),
  colorScheme = createBrowserColorScheme(),
}: ThemeStoreOptions = {}): ThemeStore {
  const key = STORAGE_KEYS.theme;
  return defineStore<ThemeState, ThemeActions>(
    { choice: 'system', preferred: 'light' },
    ({ get, set }) => {
      const resolved = (): ColorScheme => resolveTheme(get().choice, get().preferred);
      const adopt = (state: Partial<ThemeState>): void => {
        set(state);
        colorScheme.apply(resolved());
      };
      const change = (choice: ThemeChoice): void => {
        storage.write(key, choice);
        adopt({ choice });
      };
      return {
        actions: {
          change,
          toggle: () => {
            change(resolved() === 'dark' ? 'light' : 'dark');
          },
        },
        start: () => {
          const choice = parseThemeChoice(storage.read(key));
          adopt({ choice, preferred: colorScheme.preferred() });
          const stopStorage = storage.subscribe(key, (stored) => {
            adopt({ choice: parseThemeChoice(stored) });
          });
          const stopSystem = colorScheme.subscribe((preferred) => {
            adopt({ preferred });
          });
          return () => {
            stopStorage();
            stopSystem();
          };
        },
      };
    },
  );
}
