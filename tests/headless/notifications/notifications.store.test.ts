import { expect, test, vi } from 'vitest';
import { createNotificationsStore } from '../../../headless/notifications/index.js';
import { createFixture, visibleTitles } from './fakes.js';

test('NOTE-2 shows the five types with title and text; types and texts have defaults', () => {
  const { store } = createFixture({ limit: 10 });
  for (const type of ['success', 'error', 'warning', 'info', 'default'] as const) {
    store.show({ type, title: `A ${type}`, text: 'It happened' });
  }
  store.show({ title: 'Plain' });
  const { visible } = store.getState();
  expect(visible.map(({ type }) => type)).toEqual([
    'success',
    'error',
    'warning',
    'info',
    'default',
    'default',
  ]);
  expect(visible[0]).toMatchObject({ title: 'A success', text: 'It happened', count: 1 });
  expect(visible[5]).toMatchObject({ title: 'Plain', text: '', action: undefined });
});

test('NOTE-2 removeAll takes away all, the waiting ones too', () => {
  const { store, clock } = createFixture({ limit: 2 });
  store.connect();
  for (const title of ['a', 'b', 'c']) store.show({ title });
  store.removeAll();
  expect(store.getState()).toMatchObject({ visible: [], queued: 0 });
  expect(clock.pending).toBe(0);
});

test('NOTE-2 closing takes away one; an unknown id none', () => {
  const { store } = createFixture();
  const id = store.show({ title: 'a' });
  store.show({ title: 'b' });
  const before = store.getState();
  store.close('unknown');
  expect(store.getState()).toBe(before);
  store.close(id);
  expect(visibleTitles(store)).toEqual(['b']);
});

test('NOTE-2 at most five are visible; the others follow in their order, with all of their time', () => {
  const { store, clock } = createFixture();
  store.connect();
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((title) => store.show({ title }));
  expect(visibleTitles(store)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(store.getState().queued).toBe(3);

  clock.advance(2000);
  store.close(ids[1]!);
  expect(visibleTitles(store)).toEqual(['a', 'c', 'd', 'e', 'f']);
  clock.advance(4000);
  expect(visibleTitles(store)).toEqual(['f', 'g', 'h']);
  expect(store.getState().queued).toBe(0);
  clock.advance(2000);
  expect(visibleTitles(store)).toEqual(['g', 'h']);
  clock.advance(4000);
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 a waiting one can be closed', () => {
  const { store } = createFixture({ limit: 1 });
  store.show({ title: 'a' });
  const id = store.show({ title: 'b' });
  store.close(id);
  expect(store.getState().queued).toBe(0);
  store.removeAll();
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 an action runs once the notification has been closed', () => {
  const { store } = createFixture();
  const run = vi.fn(() => {
    expect(visibleTitles(store)).toEqual([]);
  });
  const id = store.show({ title: 'Deleted', action: { label: 'Undo', run } });
  store.runAction(id);
  store.runAction(id);
  expect(run).toHaveBeenCalledTimes(1);

  store.runAction(store.show({ title: 'Saved' }));
  expect(visibleTitles(store)).toEqual([]);
});

test('NOTE-2 an action that throws does so to its caller, and the notification is gone', () => {
  const { store } = createFixture();
  const id = store.show({
    title: 'Deleted',
    action: {
      label: 'Undo',
      run: () => {
        throw new Error('Too late');
      },
    },
  });
  expect(() => {
    store.runAction(id);
  }).toThrow('Too late');
  expect(visibleTitles(store)).toEqual([]);
});

test('B-30 equal ones collapse with a count, in place, and their time starts anew', () => {
  const { store, clock } = createFixture();
  store.connect();
  const id = store.show({ type: 'success', title: 'Saved', text: 'All is well' });
  store.show({ title: 'Another', sticky: true });
  clock.advance(5000);
  expect(store.show({ type: 'success', title: 'Saved', text: 'All is well' })).toBe(id);
  expect(visibleTitles(store)).toEqual(['Saved', 'Another']);
  expect(store.getState().visible[0]).toMatchObject({ id, count: 2, shownAt: clock.now() });

  clock.advance(5999);
  expect(visibleTitles(store)).toEqual(['Saved', 'Another']);
  clock.advance(1);
  expect(visibleTitles(store)).toEqual(['Another']);
});

test('B-28 of two that say the same, each keeps its own action', () => {
  const { store } = createFixture();
  const [undoFirst, undoSecond] = [vi.fn(), vi.fn()];
  const deleted = (run: () => void): string =>
    store.show({ title: 'Deleted', text: 'One is gone', action: { label: 'Undo', run } });
  const first = deleted(undoFirst);
  deleted(undoSecond);
  expect(visibleTitles(store)).toEqual(['Deleted', 'Deleted']);
  store.runAction(first);
  expect(undoFirst).toHaveBeenCalledTimes(1);
  expect(undoSecond).not.toHaveBeenCalled();
  expect(visibleTitles(store)).toEqual(['Deleted']);
});

test('B-30 equal waiting ones collapse too; one that has gone does not come back', () => {
  const { store } = createFixture({ limit: 1 });
  const id = store.show({ title: 'a' });
  store.show({ title: 'b' });
  store.show({ title: 'b' });
  expect(store.getState().queued).toBe(1);
  store.close(id);
  expect(store.getState().visible).toMatchObject([{ title: 'b', count: 2 }]);
  expect(store.show({ title: 'a' })).not.toBe(id);
});

test('B-30 the history lists what has gone, newest first, and can be cleared', () => {
  const { store, clock } = createFixture({ limit: 2 });
  store.connect();
  store.show({ title: 'timed out' });
  clock.advance(6000);
  store.close(store.show({ title: 'closed' }));
  for (const title of ['removed', 'also removed', 'never seen']) store.show({ title });
  expect(store.getState().history.map(({ title }) => title)).toEqual(['closed', 'timed out']);

  store.removeAll();
  expect(store.getState().history.map(({ title }) => title)).toEqual([
    'never seen',
    'also removed',
    'removed',
    'closed',
    'timed out',
  ]);
  store.clearHistory();
  expect(store.getState().history).toEqual([]);
});

test('B-30 the history is limited', () => {
  const { store } = createFixture({ historyLimit: 2 });
  for (const title of ['a', 'b', 'c']) store.close(store.show({ title }));
  expect(store.getState().history.map(({ title }) => title)).toEqual(['c', 'b']);
});

test('A11Y-NOTE each is said once: errors at once, the others in turn, waiting ones too', () => {
  const { store, clock, said } = createFixture({ limit: 1 });
  store.connect();
  store.show({ type: 'error', title: 'Not saved', text: 'Try again.', sticky: false });
  store.show({ type: 'success', title: 'Sent' });
  store.show({ title: 'Later' });
  clock.advance(60_000);
  expect(said).toEqual(['assertive: Not saved. Try again.', 'polite: Sent', 'polite: Later']);
});

test('A11Y-NOTE an equal one is said again, but not within three seconds', () => {
  const { store, clock, said } = createFixture();
  store.connect();
  store.show({ type: 'error', title: 'Invalid' });
  clock.advance(2999);
  store.show({ type: 'error', title: 'Invalid' });
  expect(said).toHaveLength(1);
  clock.advance(1);
  store.show({ type: 'error', title: 'Invalid' });
  expect(said).toEqual(['assertive: Invalid', 'assertive: Invalid']);
});

test('A11Y-NOTE an equal one after the first has gone is said at once', () => {
  const { store, said } = createFixture();
  store.close(store.show({ title: 'Saved' }));
  store.show({ title: 'Saved' });
  expect(said).toEqual(['polite: Saved', 'polite: Saved']);
});

test('NOTE-2 a thousand in one tick all come to be seen; the cost of one does not grow', () => {
  const { store } = createFixture();
  store.connect();
  let copied = 0;
  store.subscribe((state, previous) => {
    if (state.visible !== previous.visible) copied += state.visible.length;
    if (state.history !== previous.history) copied += state.history.length;
  });
  for (let index = 0; index < 1000; index += 1) store.show({ title: `Row ${index}` });
  expect(store.getState()).toMatchObject({ queued: 995 });
  expect(copied).toBe(1 + 2 + 3 + 4 + 5);

  const seen = new Set<string>();
  while (store.getState().visible.length > 0) {
    const [oldest] = store.getState().visible;
    seen.add(oldest!.title);
    store.close(oldest!.id);
  }
  expect(seen.size).toBe(1000);
});

test('NOTE-2 a thousand equal ones in one tick are one, said once', () => {
  const { store, said, clock } = createFixture();
  store.connect();
  for (let index = 0; index < 1000; index += 1) store.show({ type: 'error', title: 'Broken' });
  expect(store.getState().visible).toMatchObject([{ count: 1000 }]);
  expect(said).toHaveLength(1);
  expect(clock.pending).toBe(0);
});

test('NOTE-2 the store needs no browser', () => {
  const store = createNotificationsStore();
  store.connect()();
  expect(store.getState()).toEqual({
    visible: [],
    queued: 0,
    history: [],
    isPaused: false,
  });
});
