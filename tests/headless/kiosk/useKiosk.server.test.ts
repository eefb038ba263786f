import { expect, test } from 'vitest';
import { createKioskStore, useKiosk } from '../../../headless/kiosk/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useKiosk renders on a server, with the mode off', () => {
  const store = createKioskStore();
  expect(renderHookOnServer(() => useKiosk({ store })).isKiosk).toBe(false);
});
