import { useEffect } from 'react';
import { useOwnStore, useStoreState } from '../core/index.js';
import { sharedNavigation } from '../navigation/index.js';
import type { Clock, Navigation } from '../platform/index.js';
import { createMenuFlyoutStore, type MenuFlyoutStore } from './menuFlyout.store.js';

/** The options of `useMenuFlyouts`; none is required. */
export interface UseMenuFlyoutsOptions {
  /** Default: one of its own. */
  store?: MenuFlyoutStore | undefined;
  /** Default: the shell's, if there is one. */
  navigation?: Navigation | undefined;
  /** Times how long the pointer rests. Default: the system clock. */
  clock?: Clock | undefined;
}

/** The fly-outs of one menu, to pass to `useMenuFlyout`. */
export interface UseMenuFlyoutsResult {
  readonly store: MenuFlyoutStore;
}

/**
 * The fly-outs of a menu collapsed to icons (behavior B-14): one at a time, closed by Escape
 * wherever the focus is (WCAG 1.4.13), and when the place changes.
 */
export function useMenuFlyouts(options: UseMenuFlyoutsOptions = {}): UseMenuFlyoutsResult {
  const navigation = sharedNavigation.useOptional(options.navigation) ?? undefined;
  const store = useOwnStore(options.store, () =>
    createMenuFlyoutStore({ clock: options.clock, navigation }),
  );
  const isOpen = useStoreState(store, ({ openId }) => openId !== null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) store.close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, store]);

  return { store };
}
