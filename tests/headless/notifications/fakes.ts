import {
  createNotificationsStore,
  type NotificationsStore,
  type NotificationsStoreOptions,
} from '../../../headless/notifications/index.js';
import type { PageVisibility } from '../../../headless/platform/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';

/** A page that a test hides and shows, or leaves. */
export interface FakeVisibility extends PageVisibility {
  setHidden(isHidden: boolean): void;
  leave(): void;
  readonly listeners: number;
}

function createFakeVisibility(): FakeVisibility {
  const listeners = new Set<(isLeft?: boolean) => void>();
  let hidden = false;
  return {
    isHidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setHidden: (isHidden) => {
      hidden = isHidden;
      for (const listener of listeners) listener();
    },
    leave: () => {
      // Browsers say that a page is hidden only after that.
      for (const listener of listeners) listener(true);
    },
    get listeners() {
      return listeners.size;
    },
  };
}

export interface Fixture {
  store: NotificationsStore;
  clock: FakeClock;
  visibility: FakeVisibility;
  /** What was said, as `assertive: Not saved. Try again.` */
  said: string[];
}

/** A store on a fake clock and page; not connected. */
export function createFixture(options: NotificationsStoreOptions = {}): Fixture {
  const clock = createFakeClock();
  const visibility = createFakeVisibility();
  const said: string[] = [];
  const announce = (text: string, politeness = 'polite'): void => {
    said.push(`${politeness}: ${text}`);
  };
  const store = createNotificationsStore({ clock, visibility, announce, ...options });
  return { store, clock, visibility, said };
}

/** The titles of the visible notifications, oldest first. */
export function visibleTitles(store: NotificationsStore): string[] {
  return store.getState().visible.map(({ title }) => title);
}
