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

/** The options of `useNotificationHistory`; below a shell none is required. */
export interface UseNotificationHistoryOptions {
  /** Default: the shell's. */
  notifications?: NotificationsStore | undefined;
  /** Default: one of its own. */
  store?: NotificationHistoryStore | undefined;
  /** The prefix of the ids of button and list. Default: generated. */
  id?: string | undefined;
}

/** One past notification. */
export interface NotificationHistoryEntry {
  readonly notification: Notification;
  /** When it was shown, formatted in the current language. */
  readonly shownAt: string;
  /** The same for the `dateTime` of a `time` element: ISO 8601. */
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

/** For the element around the list; put it right after the button. */
export interface NotificationHistoryPanelProps {
  id: string;
  role: 'group';
  'aria-label': string;
}

/** For the `button` that empties the list for good. */
export interface NotificationHistoryClearProps {
  type: 'button';
  /** Not `disabled`, which would lose the focus once the list is cleared. */
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** The past notifications, how many of them are new, and the prop getters of button and list. */
export interface UseNotificationHistoryResult {
  isOpen: boolean;
  /** How many have timed out since the list was last open; 0 while it is open. */
  unreadCount: number;
  /** Most recently gone first; empty while the list is closed. */
  entries: readonly NotificationHistoryEntry[];
  /** The title of the list. */
  label: string;
  /** The text to show instead of an empty list. */
  emptyText: string;
  clearLabel: string;
  /** Closes the list, and leaves the focus where it is. */
  close(): void;
  /** Closes the list; with `escape`, also moves the focus to the button. */
  dismiss(reason: 'escape' | 'outside-press'): void;
  /** For the button, whose name says how many are new. */
  getTriggerProps: PropGetter<NotificationHistoryTriggerProps>;
  /** For the element around the list. Mount it only while `isOpen`. */
  getPanelProps: PropGetter<NotificationHistoryPanelProps>;
  getClearProps: PropGetter<NotificationHistoryClearProps>;
}

/**
 * The list of past notifications, and the button that opens it, which tells how many are unseen
 * (behavior B-30; APG "Disclosure"). Throws a ToolkitError if there are no notifications.
 */
export function useNotificationHistory({
  notifications,
  store,
  id,
}: UseNotificationHistoryOptions = {}): UseNotificationHistoryResult {
  const shown = sharedNotifications.useStore(
    'useNotificationHistory',
    notifications,
    'notifications',
  );
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
