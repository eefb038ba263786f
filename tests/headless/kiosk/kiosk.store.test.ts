import { expect, test, vi } from 'vitest';
import { createKioskStore } from '../../../headless/kiosk/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';

test('B-17 ?kiosk at start turns it on; it survives navigation and a reload without the flag', () => {
  const storage = createMemoryStorage();
  const navigation = createFakeNavigation({ url: '/people?kiosk' });
  const first = createKioskStore({ navigation, storage });
  expect(first.getState().isKiosk).toBe(false);
  first.connect();
  expect(first.getState().isKiosk).toBe(true);
  navigation.go({ url: '/profile' });
  expect(first.getState().isKiosk).toBe(true);

  const reloaded = createKioskStore({
    navigation: createFakeNavigation({ url: '/profile' }),
    storage,
  });
  reloaded.connect();
  expect(reloaded.getState().isKiosk).toBe(true);
});

test('B-17 without the flag it is off, until it is entered', () => {
  const storage = createMemoryStorage();
  const kiosk = createKioskStore({ navigation: createFakeNavigation(), storage });
  kiosk.connect();
  expect(kiosk.getState().isKiosk).toBe(false);
  kiosk.enter();
  expect(kiosk.getState().isKiosk).toBe(true);
  expect(storage.read('kiosk')).toBe('true');
});

test('B-17 the exit ends it for good: a reload of the address it started from stays out', () => {
  const storage = createMemoryStorage();
  const navigation = createFakeNavigation({ url: '/people?kiosk&page=2' });
  const kiosk = createKioskStore({ navigation, storage });
  kiosk.connect();
  kiosk.exit();
  expect(kiosk.getState().isKiosk).toBe(false);
  expect(navigation.visited).toEqual(['/people?page=2']);

  const reloaded = createKioskStore({ navigation, storage });
  reloaded.connect();
  expect(reloaded.getState().isKiosk).toBe(false);
});

test('B-17 a locked exit stays shut', () => {
  const storage = createMemoryStorage();
  const navigation = createFakeNavigation({ url: '/?kiosk' });
  const kiosk = createKioskStore({ navigation, storage, lockExit: true });
  kiosk.connect();
  kiosk.exit();
  expect(kiosk.getState().isKiosk).toBe(true);
  expect(storage.read('kiosk')).toBe('true');
  expect(navigation.visited).toEqual(['/?kiosk']);
});

test('B-17 an exit from what the address did not ask for goes nowhere', () => {
  const navigation = createFakeNavigation({ url: '/people' });
  const kiosk = createKioskStore({ navigation, storage: createMemoryStorage() });
  kiosk.connect();
  kiosk.enter();
  const go = vi.spyOn(navigation, 'go');
  kiosk.exit();
  expect(kiosk.getState().isKiosk).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('B-17 an exit before it was ever on goes nowhere', () => {
  const navigation = createFakeNavigation({ url: '/?kiosk' });
  const kiosk = createKioskStore({ navigation, storage: createMemoryStorage() });
  kiosk.exit();
  expect(navigation.visited).toEqual(['/?kiosk']);
});

test('B-17 ?kiosk=locked locks the exit for as long as the tab is open', () => {
  const storage = createMemoryStorage();
  const kiosk = createKioskStore({
    navigation: createFakeNavigation({ url: '/?kiosk=locked' }),
    storage,
  });
  kiosk.connect();
  expect(kiosk.getState()).toEqual({ isKiosk: true, isExitLocked: true });
  kiosk.exit();
  expect(kiosk.getState().isKiosk).toBe(true);

  for (const url of ['/people', '/?kiosk', '/?kiosk=true']) {
    const navigation = createFakeNavigation({ url });
    const reloaded = createKioskStore({ navigation, storage });
    reloaded.connect();
    reloaded.enter();
    reloaded.exit();
    expect(reloaded.getState(), url).toEqual({ isKiosk: true, isExitLocked: true });
  }
});
