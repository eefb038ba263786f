import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useRow, useRowSelection } from '../../../headless/selection/index.js';
import type { UseRowSelectionResult } from '../../../headless/selection/index.js';
import { Button } from '../../../skin/button/index.js';
import {
  BulkBar,
  SelectionCell,
  SelectionHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  useHasRoomInToolbar,
  type TableProps,
} from '../../../skin/table/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

const NAMES = ['Peeters', 'Janssens', 'Maes'];

interface RowProps {
  selection: UseRowSelectionResult<string>;
  name: string;
}

function Row({ selection, name }: RowProps): ReactElement {
  const row = useRow(selection, name, { label: `Select ${name}` });
  return (
    <TableRow {...row.getRowProps()}>
      <SelectionCell boxProps={row.getCheckboxProps()} />
      <TableCell>{name}</TableCell>
    </TableRow>
  );
}

function People(props: Pick<TableProps, 'density'>): ReactElement {
  const selection = useRowSelection({ rows: NAMES, total: 90 });
  const isOnTop = useHasRoomInToolbar();
  const bar = selection.count > 0 && (
    <BulkBar
      label="Chosen people"
      count={`${selection.count} chosen`}
      offer={
        selection.canSelectMatching && (
          <Button variant="ghost" {...selection.getSelectMatchingProps()}>
            Choose all 90
          </Button>
        )
      }
      actions={<Button variant="danger">Delete</Button>}
      clearLabel="Choose nobody"
      clearProps={selection.getClearProps()}
    />
  );
  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <input aria-label="Search" className="h-control w-40 shrink-0" />
        {isOnTop && bar}
      </div>
      <Table aria-label="People" {...props}>
        <TableHead>
          <SelectionHeader boxProps={selection.getHeaderProps()} />
          <TableHeader>Name</TableHeader>
        </TableHead>
        <TableBody>
          {NAMES.map((name) => (
            <Row key={name} selection={selection} name={name} />
          ))}
        </TableBody>
      </Table>
      {!isOnTop && bar}
    </>
  );
}

beforeEach(async () => {
  await page.viewport(1440, 800);
});

test('CHECK-1 A11Y-CHECK real checkboxes, mixed in the header, with targets of 24 pixels at least', async () => {
  const screen = await renderInShell(<People />);
  const header = screen.getByRole('checkbox', { name: 'Select all rows' });
  const box = screen.getByRole('checkbox', { name: 'Select Janssens' });
  for (const target of [header, box]) {
    expect(target.element().tagName).toBe('INPUT');
    const { width, height } = boxOf(target.element().closest('label')!);
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  await box.click();
  await expect.element(header).toBePartiallyChecked();
  await header.click();
  await expect.element(header).toBeChecked();
  expect(await axeViolations()).toEqual([]);
});

test('CHECK-1 the whole target chooses, and a chosen row is tinted and says so', async () => {
  const screen = await renderInShell(<People />);
  const row = screen.getByRole('row', { name: 'Peeters' });
  await userEvent.click(row.getByRole('checkbox').element().closest('label')!, {
    position: { x: 2, y: 2 },
  });
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  await userEvent.hover(row.getByRole('cell', { name: 'Peeters', exact: true }));
  expect(toHex(parseColor(styleOf(row).backgroundColor))).toBe(toHex(tokenColor('accent-tint')));
});

test('CHECK-1 checkboxes have the colors of the theme, chosen or not', async () => {
  setOnRoot('data-theme', 'dark');
  const screen = await renderInShell(<People />);
  const box = screen.getByRole('row', { name: 'Peeters' }).getByRole('checkbox');
  const fill = (): string => toHex(parseColor(styleOf(box).backgroundColor));
  expect(fill()).toBe(toHex(tokenColor('surface')));
  expect(toHex(parseColor(styleOf(box).borderTopColor))).toBe(toHex(tokenColor('control')));
  await box.click();
  expect(fill()).toBe(toHex(tokenColor('accent')));
  expect(toHex(parseColor(styleOf(box, '::before').backgroundColor))).toBe(
    toHex(tokenColor('on-accent')),
  );
});

test('B-29 Shift and a click choose a range, and select no text', async () => {
  const screen = await renderInShell(<People />);
  await screen.getByRole('checkbox', { name: 'Select Peeters' }).click();
  await screen.getByRole('checkbox', { name: 'Select Maes' }).click({ modifiers: ['Shift'] });
  await expect.element(screen.getByText('3 chosen')).toBeVisible();
  expect(String(getSelection())).toBe('');
});

/** Firefox does not pass a click on a label on to its control while Shift is held. */
function dropShiftedLabelClicks(event: MouseEvent): void {
  if (event.shiftKey && event.target instanceof HTMLLabelElement) event.preventDefault();
}

test.each([
  ['here', null],
  ['in Firefox', dropShiftedLabelClicks],
])('B-29 Shift and a click beside the box choose a range too, %s', async (_, asThere) => {
  const screen = await renderInShell(<People />);
  if (asThere) document.addEventListener('click', asThere, true);
  await screen.getByRole('checkbox', { name: 'Select Peeters' }).click();
  const maes = screen.getByRole('checkbox', { name: 'Select Maes' });
  const label = maes.element().closest('label')!;
  await userEvent.click(label, { position: { x: 2, y: 2 }, modifiers: ['Shift'] });
  if (asThere) document.removeEventListener('click', asThere, true);
  await expect.element(screen.getByText('3 chosen')).toBeVisible();
  await expect.element(maes).toHaveFocus();
});

test.each([1440, 1000, 320])(
  'B-28 at %i px the bar comes and goes, and the table stays where it is',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await renderInShell(<People />);
    const table = screen.getByRole('table');
    const before = boxOf(table);
    await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    const bar = screen.getByRole('group', { name: 'Chosen people' });
    await expect.element(bar.getByRole('button', { name: 'Choose all 90' })).toBeInViewport();
    expect(boxOf(table)).toEqual(before);
    expect(scrollsSideways()).toBe(false);
    expect(await axeViolations()).toEqual([]);
    const clear = bar.getByRole('button', { name: 'Choose nobody' });
    // The skin's tooltip is the one, and a name said twice is once too many.
    await expect.element(clear).not.toHaveAttribute('title');
    await clear.click();
    await expect.element(bar).not.toBeInTheDocument();
    expect(boxOf(table)).toEqual(before);
    await expect.element(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
  },
);

test('rows are 40 px high, and compact ones 32', async () => {
  const heightOf = async (density: 'normal' | 'compact'): Promise<number> => {
    const screen = await renderInShell(<People density={density} />);
    const { height } = boxOf(screen.getByRole('cell', { name: 'Peeters', exact: true }));
    await screen.unmount();
    return height;
  };
  expect(await heightOf('normal')).toBe(40);
  expect(await heightOf('compact')).toBe(32);
});

test('B-19 on a card the checkbox stands beside the title, and covers nothing', async () => {
  await page.viewport(320, 640);
  const screen = await renderInShell(<People />);
  const row = screen.getByRole('row', { name: 'Peeters' });
  const box = boxOf(row.getByRole('checkbox'));
  const card = boxOf(row);
  expect(box.left).toBeGreaterThan(card.left + card.width / 2);
  expect(box.right).toBeLessThanOrEqual(card.right);
  expect(box.top).toBeGreaterThanOrEqual(card.top);
});
