import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormatText } from '../../../headless/core/index.js';
import { useLanguage } from '../../../headless/language/index.js';
import type { MenuButtonItem } from '../../../headless/menu-button/index.js';
import { lazyPart } from '../../../skin/core/index.js';
import { Icon } from '../../../skin/icon/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { useThemeMenu } from '../../../skin/theme-menu/index.js';

const ShortcutsSwitch = lazyPart({
  load: async () => (await import('./ShortcutsSwitch.js')).ShortcutsSwitch,
  loss: 'Shortcuts cannot be switched off here.',
});

interface ChoiceProps {
  label: string;
  /** The current choice. */
  chosen: string;
  items: readonly MenuButtonItem[];
}

function Choice({ label, chosen, items }: ChoiceProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      <MenuButton
        items={items}
        label={label}
        choice={chosen}
        variant="secondary"
        className="ms-auto"
      >
        {chosen}
        <Icon of={ChevronDown} className="text-muted" />
      </MenuButton>
    </div>
  );
}

/** The user's own settings, kept by this browser. */
export function Preferences(): ReactElement {
  const formatText = useFormatText();
  const language = useLanguage();
  const theme = useThemeMenu();
  return (
    <div className="flex flex-col gap-3">
      <Choice
        label={language.label}
        chosen={language.locale?.title ?? language.language}
        items={language.items}
      />
      <Choice label={theme.label} chosen={formatText(theme.chosen.label)} items={theme.items} />
      <div className="min-h-control">
        <ShortcutsSwitch />
      </div>
    </div>
  );
}
