import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useReducer, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncerStore, sharedAnnouncer } from '../../../headless/core/index.js';
import {
  createSelectionStore,
  useRow,
  useRowSelection,
  type SelectionStore,
  type UseRowSelectionOptions,
} from '../../../headless/selection/index.js';
import { describeConformance } from '../support/conformance.js';

let store: SelectionStore<string>;
beforeEach(() => {
  store = createSelectionStore({ rows: ['a', 'b', 'c'], defaultValue: ['a'] });
});

describeConformance('useRowSelection', {
  useHook: () => useRowSelection({ store, rows: ['a', 'b', 'c'] }),
  readState: () => store.getState(),
  parts: {
    getHeaderProps: { getter: (selection) => selection.getHeaderProps, element: 'input' },
    getSelectMatchingProps: {
      getter: (selection) => selection.getSelectMatchingProps,
      element: 'button',
    },
    getClearProps: { getter: (selection) => selection.getClearProps, element: 'button' },
  },
});

describeConformance('useRow', {
  useHook: () => useRow(useRowSelection({ store, rows: ['a', 'b', 'c'] }), 'b'),
  readState: () => store.getState(),
  parts: {
    getRowProps: { getter: (row) => row.getRowProps },
    getCheckboxProps: { getter: (row) => row.getCheckboxProps, element: 'input' },
  },
});

let renders: string[] = [];
const announcer = createAnnouncerStore();

const Row = memo(function Row({
  store: rowStore,
  id,
}: {
  store: SelectionStore<string>;
  id: string;
}): ReactElement {
  const row = useRow({ store: rowStore }, id, { label: `Select ${id}` });
  renders.push(id);
  return (
    <tr {...row.getRowProps({ 'aria-label': id })}>
      <td>
        <input {...row.getCheckboxProps()} />
      </td>
    </tr>
  );
});

function Table(options: UseRowSelectionOptions<string>): ReactElement {
  const selection = useRowSelection(options);
  return (
    <>
      <output>
        {selection.mode} {selection.count}
      </output>
      {selection.canSelectMatching && (
        <button {...selection.getSelectMatchingProps()}>All that match</button>
      )}
      {selection.count > 0 && <button {...selection.getClearProps()}>Clear</button>}
      <table>
        <thead>
          <tr>
            <th>
              <input {...selection.getHeaderProps()} />
            </th>
          </tr>
        </thead>
        <tbody>
          {options.rows.map((id) => (
            <Row key={id} id={id} store={selection.store} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function renderTable(options: UseRowSelectionOptions<string>): {
  show: (options: UseRowSelectionOptions<string>) => void;
} {
  const tree = (latest: UseRowSelectionOptions<string>): ReactElement => (
    <sharedAnnouncer.context.Provider value={announcer}>
      <Table {...latest} />
    </sharedAnnouncer.context.Provider>
  );
  const { rerender } = render(tree(options));
  return {
    show: (latest) => {
      rerender(tree(latest));
    },
  };
}

const headerBox = (): HTMLElement => screen.getByRole('checkbox', { name: 'Select all rows' });
const box = (id: string): HTMLElement => screen.getByRole('checkbox', { name: `Select ${id}` });
const lastSaid = (): string | undefined => announcer.getState().polite.at(-1)?.text;

function chosen(): string[] {
  return screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('checkbox'))
    .map((checkbox) => checkbox.getAttribute('aria-label')?.replace('Select ', '') ?? '');
}

test('CHECK-1 A11Y-CHECK Space on the header chooses all rows, a mixed one too, and then none', async () => {
  const user = userEvent.setup();
  renderTable({ rows: ['a', 'b', 'c'], defaultValue: ['b'] });
  expect(headerBox()).toBePartiallyChecked();
  expect(headerBox()).toHaveAttribute('data-state', 'some');
  headerBox().focus();
  await user.keyboard(' ');
  expect(headerBox()).toBeChecked();
  expect(headerBox()).not.toBePartiallyChecked();
  expect(chosen()).toEqual(['a', 'b', 'c']);
  expect(lastSaid()).toBe('Rows selected: 3');

  await user.click(box('b'));
  expect(headerBox()).toBePartiallyChecked();
  await user.click(headerBox());
  expect(headerBox()).toBeChecked();
  await user.click(headerBox());
  expect(headerBox()).not.toBeChecked();
  expect(headerBox()).not.toBePartiallyChecked();
  expect(lastSaid()).toBe('Rows selected: 0');
});

test('A11Y-CHECK a mixed header stays mixed when the click on it is refused', async () => {
  const user = userEvent.setup();
  function Refusing(): ReactElement {
    const selection = useRowSelection({ rows: ['a', 'b'], defaultValue: ['a'] });
    const refuse = (event: { preventDefault: () => void }): void => {
      event.preventDefault();
    };
    return <input {...selection.getHeaderProps({ onChange: refuse })} />;
  }
  render(<Refusing />);
  await user.click(headerBox());
  expect(headerBox()).toBePartiallyChecked();
});

test('A11Y-CHECK a header that is put there later is mixed from the first', async () => {
  const user = userEvent.setup();
  function Later({ children }: { children: ReactElement }): ReactElement {
    const [isShown, show] = useReducer(() => true, false);
    return isShown ? children : <button onClick={show}>Show</button>;
  }
  function Selecting(): ReactElement {
    const selection = useRowSelection({ rows: ['a', 'b'], defaultValue: ['a'] });
    return (
      <Later>
        <input {...selection.getHeaderProps()} />
      </Later>
    );
  }
  render(<Selecting />);
  await user.click(screen.getByRole('button'));
  expect(headerBox()).toBePartiallyChecked();
});

test('CHECK-1 with nothing to choose the header is disabled, and a disabled row cannot be chosen', () => {
  renderTable({ rows: ['a'], disabled: ['a'] });
  expect(headerBox()).toBeDisabled();
  expect(box('a')).toBeDisabled();
});

test('CHECK-1 a row is marked while it is chosen, and if it is disabled', () => {
  renderTable({ rows: ['a', 'b'], disabled: ['b'], defaultValue: ['a'] });
  const [a, b] = ['a', 'b'].map((name) => screen.getByRole('row', { name }));
  expect(a).toHaveAttribute('data-state', 'selected');
  expect(a).not.toHaveAttribute('data-disabled');
  expect(b).not.toHaveAttribute('data-state');
  expect(b).toHaveAttribute('data-disabled', 'true');
});

test('CHECK-1 a row that comes to show another record follows that one', () => {
  const table = (id: string): ReactElement => (
    <table>
      <tbody>
        <Row store={store} id={id} />
      </tbody>
    </table>
  );
  const { rerender } = render(table('b'));
  rerender(table('c'));
  act(() => {
    store.toggle('c');
  });
  expect(chosen()).toEqual(['c']);
});

test('B-29 Shift+click and Shift+Space choose a range in the order that is shown, and say how many', async () => {
  const user = userEvent.setup();
  const { show } = renderTable({ rows: ['a', 'b', 'c', 'd', 'e'] });
  await user.click(box('b'));
  await user.keyboard('{Shift>}');
  await user.click(box('d'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['b', 'c', 'd']);
  expect(lastSaid()).toBe('Rows selected: 3');

  show({ rows: ['e', 'd', 'a', 'c', 'b'] });
  box('e').focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(chosen()).toEqual(['e', 'd', 'c', 'b']);
});

test('B-29 Shift+Space chooses a range, whatever the click of Space says of Shift, as in Firefox', () => {
  renderTable({ rows: ['a', 'b', 'c'] });
  const space = (id: string, shiftKey: boolean): void => {
    if (fireEvent.keyUp(box(id), { key: ' ', shiftKey })) fireEvent.click(box(id));
  };
  const before = announcer.getState().polite.at(-1);
  space('a', false);
  expect(chosen()).toEqual(['a']);
  expect(announcer.getState().polite.at(-1)).toBe(before);
  space('c', true);
  expect(chosen()).toEqual(['a', 'b', 'c']);
  expect(lastSaid()).toBe('Rows selected: 3');
  space('a', false);
  expect(chosen()).toEqual(['b', 'c']);
});

test('B-29 Shift+Tab to a row chooses nothing', async () => {
  const user = userEvent.setup();
  renderTable({ rows: ['a', 'b', 'c'] });
  await user.click(box('c'));
  await user.tab({ shift: true });
  expect(box('b')).toHaveFocus();
  expect(chosen()).toEqual(['c']);
});

test('B-29 the choice survives paging, and a row that leaves the table for good leaves the choice', async () => {
  const user = userEvent.setup();
  const { show } = renderTable({ rows: ['a', 'b'] });
  await user.click(headerBox());
  const before = announcer.getState().polite.at(-1);
  show({ rows: ['c', 'd'] });
  expect(announcer.getState().polite.at(-1)).toBe(before);
  expect(screen.getByRole('status')).toHaveTextContent('ids 2');
  expect(headerBox()).not.toBeChecked();
  show({ rows: ['c', 'd'], existing: ['b', 'c', 'd'] });
  expect(screen.getByRole('status')).toHaveTextContent('ids 1');
});

test('B-28 all that match is a step of its own, and its button hands the focus to the header', async () => {
  const user = userEvent.setup();
  const { show } = renderTable({ rows: ['a', 'b'], total: 40, scope: 'van' });
  await user.click(headerBox());
  expect(screen.getByRole('status')).toHaveTextContent('ids 2');
  await user.click(screen.getByRole('button', { name: 'All that match' }));
  expect(screen.getByRole('status')).toHaveTextContent('query 40');
  expect(lastSaid()).toBe('Rows selected: 40');
  expect(headerBox()).toHaveFocus();

  const before = announcer.getState().polite.at(-1);
  show({ rows: ['c', 'd'], total: 40, scope: 'van' });
  expect(announcer.getState().polite.at(-1)).toBe(before);
  show({ rows: ['c'], total: 1, scope: 'other' });
  expect(screen.getByRole('status')).toHaveTextContent('ids 0');
  expect(lastSaid()).toBe('Rows selected: 0');
});

test('B-28 clearing hands the focus to the header too', async () => {
  const user = userEvent.setup();
  renderTable({ rows: ['a', 'b'], defaultValue: ['a', 'z'] });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status')).toHaveTextContent('ids 0');
  expect(headerBox()).toHaveFocus();
});

test('B-28 without a header, and in a form, clearing only clears', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  function Chosen(): ReactElement {
    const selection = useRowSelection({ rows: ['a', 'b'], defaultValue: ['a'] });
    return (
      <form onSubmit={onSubmit}>
        <output>{selection.count}</output>
        <button {...selection.getClearProps()}>Clear</button>
      </form>
    );
  }
  render(<Chosen />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('CHECK-1 a change renders the rows that changed, once, and no others', async () => {
  const user = userEvent.setup();
  renderTable({ rows: ['a', 'b', 'c'] });
  // StrictMode doubles each.
  renders = [];
  await user.click(box('b'));
  expect(renders).toEqual(['b', 'b']);
  renders = [];
  await user.click(headerBox());
  expect(renders).toEqual(['a', 'a', 'c', 'c']);
});

test('CHECK-1 a store from outside is followed, and disabled rows are told apart', () => {
  renderTable({ rows: ['a', 'b', 'c'], store });
  expect(chosen()).toEqual(['a']);
  act(() => {
    store.toggle('c');
  });
  expect(chosen()).toEqual(['a', 'c']);
});
