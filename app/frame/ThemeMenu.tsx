import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useTheme, type ThemeChoice } from '../../headless/theme/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';

const ICONS = { light: Sun, dark: Moon, system: Monitor };
const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** The choice of the theme. */
export function ThemeMenu(): ReactElement {
  const formatText = useFormatText();
  const { choice, change } = useTheme();
  const Icon = ICONS[choice];
  return (
    <MenuButton
      label={formatText({ id: 'app.theme.menu' })}
      isIconOnly
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      items={CHOICES.map((key) => ({
        key,
        label: { id: `app.theme.${key}` },
        isChecked: key === choice,
        onSelect: () => {
          change(key);
        },
      }))}
    />
  );
}
