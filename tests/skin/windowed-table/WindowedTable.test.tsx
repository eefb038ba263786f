import { useMemo, useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  useRow,
  useRowSelection,
  type UseRowSelectionResult,
} from '../../../headless/selection/index.js';
import {
  SelectionCell,
  SelectionHeader,
  TableCell,
  TableHeader,
  TableRow,
} from '../../../skin/table/index.js';
import { WindowedTable, type WindowedRowProps } from '../../../skin/windowed-table/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, styleOf } from '../support/box.js';
import { emulatePrint } from '../support/emulate.js';
import { renderInShell } from '../support/renderInShell.js';

const MANY = 100_000;

interface RowProps {
  selection: UseRowSelectionResult<number>;
  id: number;
  windowed: WindowedRowProps;
}

function Row({ selection, id, windowed }: RowProps): ReactElement {
  const row = useRow(selection, id, { label: `Select ${id}` });
  return (
    <TableRow {...row.getRowProps()} {...windowed}>
      <SelectionCell boxProps={row.getCheckboxProps()} />
      <TableCell label="Number">{`Number ${id}`}</TableCell>
    </TableRow>
  );
}

function identity(id: number): number {
  return id;
}

function Numbers(): ReactElement {
  const [isReversed, setIsReversed] = useState(false);
  const rows = useMemo(() => {
    const ids = Array.from({ length: MANY }, (_, index) => index);
    return isReversed ? ids.reverse() : ids;
  }, [isReversed]);
  const selection = useRowSelection({ rows });
  return (
    <>
      <button
        onClick={() => {
          setIsReversed(true);
        }}
      >
        Reverse
      </button>
      <output>{selection.count} chosen</output>
      <WindowedTable
        label="Numbers"
        rows={rows}
        keyOf={identity}
        className="max-h-96"
        head={
          <>
            <SelectionHeader boxProps={selection.getHeaderProps()} />
            <TableHeader>Number</TableHeader>
          </>
        }
        renderRow={(id, props) => <Row selection={selection} id={id} windowed={props} />}
      />
    </>
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

function scrollerOf(table: Element): HTMLElement {
  return table.parentElement!;
}

async function scrollTo(table: Element, top: number): Promise<void> {
  scrollerOf(table).scrollTop = top;
  await expect.poll(() => table.querySelectorAll('tbody [data-index]').length).toBeGreaterThan(0);
}

test('of 100,000 rows only those around the ones in view are in the page, which tells of all of them', async () => {
  const screen = await renderInShell(<Numbers />);
  const table = screen.getByRole('table', { name: 'Numbers' });
  await expect.element(screen.getByText('Number 0', { exact: true })).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-rowcount', String(MANY + 1));
  expect(table.element().querySelectorAll('tr').length).toBeLessThan(60);
  expect(scrollerOf(table.element()).scrollHeight).toBeGreaterThan(MANY * 30);

  await scrollTo(table.element(), 2_000_000);
  const middle = screen.getByText('Number 50000', { exact: true });
  await expect.element(middle).toBeVisible();
  await expect
    .element(screen.getByRole('row', { name: 'Number 50000' }))
    .toHaveAttribute('aria-rowindex', '50002');
  expect(table.element().querySelectorAll('tr').length).toBeLessThan(60);
  await expect.element(screen.getByText('Number 0', { exact: true })).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('the header stays in view', async () => {
  const screen = await renderInShell(<Numbers />);
  const table = screen.getByRole('table').element();
  await scrollTo(table, 1_000_000);
  const header = boxOf(screen.getByRole('columnheader', { name: 'Number' }));
  expect(header.top).toBeGreaterThanOrEqual(boxOf(scrollerOf(table)).top);
  expect(header.bottom).toBeLessThan(boxOf(scrollerOf(table)).top + 60);
});

// Firefox leaves collapsed borders behind, so the line is no border of a cell.
test('the line below the header stays with it, in Firefox too', async () => {
  const screen = await renderInShell(<Numbers />);
  const header = screen.getByRole('columnheader', { name: 'Number' }).element();
  const line = getComputedStyle(header.closest('thead')!, '::after');
  expect(line).toMatchObject({ position: 'absolute', bottom: '0px', borderBottomWidth: '1px' });
  expect(line.width).toBe(getComputedStyle(header.closest('table')!).width);
  expect(styleOf(header).borderBottomWidth).toBe('0px');
});

test('WCAG 2.4.11: a row that takes the focus from below is not hidden by the header', async () => {
  const screen = await renderInShell(<Numbers />);
  const table = screen.getByRole('table').element();
  await scrollTo(table, 1_000_000);
  await screen.getByRole('checkbox', { name: 'Select 25005', exact: true }).click();
  const header = boxOf(screen.getByRole('columnheader', { name: 'Number' }));
  for (let id = 25_004; id > 24_990; id -= 1) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const box = screen.getByRole('checkbox', { name: `Select ${id}`, exact: true });
    await expect.element(box).toHaveFocus();
    await expect.poll(() => boxOf(box).top).toBeGreaterThanOrEqual(header.bottom);
  }
});

test('CHECK-1 the header checkbox chooses all of them, also those that are not in the page', async () => {
  const screen = await renderInShell(<Numbers />);
  await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect.element(screen.getByText('100000 chosen')).toBeVisible();
  await scrollTo(screen.getByRole('table').element(), 3_000_000);
  await screen.getByRole('checkbox', { name: 'Select 75000' }).click();
  await expect.element(screen.getByText('99999 chosen')).toBeVisible();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select all rows' }))
    .toBePartiallyChecked();
});

test('the focus stays on a row that is scrolled away, and Tab goes on from there', async () => {
  const screen = await renderInShell(<Numbers />);
  const box = screen.getByRole('checkbox', { name: 'Select 3', exact: true });
  await box.click();
  await expect.element(box).toHaveFocus();
  await scrollTo(screen.getByRole('table').element(), 2_000_000);
  await expect.element(screen.getByText('Number 50000', { exact: true })).toBeVisible();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('0 chosen', { exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select 4', exact: true }))
    .toHaveFocus();
});

test('the focus follows its row when they are put in another order', async () => {
  const screen = await renderInShell(<Numbers />);
  const box = screen.getByRole('checkbox', { name: 'Select 3', exact: true });
  await box.click();
  const reverse = screen.getByRole('button', { name: 'Reverse' }).element() as HTMLElement;
  reverse.click();
  await expect.element(screen.getByText('Number 99999', { exact: true })).toBeVisible();
  await expect.element(box).toHaveFocus();
  expect(box.element().closest('tr')).toHaveAttribute('aria-rowindex', String(MANY - 3 + 1));
});

/** Rows that hold nothing to focus. */
function Plain({ density }: { density?: 'normal' | 'compact' }): ReactElement {
  const rows = useMemo(() => Array.from({ length: MANY }, (_, index) => index), []);
  return (
    <WindowedTable
      label="Numbers"
      rows={rows}
      keyOf={identity}
      density={density}
      className="max-h-96"
      head={<TableHeader>Number</TableHeader>}
      renderRow={(id, props) => (
        <TableRow {...props}>
          <TableCell>{`Number ${id}`}</TableCell>
          <TableCell>Another</TableCell>
        </TableRow>
      )}
    />
  );
}

test.each([
  ['normal', 1280],
  ['compact', 1280],
  ['normal', 320],
] as const)(
  'rows that hold nothing to focus are scrolled by keys, to the end and back (%s, %i px)',
  async (density, width) => {
    await page.viewport(width, 800);
    const screen = await renderInShell(<Plain density={density} />);
    const first = screen.getByText('Number 0', { exact: true });
    const last = screen.getByText(`Number ${MANY - 1}`, { exact: true });
    await expect.element(first).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Tab}');
    const scroller = screen.getByRole('region', { name: 'Numbers' });
    await expect.element(scroller).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(last).toBeInViewport();
    await userEvent.keyboard('{Home}');
    await expect.element(first).toBeInViewport();
  },
);

test('while it scrolls, it looks at the rows in view and not at all of them', async () => {
  const keyOf = vi.fn(identity);
  const rows = Array.from({ length: MANY }, (_, index) => index);
  const screen = await renderInShell(
    <WindowedTable
      label="Numbers"
      rows={rows}
      keyOf={keyOf}
      className="max-h-96"
      head={<TableHeader>Number</TableHeader>}
      renderRow={(id, props) => (
        <TableRow {...props}>
          <TableCell>{`Number ${id}`}</TableCell>
        </TableRow>
      )}
    />,
  );
  await expect.element(screen.getByText('Number 0', { exact: true })).toBeVisible();
  keyOf.mockClear();
  const scroller = screen.getByRole('region', { name: 'Numbers' }).element();
  for (const top of [400, 800, 1200, 1600]) {
    scroller.scrollTop = top;
    await expect.element(screen.getByText(`Number ${top / 40}`, { exact: true })).toBeVisible();
  }
  expect(keyOf.mock.calls.length).toBeLessThan(2000);
});

test('B-22 on paper stand the rows that were in view, without the room for the others', async () => {
  const screen = await renderInShell(<Numbers />);
  await expect.element(screen.getByText('Number 0', { exact: true })).toBeVisible();
  await emulatePrint();
  const table = screen.getByRole('table').element();
  expect(styleOf(scrollerOf(table)).maxHeight).toBe('none');
  expect(styleOf(scrollerOf(table)).overflowY).toBe('visible');
  for (const spacer of table.querySelectorAll('tr[aria-hidden]')) {
    expect(styleOf(spacer).display).toBe('none');
  }
});
