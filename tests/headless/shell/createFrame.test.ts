import { expect, test } from 'vitest';
import { createFrame } from '../../../headless/shell/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/index.js';

test('B-17 kiosk mode is remembered for the tab alone, and a locked one has no exit', () => {
  const storage = createMemoryStorage();
  const tabStorage = createMemoryStorage();
  const { kiosk, connect } = createFrame({
    navigation: createFakeNavigation({ url: '/people?kiosk' }),
    items: [],
    storage,
    tabStorage,
    lockKioskExit: true,
  });
  connect();
  kiosk.exit();
  expect(kiosk.getState()).toEqual({ isKiosk: true, isExitLocked: true });
  expect(tabStorage.read('kiosk')).toBe('true');
  expect(storage.read('kiosk')).toBeNull();
});
