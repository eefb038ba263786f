import type { KeyboardEventHandler, MouseEventHandler } from 'react';
import {
  propGetter,
  useElementId,
  useFormatText,
  useOptionalStoreState,
  useOwnStore,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import { sharedLanguage } from '../language/index.js';
import {
  sharedNotifications,
  type Notification,
  type NotificationsStore,
} from '../notifications/index.js';
import { shownAtText, unreadCount } from './notificationHistory.rules.js';
import {
  createNotificationHistoryStore,
  type NotificationHistoryStore,
} from './notificationHistory.store.js';

const TEXTS = {
  label: { id: 'gnap.notification-history.label', defaultMessage: 'Earlier notifications' },
  unread: {
    id: 'gnap.notification-history.unread',
    defaultMessage: 'Earlier notifications, {count} new',
  },
  empty: { id: 'gnap.notification-history.empty', defaultMessage: 'There are none yet.' },
  clear: { id: 'gnap.notification-history.clear', defaultMessage: 'Clear the list' },
} satisfies Record<string, TextDescriptor>;

/** What `useNotificationHistory` takes; below a shell all of it can be left out. */
export interface UseNotificationHistoryOptions {
  /** Default: the shell's. */
  notifications?: NotificationsStore | undefined;
  /** Default: one of its own. */
  store?: NotificationHistoryStore | undefined;
  /** What the ids of button and list begin with. Default: made up. */
  id?: string | undefined;
}

/** One that has gone; `shownAt` is when, in words. */
export interface NotificationHistoryEntry {
  readonly notification: Notification;
  readonly shownAt: string;
  /** The same for a `time` element: ISO 8601. */
  readonly dateTime: string;
}

/** For the `button` that opens and closes the list (APG "Disclosure"). */
export interface NotificationHistoryTriggerProps {
  id: string;
  type: 'button';
  /** Says how many are new: `Earlier notifications, 2 new`. */
  'aria-label': string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For the element around the list, which stands right behind the button. */
export interface NotificationHistoryPanelProps {
  id: string;
  role: 'group';
  'aria-label': string;
}

/** For the `button` that empties the list, once and for all. */
export interface NotificationHistoryClearProps {
  type: 'button';
  /** Not `disabled`, which would drop the focus of whoever cleared the list. */
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** The notifications that have gone, how many of them are new, and the props of button and list. */
export interface UseNotificationHistoryResult {
  isOpen: boolean;
  /** How many have gone by themselves since the list was last open. */
  unreadCount: number;
  /** Newest first; empty while the list is closed. */
  entries: readonly NotificationHistoryEntry[];
  /** The title of the list. */
  label: string;
  /** What stands in place of an empty list. */
  emptyText: string;
  clearLabel: string;
  /** Closes the list, and leaves the focus where it is. */
  close(): void;
  /** Closes the list; after Escape the button has the focus. */
  dismiss(reason: 'escape' | 'outside-press'): void;
  /** For the button, whose name says how many are new. */
  getTriggerProps: PropGetter<NotificationHistoryTriggerProps>;
  /** For what holds the list, beside the button, only while `isOpen`. */
  getPanelProps: PropGetter<NotificationHistoryPanelProps>;
  getClearProps: PropGetter<NotificationHistoryClearProps>;
}

/**
 * The list of the notifications that have gone, behind a button with the count of those that went
 * unseen (behaviour B-30; APG "Disclosure"). Throws a ToolkitError where there are no notifications.
 */
export function useNotificationHistory({
  notifications,
  store,
  id,
}: UseNotificationHistoryOptions = {}): UseNotificationHistoryResult {
  const shown = sharedNotifications.use('useNotificationHistory', notifications, 'notifications');
  const list = useOwnStore(store, () => createNotificationHistoryStore());
  const language = useOptionalStoreState<{ language: string }, string | undefined>(
    sharedLanguage.useOptional(),
    (state) => state.language,
    undefined,
  );
  const history = useStoreState(shown, (state) => state.history);
  const isOpen = useStoreState(list, (state) => state.isOpen);
  const readAt = useStoreState(list, (state) => state.readAt);
  const format = useFormatText();
  const partId = useElementId(id);
  const buttonId = partId('button');
  const panelId = partId('panel');
  const count = isOpen ? 0 : unreadCount(history, readAt);
  const label = format(TEXTS.label);

  return {
    isOpen,
    unreadCount: count,
    entries: isOpen
      ? history.map((notification) => ({
          notification,
          shownAt: shownAtText(notification.shownAt, readAt, language),
          dateTime: new Date(notification.shownAt).toISOString(),
        }))
      : [],
    label,
    emptyText: format(TEXTS.empty),
    clearLabel: format(TEXTS.clear),
    close: list.close,
    dismiss: (reason) => {
      list.close();
      if (reason === 'escape') document.getElementById(buttonId)?.focus();
    },
    getTriggerProps: propGetter<NotificationHistoryTriggerProps>({
      id: buttonId,
      type: 'button',
      'aria-label': count === 0 ? label : format({ ...TEXTS.unread, values: { count } }),
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: list.toggle,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !list.getState().isOpen) return;
        event.preventDefault();
        list.close();
      },
    }),
    getPanelProps: propGetter<NotificationHistoryPanelProps>({
      id: panelId,
      role: 'group',
      'aria-label': label,
    }),
    getClearProps: propGetter<NotificationHistoryClearProps>({
      type: 'button',
      'aria-disabled': history.length === 0 || undefined,
      onClick: shown.clearHistory,
    }),
  };
}
