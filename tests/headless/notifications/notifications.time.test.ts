import { expect, test } from 'vitest';
import type { Clock } from '../../../headless/platform/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { createFixture, visibleTitles } from './fakes.js';

test('NOTE-2 errors and sticky ones stay, the others go after six seconds', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ type: 'error', title: 'error' });
  store.show({ type: 'success', title: 'success' });
  store.show({ type: 'info', title: 'sticky', sticky: true });
  store.show({ type: 'error', title: 'brief error', sticky: false });

  clock.advance(5999);
  expect(visibleTitles(store)).toHaveLength(4);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual(['error', 'sticky']);
  clock.advance(1e9);
  expect(visibleTitles(store)).toEqual(['error', 'sticky']);
});

test('NOTE-2 each goes in its own time', () => {
  const { store, clock } = createFixture({ timeouts: { info: 1000, warning: 3000, success: 0 } });
  store.connect();
  store.show({ type: 'success', title: 'only for the history' });
  clock.advance(0);
  expect(visibleTitles(store)).toEqual([]);
  store.show({ type: 'warning', title: 'warning' });
  clock.advance(500);
  store.show({ type: 'info', title: 'info' });
  clock.advance(1000);
  expect(visibleTitles(store)).toEqual(['warning']);
  clock.advance(1500);
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 one goes in its time though timers fire early, as the browser caps long ones', () => {
  const clock = createFakeClock();
  const setTimeout: Clock['setTimeout'] = (callback, milliseconds) =>
    clock.setTimeout(callback, Math.min(milliseconds, 1000));
  const { store } = createFixture({ clock: { ...clock, setTimeout } });
  store.connect();
  store.show({ title: 'Saved' });
  clock.advance(5999);
  expect(visibleTitles(store)).toEqual(['Saved']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 one does not stay an hour longer because the clock of the machine is set back by an hour', () => {
  const clock = createFakeClock();
  let setBack = 0;
  const now = (): number => clock.now() - setBack;
  const { store } = createFixture({ clock: { ...clock, now } });
  store.connect();
  store.show({ title: 'Saved' });
  clock.advance(2000);
  setBack = 3_600_000;
  expect(store.elapsedOf(store.getState().visible[0]!)).toBe(0);
  clock.advance(10_000);
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 what is shown before the store is connected keeps all of its time', () => {
  const { store, clock } = createFixture();
  store.show({ title: 'early' });
  store.close(store.show({ title: 'closed early' }));
  store.pause('hover');
  store.resume('hover');
  expect(clock.pending).toBe(0);
  clock.advance(60_000);
  expect(visibleTitles(store)).toEqual(['early']);

  store.connect();
  clock.advance(5999);
  expect(visibleTitles(store)).toEqual(['early']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 disconnecting stops timers and listeners; connecting again runs on', () => {
  const { store, clock, visibility } = createFixture();
  const disconnect = store.connect();
  store.show({ title: 'a' });
  clock.advance(4000);
  disconnect();
  expect(clock.pending).toBe(0);
  expect(visibility.listeners).toBe(0);

  clock.advance(60_000);
  store.connect();
  clock.advance(1999);
  expect(visibleTitles(store)).toEqual(['a']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual([]);
});

test('B-30 A11Y-NOTE time stands still until every reason to pause has gone', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ title: 'a' });
  clock.advance(5000);
  store.pause('hover');
  store.pause('focus');
  expect(store.getState().isPaused).toBe(true);
  clock.advance(60_000);
  store.resume('hover');
  expect(store.getState().isPaused).toBe(true);
  clock.advance(60_000);
  expect(visibleTitles(store)).toEqual(['a']);

  store.resume('focus');
  expect(store.getState().isPaused).toBe(false);
  clock.advance(999);
  expect(visibleTitles(store)).toEqual(['a']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual([]);
});

test('B-30 what is shown during a pause has all of its time after it', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ title: 'a', sticky: true });
  store.pause('hover');
  store.show({ title: 'b' });
  clock.advance(60_000);
  store.resume('hover');
  clock.advance(5999);
  expect(visibleTitles(store)).toEqual(['a', 'b']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual(['a']);
});

test('B-30 a hidden page pauses, at the start and later', () => {
  const { store, clock, visibility } = createFixture();
  visibility.setHidden(true);
  store.connect();
  store.show({ title: 'a' });
  expect(store.getState().isPaused).toBe(true);
  clock.advance(60_000);
  visibility.setHidden(false);
  clock.advance(3000);
  visibility.setHidden(true);
  clock.advance(60_000);
  expect(visibleTitles(store)).toEqual(['a']);
  visibility.setHidden(false);
  clock.advance(3000);
  expect(visibleTitles(store)).toEqual([]);
});

test('B-21 B-30 a page that is left pauses without rendering, and runs on when it is back', () => {
  const { store, clock, visibility } = createFixture();
  store.connect();
  store.show({ title: 'a' });
  clock.advance(4000);
  const before = store.getState();
  visibility.leave();
  clock.advance(60_000);
  expect(store.getState()).toBe(before);
  visibility.setHidden(false);
  clock.advance(1999);
  expect(visibleTitles(store)).toEqual(['a']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual([]);
});

test('B-30 when the last has gone, nothing is hovered or focused any more', () => {
  const { store, clock } = createFixture();
  store.connect();
  const id = store.show({ title: 'a' });
  store.pause('hover');
  store.pause('focus');
  store.close(id);
  expect(store.getState().isPaused).toBe(false);
  store.show({ title: 'b' });
  clock.advance(6000);
  expect(visibleTitles(store)).toEqual([]);
});

test('B-30 when the last has gone on a hidden page, the page is still hidden', () => {
  const { store, visibility } = createFixture();
  store.connect();
  visibility.setHidden(true);
  store.close(store.show({ title: 'a' }));
  expect(store.getState().isPaused).toBe(true);
});

test('B-30 how much time has passed does not grow while paused', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ title: 'a' });
  store.show({ title: 'b', sticky: true });
  const [a, b] = store.getState().visible;
  clock.advance(1000);
  expect(store.elapsedOf(a!)).toBe(1000);
  store.pause('hover');
  clock.advance(1000);
  expect(store.elapsedOf(a!)).toBe(1000);
  expect(store.elapsedOf(b!)).toBe(0);
  store.removeAll();
  expect(store.elapsedOf(a!)).toBe(0);
});

test('NOTE-2 B-30 one that is shown again as sticky stays', () => {
  const { store, clock } = createFixture();
  store.connect();
  store.show({ title: 'a' });
  store.show({ title: 'a', sticky: true });
  clock.advance(1e6);
  expect(visibleTitles(store)).toEqual(['a']);
});

test('NOTE-2 a time that is no number leaves it until it is closed, and the others go', () => {
  const { store, clock } = createFixture({ timeouts: { info: Number.NaN, warning: Infinity } });
  store.connect();
  store.show({ type: 'info', title: 'info' });
  store.show({ type: 'warning', title: 'warning' });
  store.show({ type: 'success', title: 'success' });
  clock.advance(1e12);
  expect(visibleTitles(store)).toEqual(['info', 'warning']);
});
