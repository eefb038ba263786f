import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { TextDescriptor } from '../../headless/core/index.js';
import type { ThemeChoice } from '../../headless/theme/index.js';

/** A theme to choose, with its name. */
export interface ThemeOption {
  readonly key: ThemeChoice;
  readonly label: TextDescriptor;
  readonly icon: LucideIcon;
}

/** Names the choice. */
export const THEME: TextDescriptor = { id: 'gnap.theme-menu.label', defaultMessage: 'Theme' };

const LIGHT: ThemeOption = {
  key: 'light',
  label: { id: 'gnap.theme-menu.light', defaultMessage: 'Light' },
  icon: Sun,
};
const DARK: ThemeOption = {
  key: 'dark',
  label: { id: 'gnap.theme-menu.dark', defaultMessage: 'Dark' },
  icon: Moon,
};
const SYSTEM: ThemeOption = {
  key: 'system',
  label: { id: 'gnap.theme-menu.system', defaultMessage: 'As the system' },
  icon: Monitor,
};

/** The themes to choose from. */
export const THEME_OPTIONS: readonly ThemeOption[] = [LIGHT, DARK, SYSTEM];

/** The option for a choice. */
export function themeOption(choice: ThemeChoice): ThemeOption {
  return THEME_OPTIONS.find(({ key }) => key === choice) ?? LIGHT;
}
