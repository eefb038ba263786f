import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { TextDescriptor } from '../../headless/core/index.js';
import type { ThemeChoice } from '../../headless/theme/index.js';

/** A theme to choose, with its name. */
export interface ThemeOption {
  readonly key: ThemeChoice;
  readonly label: TextDescriptor;
  readonly icon: LucideIcon;
}

const LIGHT: ThemeOption = { key: 'light', label: { id: 'app.theme.light' }, icon: Sun };

/** The themes to choose from. */
export const THEME_OPTIONS: readonly ThemeOption[] = [
  LIGHT,
  { key: 'dark', label: { id: 'app.theme.dark' }, icon: Moon },
  { key: 'system', label: { id: 'app.theme.system' }, icon: Monitor },
];

/** The option for a choice. */
export function themeOption(choice: ThemeChoice): ThemeOption {
  return THEME_OPTIONS.find(({ key }) => key === choice) ?? LIGHT;
}
