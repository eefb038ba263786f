import { CircleUser, Languages, LogOut } from 'lucide-react';
import { useStoreState } from '../../headless/core/index.js';
import { useLanguage } from '../../headless/language/index.js';
import { sharedMenu } from '../../headless/menu/index.js';
import { sharedNavigation } from '../../headless/navigation/index.js';
import { menuCommands, type Command } from '../../headless/shortcuts/index.js';
import { useTheme } from '../../headless/theme/index.js';
import { useSignOut } from '../session/useSignOut.js';
import { THEME_OPTIONS } from './themeOptions.js';

const icon = { className: 'size-5', strokeWidth: 1.75 };

/** The commands of the palette: pages in and outside of the menu, and the actions of the bar. */
export function useCommands(): readonly Command[] {
  const menu = sharedMenu.use('useCommands');
  const tree = useStoreState(menu, (state) => state.tree);
  const { go } = sharedNavigation.use('useCommands');
  const { items: languages, label: language } = useLanguage();
  const theme = useTheme();
  const signOut = useSignOut();
  return [
    ...menuCommands(tree, menu.activate),
    {
      id: 'page/profile',
      label: { id: 'app.session.profile' },
      icon: <CircleUser {...icon} />,
      run: () => {
        go({ routeId: 'profile' });
      },
    },
    ...THEME_OPTIONS.map(({ key, label, Icon }) => ({
      id: `theme/${key}`,
      label,
      path: [{ id: 'app.theme.menu' }],
      icon: <Icon {...icon} />,
      run: () => {
        theme.change(key);
      },
    })),
    ...languages.map(({ key, label, run }) => ({
      id: `language/${key}`,
      label,
      path: [language],
      icon: <Languages {...icon} />,
      run,
    })),
    {
      id: 'sign-out',
      label: { id: 'app.session.sign-out' },
      icon: <LogOut {...icon} />,
      run: signOut,
    },
  ];
}
