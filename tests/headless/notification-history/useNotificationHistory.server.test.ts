import { expect, test } from 'vitest';
import { useNotificationHistory } from '../../../headless/notification-history/index.js';
import { createFixture } from '../notifications/fakes.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('B-30 useNotificationHistory renders on a server, closed', () => {
  const { store } = createFixture();
  const history = renderHookOnServer(() => useNotificationHistory({ notifications: store }));
  expect(history).toMatchObject({ isOpen: false, unreadCount: 0, entries: [] });
  expect(history.getTriggerProps()['aria-expanded']).toBe(false);
});
