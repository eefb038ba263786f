import type { ColorScheme } from '../platform/index.js';

/** What the user chose: a scheme, or to follow the system. */
export type ThemeChoice = ColorScheme | 'system';

/** The stored choice; anything else follows the system. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The scheme to show. */
export function resolveTheme(choice: ThemeChoice, preferred: ColorScheme): ColorScheme {
  return choice === 'system' ? preferred : choice;
}
