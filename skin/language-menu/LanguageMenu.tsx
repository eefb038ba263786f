import { Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '../../headless/language/index.js';
import { Icon } from '../icon/index.js';
import { MenuButton } from '../menu-button/index.js';

/** The choice of the language, whose code it shows (spec row LANG-1). */
export function LanguageMenu(): ReactElement {
  const { items, label, language } = useLanguage();
  const code = language.toUpperCase();
  return (
    <MenuButton
      items={items}
      label={label}
      choice={code}
      // A phone has room for the icon or the code, and the icon says less.
      icon={<Icon of={Languages} className="max-sm:hidden" />}
    >
      {code}
    </MenuButton>
  );
}
