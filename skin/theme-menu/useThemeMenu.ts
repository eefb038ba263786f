import { useFormatText } from '../../headless/core/index.js';
import type { MenuButtonItem } from '../../headless/menu-button/index.js';
import { useTheme } from '../../headless/theme/index.js';
import { THEME, THEME_OPTIONS, themeOption, type ThemeOption } from './themeOptions.js';

/** The chosen theme, and the items of a menu to choose another. */
export interface UseThemeMenuResult {
  /** Names the menu, in the current language. */
  label: string;
  /** What the user chose, which may be to follow the system. */
  chosen: ThemeOption;
  items: readonly MenuButtonItem[];
}

/** The menu in which the theme is chosen, for a button of your own. */
export function useThemeMenu(): UseThemeMenuResult {
  const formatText = useFormatText();
  const { choice, change } = useTheme();
  return {
    label: formatText(THEME),
    chosen: themeOption(choice),
    items: THEME_OPTIONS.map(({ key, label }) => ({
      key,
      label,
      isChecked: key === choice,
      run: () => {
        change(key);
      },
    })),
  };
}
