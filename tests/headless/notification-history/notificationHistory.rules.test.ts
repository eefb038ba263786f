import { expect, test } from 'vitest';
import {
  shownAtText,
  unreadCount,
} from '../../../headless/notification-history/notificationHistory.rules.js';
import { createFixture } from '../notifications/fakes.js';

test('B-30 what went by itself since the list was open is unseen; what was closed is not', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ title: 'Missed' });
  clock.advance(6000);
  const first = clock.now();
  store.close(store.show({ title: 'Closed' }));
  store.show({ title: 'Taken away' });
  store.removeAll();
  store.show({ title: 'Missed later' });
  clock.advance(6000);
  const { history } = store.getState();
  expect(history).toHaveLength(4);
  expect(unreadCount(history, 0)).toBe(2);
  expect(unreadCount(history, first)).toBe(1);
  expect(unreadCount(history, clock.now())).toBe(0);
});

test('B-30 a time of today has no day', () => {
  const now = new Date(2026, 4, 12, 16, 5).getTime();
  expect(shownAtText(new Date(2026, 4, 12, 9, 30).getTime(), now, 'nl')).toBe('09:30');
  expect(shownAtText(new Date(2026, 4, 11, 9, 30).getTime(), now, 'nl')).toMatch(
    /^11-05-2026.+09:30$/,
  );
  expect(shownAtText(new Date(2026, 4, 12, 9, 30).getTime(), now, 'fr')).toBe('09:30');
});
