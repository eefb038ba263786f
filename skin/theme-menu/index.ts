export { ThemeMenu } from './ThemeMenu.js';
export { THEME, THEME_OPTIONS, type ThemeOption } from './themeOptions.js';
export { useThemeMenu, type UseThemeMenuResult } from './useThemeMenu.js';
