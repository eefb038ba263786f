import { expect, test } from 'vitest';
import { createConnectivityStore, useConnectivity } from '../../../headless/connectivity/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useConnectivity renders on a server, online', () => {
  const store = createConnectivityStore();
  store.connect()();
  const connectivity = renderHookOnServer(() => useConnectivity({ store }));
  expect(connectivity).toMatchObject({ isOnline: true, message: null });
});
