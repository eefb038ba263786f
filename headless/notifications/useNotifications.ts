import { useMemo, type FocusEventHandler, type PointerEventHandler } from 'react';
import {
  propGetter,
  useConnection,
  useFormatText,
  useMergedRefs,
  useStoreState,
  type ElementRef,
  type PropGetter,
  type Text,
} from '../core/index.js';
import type {
  NotificationsActions,
  NotificationsState,
  NotificationsStore,
} from './notifications.types.js';
import { createRegionRef } from './regionFocus.js';
import { sharedNotifications } from './sharedNotifications.js';
import { usePageBody } from './usePageBody.js';

const LABEL: Text = { id: 'gnap.notifications-label', defaultMessage: 'Notifications' };

/** The options of `useNotifications`; below a shell none is required. */
export interface UseNotificationsOptions {
  /** Default: the shell's. */
  store?: NotificationsStore | undefined;
  /** The id of the region. Default `gnap-notifications`. */
  id?: string | undefined;
  /** The region's name. Default `gnap.notifications-label`, "Notifications". */
  label?: Text | undefined;
  /** A ref for the region's element. */
  ref?: ElementRef<HTMLElement>;
}

/** For the `section` around the visible notifications. Always render it: if empty, it is hidden. */
export interface NotificationsRegionProps {
  ref: (element: HTMLElement | null) => void;
  id: string;
  role: 'region';
  'aria-label': string;
  'aria-keyshortcuts': 'F8';
  tabIndex: -1;
  hidden: boolean;
  /** A modal leaves the region usable (B-30). */
  'data-reachable': true;
  'data-state': 'paused' | 'running';
  onPointerOver: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** The store's state and actions, and the region's props; pass the object to `useNotification`. */
export interface UseNotificationsResult extends NotificationsState, NotificationsActions {
  store: NotificationsStore;
  /** The region's id, and the prefix of the ids of the notifications' parts. */
  regionId: string;
  /**
   * The element to append the region to, with a portal: the page's body (spec row NOTE-1). `null`
   * on a server and while hydrating.
   */
  container: HTMLElement | null;
  getRegionProps: PropGetter<NotificationsRegionProps>;
}

/**
 * The notifications and the region that shows them (spec rows NOTE-1, NOTE-2; A11Y-NOTE). Read each
 * item with `useNotification`. Throws a ToolkitError if there is no store.
 */
export function useNotifications({
  store,
  id = 'gnap-notifications',
  label = LABEL,
  ref,
}: UseNotificationsOptions = {}): UseNotificationsResult {
  const notifications = sharedNotifications.useStore('useNotifications', store);
  useConnection(notifications);
  const state = useStoreState(notifications, (whole) => whole);
  const format = useFormatText();
  const regionRef = useMemo(() => createRegionRef(notifications), [notifications]);

  return {
    ...notifications,
    ...state,
    store: notifications,
    regionId: id,
    container: usePageBody(),
    getRegionProps: propGetter<NotificationsRegionProps>({
      ref: useMergedRefs(ref, regionRef),
      id,
      role: 'region',
      'aria-label': format(label),
      'aria-keyshortcuts': 'F8',
      tabIndex: -1,
      hidden: state.visible.length === 0,
      'data-reachable': true,
      'data-state': state.isPaused ? 'paused' : 'running',
      onPointerOver: () => {
        notifications.pause('hover');
      },
      onPointerLeave: () => {
        notifications.resume('hover');
      },
      onFocus: () => {
        notifications.pause('focus');
      },
      // Within the region, the next element's `onFocus` follows at once.
      onBlur: () => {
        notifications.resume('focus');
      },
    }),
  };
}
