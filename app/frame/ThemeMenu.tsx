import type { ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useTheme } from '../../headless/theme/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';
import { THEME_OPTIONS, themeOption } from './themeChoices.js';

/** The choice of the theme. */
export function ThemeMenu(): ReactElement {
  const formatText = useFormatText();
  const { choice, change } = useTheme();
  const { Icon } = themeOption(choice);
  return (
    <MenuButton
      label={formatText({ id: 'app.theme.menu' })}
      isIconOnly
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
      items={THEME_OPTIONS.map(({ key, label }) => ({
        key,
        label,
        isChecked: key === choice,
        onSelect: () => {
          change(key);
        },
      }))}
    />
  );
}
