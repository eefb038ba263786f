import { useFormatText } from '../../headless/core/index.js';
import type { MenuButtonItem } from '../../headless/menu-button/index.js';
import { useTheme } from '../../headless/theme/index.js';
import { THEME_OPTIONS, themeOption, type ThemeOption } from './themeOptions.js';

/** The chosen theme, and the items of a menu to choose another. */
export interface UseThemeMenuResult {
  /** Names the menu, in the current language. */
  label: string;
  /** What the user chose, which may be to follow the system. */
  chosen: ThemeOption;
  items: readonly MenuButtonItem[];
}

/** The menu in which the theme is chosen. */
export function useThemeMenu(): UseThemeMenuResult {
  const formatText = useFormatText();
  const { choice, change } = useTheme();
  return {
    label: formatText({ id: 'app.theme.menu' }),
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
