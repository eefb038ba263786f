import { expect, test } from 'vitest';
import { createNotificationHistoryStore } from '../../../headless/notification-history/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';

test('B-30 the list is read when it is opened, and what comes meanwhile when it is closed', () => {
  const clock = createFakeClock();
  const store = createNotificationHistoryStore({ clock });
  expect(store.getState()).toEqual({ isOpen: false, readAt: 0 });
  store.toggle();
  const openedAt = clock.now();
  expect(store.getState()).toEqual({ isOpen: true, readAt: openedAt });
  clock.advance(1000);
  store.toggle();
  expect(store.getState()).toEqual({ isOpen: false, readAt: openedAt + 1000 });
  clock.advance(1000);
  store.close();
  expect(store.getState().readAt).toBe(openedAt + 1000);
});
