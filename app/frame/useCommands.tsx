import { CircleUser, Languages, LogOut } from 'lucide-react';
import { useStoreState } from '../../headless/core/index.js';
import { useLanguage } from '../../headless/language/index.js';
import { sharedMenu } from '../../headless/menu/index.js';
import { sharedNavigation } from '../../headless/navigation/index.js';
import { menuCommands, type Command } from '../../headless/shortcuts/index.js';
import { useTheme } from '../../headless/theme/index.js';
import { Icon } from '../../skin/icon/index.js';
import { THEME, THEME_OPTIONS } from '../../skin/theme-menu/index.js';
import { useSignOut } from '../session/useSignOut.js';

/** The commands of the palette: pages in and outside of the menu, and the actions of the bar. */
export function useCommands(): readonly Command[] {
  const menu = sharedMenu.useStore('useCommands');
  const tree = useStoreState(menu, (state) => state.tree);
  const { go } = sharedNavigation.useStore('useCommands');
  const { items: languages, label: language } = useLanguage();
  const theme = useTheme();
  const signOut = useSignOut();
  return [
    ...menuCommands(tree, menu.activate),
    {
      id: 'page/profile',
      label: { id: 'app.session.profile' },
      icon: <Icon of={CircleUser} size={20} />,
      run: () => {
        go({ routeId: 'profile' });
      },
    },
    ...THEME_OPTIONS.map(({ key, label, icon }) => ({
      id: `theme/${key}`,
      label,
      path: [THEME],
      icon: <Icon of={icon} size={20} />,
      run: () => {
        theme.change(key);
      },
    })),
    ...languages.map(({ key, label, run }) => ({
      id: `language/${key}`,
      label,
      path: [language],
      icon: <Icon of={Languages} size={20} />,
      run,
    })),
    {
      id: 'sign-out',
      label: { id: 'app.session.sign-out' },
      icon: <Icon of={LogOut} size={20} />,
      run: signOut,
    },
  ];
}
