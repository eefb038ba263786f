import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSelectionStore } from '../../../headless/selection/index.js';
import type { SelectionStore, ShownRows } from '../../../headless/selection/index.js';
import {
  canSelectMatching,
  headerState,
  isSelected,
  selectedCount,
} from '../../../headless/selection/selection.rules.js';

const header = (store: SelectionStore<number>): string => headerState(store.getState());
const count = (store: SelectionStore<number>): number => selectedCount(store.getState());

function idsOf(store: SelectionStore<number>): readonly number[] {
  const selection = store.getSelection();
  if (selection.mode !== 'ids') throw new Error('All that match are chosen, not single rows.');
  return [...selection.ids].sort((a, b) => a - b);
}

describe('CHECK-1 the header', () => {
  test('none → unchecked, every selectable row → checked, else mixed; a click on mixed chooses all', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3] });
    expect(header(store)).toBe('none');
    store.toggle(2);
    expect(header(store)).toBe('some');
    store.toggleShown();
    expect(header(store)).toBe('all');
    expect(idsOf(store)).toEqual([1, 2, 3]);
    store.toggleShown();
    expect(header(store)).toBe('none');
    expect(idsOf(store)).toEqual([]);
  });

  test('no selectable rows → unchecked', () => {
    const store = createSelectionStore<number>({ rows: [1], disabled: [1], defaultValue: [1] });
    expect(header(store)).toBe('none');
    store.toggleShown();
    expect(idsOf(store)).toEqual([1]);
  });

  test('disabled rows keep their state', () => {
    const store = createSelectionStore<number>({
      rows: [1, 2, 3],
      disabled: [1, 3],
      defaultValue: [3],
    });
    store.toggle(1);
    store.toggle(3);
    store.toggleShown();
    expect(idsOf(store)).toEqual([2, 3]);
    expect(header(store)).toBe('all');
    store.toggleShown();
    expect(idsOf(store)).toEqual([3]);
  });

  test('a row that is disabled later can no longer be chosen', () => {
    const store = createSelectionStore<number>({ rows: [1, 2] });
    store.show({ rows: [1, 2], disabled: [2] });
    store.toggle(2);
    expect(idsOf(store)).toEqual([]);
    store.toggleShown();
    expect(idsOf(store)).toEqual([1]);
    expect(header(store)).toBe('all');
  });

  test('filtered: only visible rows are touched, and it derives from them', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3, 4] });
    store.toggle(4);
    store.show({ rows: [1, 2] });
    expect(header(store)).toBe('none');
    store.toggleShown();
    expect(header(store)).toBe('all');
    store.show({ rows: [1, 2, 3, 4] });
    expect(header(store)).toBe('some');
    expect(idsOf(store)).toEqual([1, 2, 4]);
  });

  test('a row added after "all" → mixed, unless all that match are chosen', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], total: 3 });
    store.toggleShown();
    store.show({ rows: [1, 2, 9], total: 4 });
    expect(header(store)).toBe('some');
    store.selectMatching();
    store.show({ rows: [1, 2, 9, 10], total: 5 });
    expect(header(store)).toBe('all');
    expect(count(store)).toBe(5);
  });
});

describe('B-28 all that match', () => {
  test('is offered once the page is chosen and there are more, and has exceptions', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], total: 40, scope: 'van' });
    const isOffered = (): boolean => canSelectMatching(store.getState());
    expect(isOffered()).toBe(false);
    store.toggleShown();
    expect(isOffered()).toBe(true);
    store.selectMatching();
    expect(isOffered()).toBe(false);
    expect(count(store)).toBe(40);
    store.toggle(2);
    store.show({ rows: [3, 4], total: 40, scope: 'van' });
    expect(header(store)).toBe('all');
    store.toggle(3);
    expect(count(store)).toBe(38);
    const selection = store.getSelection();
    expect(selection).toMatchObject({ mode: 'query', scope: 'van' });
    expect(selection.mode === 'query' && [...selection.except].sort()).toEqual([2, 3]);
  });

  test('is not offered while the page is all there is, or the total is unknown', () => {
    for (const total of [2, undefined]) {
      const store = createSelectionStore<number>({ rows: [1, 2], total });
      store.toggleShown();
      expect(canSelectMatching(store.getState())).toBe(false);
      store.show({ rows: [1, 2], total: 40 });
      expect(canSelectMatching(store.getState())).toBe(true);
    }
  });

  test('are counted by the latest total that is known', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], total: 40, scope: 'van' });
    store.selectMatching();
    store.show({ rows: [1, 2], total: 39, scope: 'van' });
    expect(count(store)).toBe(39);
    store.show({ rows: [3, 4], scope: 'van' });
    expect(count(store)).toBe(39);
  });

  test('says nothing about another query, even of the same rows, and is dropped with its own', () => {
    for (const rows of [
      [2, 3],
      [1, 2],
    ]) {
      const store = createSelectionStore<number>({ rows: [1, 2], total: 40, scope: 'van' });
      store.selectMatching();
      store.toggle(2);
      store.show({ rows, total: 40, scope: 'de' });
      expect(store.getSelection()).toEqual({ mode: 'ids', ids: [] });
      expect(header(store)).toBe('none');
    }
  });

  test('of every row stays while some are filtered out', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], total: 320 });
    store.selectMatching();
    store.show({ rows: [2, 3], total: 50, scope: 'van' });
    expect(header(store)).toBe('all');
    expect(count(store)).toBe(320);
    store.toggle(3);
    store.show({ rows: [1, 2], total: 319 });
    expect(store.getSelection()).toEqual({ mode: 'query', scope: '', except: [3] });
    expect(count(store)).toBe(318);
  });

  test('leaves out rows that are disabled, when they are seen', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], disabled: [2], total: 5 });
    store.selectMatching();
    store.show({ rows: [3, 4], disabled: [4], total: 5 });
    expect(store.getSelection()).toEqual({ mode: 'query', scope: '', except: [2, 4] });
    expect(count(store)).toBe(3);
  });
});

describe('B-29 ranges and what is out of view', () => {
  test('a range follows the current order, and becomes what its end becomes', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3, 4, 5] });
    store.toggle(2);
    store.toggle(4, true);
    expect(idsOf(store)).toEqual([2, 3, 4]);
    store.show({ rows: [4, 1, 5, 2, 3] });
    store.toggle(5, true);
    expect(idsOf(store)).toEqual([1, 2, 3, 4, 5]);
    store.toggle(3, true);
    expect(idsOf(store)).toEqual([1, 4]);
  });

  test('once the header has chosen all rows and then none, a range begins anew', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3, 4, 5] });
    store.toggle(5);
    store.toggleShown();
    store.toggleShown();
    store.toggle(2, true);
    expect(idsOf(store)).toEqual([2]);
  });

  test('a lost anchor means a plain toggle, and a range skips disabled rows', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3] });
    store.toggle(3, true);
    expect(idsOf(store)).toEqual([3]);
    store.show({ rows: [4, 5, 6, 7], disabled: [5] });
    store.toggle(6, true);
    expect(idsOf(store)).toEqual([3, 6]);
    store.toggle(4, true);
    expect(idsOf(store)).toEqual([3, 4, 6]);
  });

  test('the choice survives paging, sorting and filtering', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3] });
    store.toggle(1);
    store.toggle(3);
    for (const rows of [[4, 5, 6], [6, 5, 4], [], [3, 2, 1]]) store.show({ rows });
    expect(idsOf(store)).toEqual([1, 3]);
    expect(count(store)).toBe(2);
  });

  test('deleted rows leave, in view or not', () => {
    const store = createSelectionStore<number>({ rows: [1, 2, 3], defaultValue: [1, 2, 8, 9] });
    store.remove([2, 8]);
    expect(idsOf(store)).toEqual([1, 9]);
    store.show({ rows: [1, 3], existing: [1, 3, 4] });
    expect(idsOf(store)).toEqual([1]);
    store.show({ rows: [3], existing: [3, 4] });
    store.show({ rows: [1, 3], existing: [1, 3, 4] });
    expect(idsOf(store)).toEqual([]);
  });

  test('a deleted exception is none any more', () => {
    const store = createSelectionStore<number>({ rows: [1, 2], total: 4 });
    store.selectMatching();
    store.toggle(1);
    store.remove([1]);
    store.show({ rows: [2, 3], total: 3 });
    expect(store.getSelection()).toEqual({ mode: 'query', scope: '', except: [] });
    expect(count(store)).toBe(3);
  });
});

describe('100,000 rows', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => index);

  test('choosing all shares the one set there is, and choosing one copies what differs', () => {
    const store = createSelectionStore<number>({ rows });
    const { selectable } = store.getState();
    store.toggleShown();
    expect(store.getState().base).toBe(selectable);
    expect(store.getState().flipped.size).toBe(0);
    store.toggle(5);
    expect(store.getState().base).toBe(selectable);
    expect([...store.getState().flipped]).toEqual([5]);
    expect(count(store)).toBe(99_999);
    store.toggle(5);
    expect(header(store)).toBe('all');
  });

  test('many flips fold into a new base', () => {
    const store = createSelectionStore<number>({ rows });
    const bases = new Set<unknown>();
    let most = 0;
    for (let id = 0; id < 2_000; id += 1) {
      store.toggle(id * 2);
      bases.add(store.getState().base);
      most = Math.max(most, store.getState().flipped.size);
    }
    expect(most).toBeLessThan(300);
    expect(bases.size).toBeLessThan(10);
    expect(count(store)).toBe(2_000);
    expect(idsOf(store)).toEqual(rows.slice(0, 2_000).map((id) => id * 2));
  });

  test('a change of one row calls the listeners of that row', () => {
    const store = createSelectionStore<number>({ rows });
    const calls = [1, 2, 3].map((id) => {
      const listener = vi.fn();
      store.listen(id, listener);
      return listener;
    });
    store.toggle(2);
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
    store.toggleShown();
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
  });

  test('of two listeners to one row, each stops by itself', () => {
    const store = createSelectionStore<number>({ rows });
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = store.listen(1, first);
    store.listen(1, second);
    stopFirst();
    store.toggle(1);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  test('the same rows in another array change nothing', () => {
    const store = createSelectionStore<number>({ rows });
    const before = store.getState();
    store.show({ rows: [...rows] });
    expect(store.getState()).toBe(before);
  });
});

/** What the selection is by its definition: a set, looked through each time. */
class NaiveSelection {
  readonly selected = new Set<number>();
  shown: ShownRows<number> = { rows: [] };
  isQuery = false;
  anchor: number | null = null;

  get selectable(): readonly number[] {
    const { rows, disabled = [] } = this.shown;
    return rows.filter((id) => !disabled.includes(id));
  }

  set(ids: readonly number[], isChosen: boolean): void {
    for (const id of ids) {
      if (isChosen) this.selected.add(id);
      else this.selected.delete(id);
    }
  }

  show(shown: ShownRows<number>): void {
    const seen = this.shown.rows;
    const locked = (shown.disabled ?? []).filter((id) => !seen.includes(id));
    if (this.isQuery) this.set(locked, false);
    this.shown = shown;
  }

  toggle(id: number, isRange: boolean): void {
    const { rows } = this.shown;
    if (!this.selectable.includes(id)) return;
    const [a, b] = [this.anchor === null ? -1 : rows.indexOf(this.anchor), rows.indexOf(id)];
    const isChosen = !this.selected.has(id);
    const range = rows.filter((_, i) => (i - a) * (i - b) <= 0);
    const ids = isRange && a >= 0 ? range : [id];
    this.set(
      ids.filter((each) => this.selectable.includes(each)),
      isChosen,
    );
    this.anchor = id;
  }
}

const universe = Array.from({ length: 12 }, (_, index) => index);
const someIds = fc.uniqueArray(fc.constantFrom(...universe));
const step = fc.oneof(
  fc.record({ type: fc.constant('show'), rows: someIds, disabled: someIds }),
  fc.record({ type: fc.constant('toggle'), id: fc.constantFrom(...universe), range: fc.boolean() }),
  fc.record({ type: fc.constantFrom('toggleShown', 'selectMatching', 'clear') }),
);

test('CHECK-1 B-29 whatever is done, it is what a plain set would be', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = createSelectionStore<number>({ rows: [], total: universe.length });
      const naive = new NaiveSelection();
      for (const each of steps) {
        if ('rows' in each) {
          const disabled = each.disabled.filter((id) => each.rows.includes(id));
          const shown = { rows: each.rows, disabled, total: universe.length };
          store.show(shown);
          naive.show(shown);
        } else if ('id' in each) {
          store.toggle(each.id, each.range);
          naive.toggle(each.id, each.range);
        } else if (each.type === 'toggleShown') {
          const all = naive.selectable.every((id) => naive.selected.has(id));
          store.toggleShown();
          naive.set(naive.selectable, !all);
          naive.anchor = null;
        } else if (each.type === 'selectMatching') {
          const kept = naive.shown.disabled?.filter((id) => !naive.selected.has(id)) ?? [];
          store.selectMatching();
          naive.set(universe, true);
          naive.set(kept, false);
          naive.isQuery = true;
        } else {
          store.clear();
          naive.set(universe, false);
          naive.isQuery = false;
          naive.anchor = null;
        }
        const state = store.getState();
        expect(universe.filter((id) => isSelected(state, id))).toEqual(
          universe.filter((id) => naive.selected.has(id)),
        );
        expect(selectedCount(state)).toBe(naive.selected.size);
        const chosen = naive.selectable.filter((id) => naive.selected.has(id)).length;
        expect(headerState(state)).toBe(
          chosen === 0 ? 'none' : chosen === naive.selectable.length ? 'all' : 'some',
        );
      }
    }),
    { numRuns: 500 },
  );
});
