import { expect, test } from 'vitest';
import {
  useNotifications,
  useNotification,
  useNotify,
} from '../../../headless/notifications/index.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { createFixture } from './fakes.js';

test('NOTE-1 useNotifications renders on a server, with nothing to show and nowhere to append', () => {
  const { store } = createFixture();
  store.show({ title: 'Early' });
  const result = renderHookOnServer(() => useNotifications({ store }));
  expect(result).toMatchObject({ visible: [], container: null });
  expect(result.getRegionProps().hidden).toBe(true);
});

test('useNotification and useNotify render on a server', () => {
  const { store } = createFixture();
  const id = store.show({ title: 'Early' });
  const notification = store.getState().visible[0]!;
  const result = renderHookOnServer(() => {
    const notifications = useNotifications({ store });
    return { parts: useNotification(notifications, notification), notify: useNotify({ store }) };
  });
  expect(result.parts.timer).toEqual({ duration: 6000, elapsed: 0, isPaused: false });
  expect(result.notify({ title: 'Early' })).toBe(id);
});
