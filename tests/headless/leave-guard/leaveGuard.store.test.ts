import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createLeaveGuardStore,
  type LeaveGuardStore,
} from '../../../headless/leave-guard/index.js';
import { createFakeNavigation } from '../../../headless/testing/vanilla.js';
import { settle } from '../support/deferred.js';
import { createChanges, statusOf } from './setUp.js';

const proceed = vi.fn<() => void>();
let store: LeaveGuardStore;

beforeEach(() => {
  proceed.mockReset();
  store = createLeaveGuardStore();
});

describe('asking', () => {
  test('B-11 with nothing to lose one leaves at once', () => {
    store.add(createChanges(false));
    store.ask(proceed);
    expect(proceed).toHaveBeenCalledOnce();
    expect(store.getState()).toEqual({ status: 'closed', hasUnsavedChanges: false });
  });

  test('B-11 unsaved changes are asked about once, whichever of the forms has them', () => {
    const [first, second] = [createChanges(false), createChanges()];
    store.add(first);
    store.add(second);
    store.ask(proceed);
    expect(statusOf(store)).toBe('asking');
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 staying drops the wish to leave; the next one is asked about again', () => {
    store.add(createChanges());
    store.ask(proceed);
    store.stay();
    expect(statusOf(store)).toBe('closed');
    store.leave();
    expect(proceed).not.toHaveBeenCalled();
    store.ask(proceed);
    expect(statusOf(store)).toBe('asking');
  });

  test('B-11 a second wish while the question is open takes the place of the first', () => {
    const later = vi.fn<() => void>();
    store.add(createChanges());
    store.ask(proceed);
    store.ask(later);
    store.leave();
    expect(proceed).not.toHaveBeenCalled();
    expect(later).toHaveBeenCalledOnce();
  });

  test('B-11 once all is saved in another way, the wish is fulfilled', () => {
    const changes = createChanges();
    store.add(changes);
    store.ask(proceed);
    changes.set({ isDirty: false });
    expect(statusOf(store)).toBe('closed');
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('B-11 a page that went away unasked takes the question with it', () => {
    const changes = createChanges();
    const remove = store.add(changes);
    store.ask(proceed);
    remove();
    expect(store.getState()).toEqual({ status: 'closed', hasUnsavedChanges: false });
    expect(proceed).not.toHaveBeenCalled();
    expect(changes.listening()).toBe(0);
  });

  test('B-11 the question stays while another form still has changes', () => {
    const remove = store.add(createChanges());
    store.add(createChanges());
    store.ask(proceed);
    remove();
    expect(statusOf(store)).toBe('asking');
  });
});

describe('leaving', () => {
  test('B-11 leaving gives up all changes, and asks no more', () => {
    store.add(createChanges());
    store.add(createChanges());
    store.ask(proceed);
    store.leave();
    expect(proceed).toHaveBeenCalledOnce();
    store.ask(proceed);
    expect(proceed).toHaveBeenCalledTimes(2);
  });

  test('B-11 what is typed after leaving, on a page that did not go, is guarded again', () => {
    const changes = createChanges();
    store.add(changes);
    store.ask(proceed);
    store.leave();
    expect(store.getState().hasUnsavedChanges).toBe(false);
    changes.set({ isDirty: true });
    expect(store.getState().hasUnsavedChanges).toBe(true);
  });

  test('B-11 the next page’s form is guarded from its first change on', () => {
    const remove = store.add(createChanges());
    store.ask(proceed);
    store.leave();
    remove();
    store.add(createChanges());
    expect(store.getState().hasUnsavedChanges).toBe(true);
  });
});

describe('saving', () => {
  test('B-11 saving saves what has changes, one after the other, then leaves', async () => {
    const [first, clean, second] = [createChanges(), createChanges(false), createChanges()];
    for (const changes of [first, clean, second]) store.add(changes);
    store.ask(proceed);
    const saved = store.save();
    expect(statusOf(store)).toBe('saving');
    expect([first.saves(), clean.saves(), second.saves()]).toEqual([1, 0, 0]);
    first.finish(true);
    await settle();
    expect(second.saves()).toBe(1);
    expect(statusOf(store)).toBe('saving');
    expect(proceed).not.toHaveBeenCalled();
    second.finish(true);
    await saved;
    expect(proceed).toHaveBeenCalledOnce();
    expect(store.getState()).toEqual({ status: 'closed', hasUnsavedChanges: false });
  });

  test('B-11 if one could not be saved the others still are; one stays, and it shows why', async () => {
    const [invalid, valid] = [createChanges(), createChanges()];
    store.add(invalid);
    store.add(valid);
    store.ask(proceed);
    const saved = store.save();
    invalid.finish(false);
    await settle();
    valid.finish(true);
    await saved;
    expect(statusOf(store)).toBe('closed');
    expect(proceed).not.toHaveBeenCalled();
    expect([invalid.reveals(), valid.reveals()]).toEqual([1, 0]);
    store.ask(proceed);
    expect(statusOf(store)).toBe('asking');
  });

  test('B-11 if several could not be saved, the first shows why', async () => {
    const [first, second] = [createChanges(), createChanges()];
    store.add(first);
    store.add(second);
    store.ask(proceed);
    const saved = store.save();
    first.finish(false);
    await settle();
    second.finish(false);
    await saved;
    expect([first.reveals(), second.reveals()]).toEqual([1, 0]);
  });

  test('B-11 changes that cannot tell whether they are being saved, nor show why not, do as well', async () => {
    const { isDirty, subscribe } = createChanges();
    store.add({ isDirty, subscribe, save: () => Promise.resolve(false) });
    store.ask(proceed);
    expect(statusOf(store)).toBe('asking');
    await store.save();
    expect(statusOf(store)).toBe('closed');
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 saving that throws counts as not saved, and the error is left to the app', async () => {
    const changes = createChanges();
    const unhandled = vi.fn<(error: unknown) => void>();
    const listeners = process.rawListeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.once('unhandledRejection', unhandled);
    store.add(changes);
    store.ask(proceed);
    const saved = store.save();
    changes.fail(new Error('The disk is full.'));
    await saved;
    await vi.waitFor(() => {
      expect(unhandled).toHaveBeenCalledOnce();
    });
    for (const listener of listeners) process.on('unhandledRejection', listener as () => void);
    expect(statusOf(store)).toBe('closed');
    expect(changes.reveals()).toBe(1);
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 saving is begun once, however often it is pressed', async () => {
    const changes = createChanges();
    store.add(changes);
    await store.save();
    expect(changes.saves()).toBe(0);
    store.ask(proceed);
    void store.save();
    await store.save();
    expect(changes.saves()).toBe(1);
  });

  test('B-11 who stays while it saves, stays, and no other form is saved', async () => {
    const [first, second] = [createChanges(), createChanges()];
    store.add(first);
    store.add(second);
    store.ask(proceed);
    const saved = store.save();
    store.stay();
    first.finish(true);
    await saved;
    expect(proceed).not.toHaveBeenCalled();
    expect(second.saves()).toBe(0);
  });

  test('B-11 a form that goes on by itself once it is saved does not divert who leaves', async () => {
    const changes = createChanges();
    const toItsOwnPage = vi.fn<() => void>();
    store.add(changes);
    store.ask(proceed);
    const saved = store.save();
    store.ask(toItsOwnPage);
    changes.finish(true);
    store.ask(toItsOwnPage);
    await saved;
    expect(proceed).toHaveBeenCalledOnce();
    expect(toItsOwnPage).not.toHaveBeenCalled();
  });

  test('B-11 what is changed in another form while one is saved is a reason to stay', async () => {
    const [first, other] = [createChanges(), createChanges(false)];
    store.add(first);
    store.add(other);
    store.ask(proceed);
    const saved = store.save();
    other.set({ isDirty: true });
    first.finish(true);
    await saved;
    expect(store.getState()).toEqual({ status: 'closed', hasUnsavedChanges: true });
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 what could not be saved is a reason to stay, even if its form is gone', async () => {
    const changes = createChanges();
    const remove = store.add(changes);
    store.ask(proceed);
    const saved = store.save();
    remove();
    changes.finish(false);
    await saved;
    expect(statusOf(store)).toBe('closed');
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 a form that goes with being saved is no reason to stay', async () => {
    const changes = createChanges();
    const remove = store.add(changes);
    store.ask(proceed);
    const saved = store.save();
    remove();
    changes.finish(true);
    await saved;
    expect(proceed).toHaveBeenCalledOnce();
  });
});

describe('while a form is being submitted', () => {
  test('B-11 leaving waits for that, and needs no question', () => {
    const changes = createChanges();
    store.add(changes);
    changes.set({ isSaving: true });
    store.ask(proceed);
    expect(statusOf(store)).toBe('closed');
    expect(proceed).not.toHaveBeenCalled();
    changes.set({ isDirty: false, isSaving: false });
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('B-11 leaving waits for that of a form without changes, too, as a copy of a record', () => {
    const changes = createChanges(false);
    store.add(changes);
    changes.set({ isSaving: true });
    store.ask(proceed);
    expect(proceed).not.toHaveBeenCalled();
    expect(statusOf(store)).toBe('closed');
    changes.set({ isSaving: false });
    expect(proceed).toHaveBeenCalledOnce();
  });

  test('B-11 a form that goes on by itself once it is saved does not divert who leaves', () => {
    const changes = createChanges();
    const toItsOwnPage = vi.fn<() => void>();
    store.add(changes);
    changes.set({ isSaving: true });
    store.ask(proceed);
    store.ask(toItsOwnPage);
    changes.set({ isDirty: false, isSaving: false });
    expect(proceed).toHaveBeenCalledOnce();
    expect(toItsOwnPage).not.toHaveBeenCalled();
  });

  test('B-11 leaving waits for one form even if another has changes, then asks about those', () => {
    const [submitted, other] = [createChanges(), createChanges()];
    store.add(submitted);
    store.add(other);
    submitted.set({ isSaving: true });
    store.ask(proceed);
    expect(statusOf(store)).toBe('closed');
    submitted.set({ isDirty: false, isSaving: false });
    expect(statusOf(store)).toBe('asking');
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 if it fails, the question comes up', () => {
    const changes = createChanges();
    store.add(changes);
    changes.set({ isSaving: true });
    store.ask(proceed);
    changes.set({ isSaving: false });
    expect(statusOf(store)).toBe('asking');
    expect(proceed).not.toHaveBeenCalled();
  });

  test('B-11 a form that its own submit takes off the page is no reason to stay', () => {
    const changes = createChanges();
    const remove = store.add(changes);
    changes.set({ isSaving: true });
    store.ask(proceed);
    remove();
    expect(proceed).toHaveBeenCalledOnce();
  });
});

describe('the navigation', () => {
  test('B-11 B-21 it is blocked only while there is something to lose', () => {
    const unblock = vi.fn<() => void>();
    const block = vi.fn(() => unblock);
    const changes = createChanges(false);
    store.add(changes);
    const stop = store.guardNavigation({ block });
    expect(block).not.toHaveBeenCalled();
    changes.set({ isDirty: true });
    changes.set({ isDirty: true });
    expect(block).toHaveBeenCalledOnce();
    changes.set({ isDirty: false });
    expect(unblock).toHaveBeenCalledOnce();
    changes.set({ isDirty: true });
    stop();
    expect(unblock).toHaveBeenCalledTimes(2);
    changes.set({ isDirty: false });
    changes.set({ isDirty: true });
    expect(block).toHaveBeenCalledTimes(2);
  });

  test('B-11 one that comes when there is something to lose already is blocked at once', () => {
    const block = vi.fn(() => () => {});
    store.add(createChanges());
    store.guardNavigation({ block });
    expect(block).toHaveBeenCalledOnce();
  });

  test('B-11 link, Back and reload are held up, and go on when it is left', () => {
    const navigation = createFakeNavigation();
    navigation.go({ url: '/people/1' });
    store.guardNavigation(navigation);
    const changes = createChanges();
    store.add(changes);
    const urlAfter = (act: () => void): string => {
      act();
      return navigation.getState().url;
    };
    expect(urlAfter(() => navigation.go({ url: '/' }))).toBe('/people/1');
    expect(urlAfter(store.stay)).toBe('/people/1');
    navigation.reload();
    expect(navigation.getState().reloads).toBe(0);
    store.leave();
    expect(navigation.getState().reloads).toBe(1);
    changes.set({ isDirty: true });
    expect(urlAfter(navigation.back)).toBe('/people/1');
    expect(urlAfter(store.leave)).toBe('/');
  });

  test('B-18 it is let go before anything is left, so that another page load asks no second time', () => {
    let isBlocked = false;
    store.guardNavigation({
      block: () => {
        isBlocked = true;
        return () => {
          isBlocked = false;
        };
      },
    });
    store.add(createChanges());
    expect(isBlocked).toBe(true);
    store.ask(() => {
      proceed();
      expect(isBlocked).toBe(false);
    });
    store.leave();
    expect(proceed).toHaveBeenCalledOnce();
  });
});
