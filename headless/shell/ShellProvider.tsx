import type { ReactElement, ReactNode } from 'react';
import { sharedBreadcrumbs } from '../breadcrumbs/index.js';
import {
  FormatTextContext,
  sharedAnnouncer,
  useIsomorphicLayoutEffect,
  type SharedStore,
} from '../core/index.js';
import { sharedErrors } from '../errors/index.js';
import { sharedFormEvents } from '../form/index.js';
import { sharedHttp } from '../http/index.js';
import { sharedKiosk } from '../kiosk/index.js';
import { sharedLanguage } from '../language/index.js';
import { sharedLeaveGuard } from '../leave-guard/index.js';
import { sharedLocaleData } from '../locale-data/index.js';
import { sharedMenu } from '../menu/index.js';
import { sharedNavigation } from '../navigation/index.js';
import { sharedNotifications } from '../notifications/index.js';
import { sharedPageHeading } from '../page-heading/index.js';
import { sharedPageTitle } from '../page-title/index.js';
import { sharedReauthentication } from '../reauthentication/index.js';
import { sharedSession } from '../session/index.js';
import { sharedSidebar } from '../sidebar/index.js';
import { sharedTheme } from '../theme/index.js';
import {
  sharedTranslations,
  useFormatTextValue,
  type TranslationsStore,
} from '../translations/index.js';
import type { Frame } from './createFrame.js';
import type { Shell } from './createShell.js';

/** The stores that `ShellProvider` provides, and its children. */
export interface ShellProviderProps {
  /**
   * The result of `createShell` or `createFrame`, or any of their stores. Providers nest: the inner
   * one adds to the outer one.
   */
  shell: Partial<Shell & Frame>;
  children: ReactNode;
}

function provide<SharedStoreType>(
  { context: Context }: SharedStore<SharedStoreType>,
  store: SharedStoreType | undefined,
  children: ReactNode,
): ReactNode {
  return store === undefined ? (
    children
  ) : (
    <Context.Provider value={store}>{children}</Context.Provider>
  );
}

function TextProvider({
  translations,
  children,
}: {
  translations: TranslationsStore;
  children: ReactNode;
}): ReactElement {
  const format = useFormatTextValue(translations);
  return <FormatTextContext.Provider value={format}>{children}</FormatTextContext.Provider>;
}

/**
 * Provides the shared stores to the hooks below it, and connects them while it is mounted. The only
 * component in `headless`; it renders no element of its own.
 */
export function ShellProvider({ shell, children }: ShellProviderProps): ReactElement {
  const { connect, translations } = shell;
  useIsomorphicLayoutEffect(() => connect?.(), [connect]);

  let content: ReactNode = children;
  if (translations !== undefined) {
    content = <TextProvider translations={translations}>{content}</TextProvider>;
  }
  content = provide(sharedAnnouncer, shell.announcer, content);
  content = provide(sharedBreadcrumbs, shell.breadcrumbs, content);
  content = provide(sharedErrors, shell.errors, content);
  content = provide(sharedFormEvents, shell.formEvents, content);
  content = provide(sharedHttp, shell.http, content);
  content = provide(sharedKiosk, shell.kiosk, content);
  content = provide(sharedLanguage, shell.language, content);
  content = provide(sharedLeaveGuard, shell.leaveGuard, content);
  content = provide(sharedLocaleData, shell.localeData, content);
  content = provide(sharedMenu, shell.menu, content);
  content = provide(sharedNavigation, shell.navigation, content);
  content = provide(sharedNotifications, shell.notifications, content);
  content = provide(sharedPageHeading, shell.pageHeading, content);
  content = provide(sharedPageTitle, shell.pageTitle, content);
  content = provide(sharedReauthentication, shell.reauthentication, content);
  content = provide(sharedSession, shell.session, content);
  content = provide(sharedSidebar, shell.sidebar, content);
  content = provide(sharedTheme, shell.theme, content);
  content = provide(sharedTranslations, translations, content);
  return <>{content}</>;
}
