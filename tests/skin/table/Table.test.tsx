import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type ColumnContent,
} from '../../../skin/table/index.js';
import { boxOf, styleOf, scrollsSideways } from '../support/box.js';
import { emulatePrint } from '../support/emulate.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { setOnRoot } from '../support/page.js';

interface PeopleProps {
  sort?: 'ascending' | 'descending';
  onSort?: () => void;
  columns?: number;
  isSelected?: boolean;
}

function People({ sort, onSort, columns = 1, isSelected = false }: PeopleProps): ReactElement {
  const rest = Array.from({ length: columns }, (_, index) => `Column${index}`);
  return (
    <Table aria-label="People">
      <TableHead>
        <SortableTableHeader headerProps={{ 'aria-sort': sort }} buttonProps={{ onClick: onSort }}>
          Surname
        </SortableTableHeader>
        {rest.map((title) => (
          <TableHeader key={title}>{title}</TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {['Peeters', 'Janssens'].map((name) => (
          <TableRow key={name} data-state={isSelected ? 'selected' : undefined}>
            <TableCell>{name}</TableCell>
            {rest.map((title) => (
              <TableCell key={title} label={title}>
                {`${name}of${title}`}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Where the text of an element stands. */
function textBox(element: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function middleOf({ top, height }: DOMRect): number {
  return top + height / 2;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('header and cells begin at the same place, sortable or not', async () => {
  const screen = await render(<People />);
  const sortable = screen.getByRole('button', { name: 'Surname' }).element();
  const cell = screen.getByRole('cell', { name: 'Peeters', exact: true }).element();
  expect(textBox(sortable).left).toBeCloseTo(textBox(cell).left, 1);
  const header = screen.getByRole('columnheader', { name: 'Column0' }).element();
  const next = screen.getByRole('cell', { name: 'PeetersofColumn0' }).element();
  expect(textBox(header).left).toBeCloseTo(textBox(next).left, 1);
});

/** A table whose columns, sortable and not, hold numbers and dates. */
function Dated(): ReactElement {
  const contents: readonly ColumnContent[] = ['number', 'date'];
  return (
    <Table aria-label="Dates">
      <TableHead>
        {contents.map((holds) => (
          <TableHeader key={holds} holds={holds}>{`A quite long ${holds}`}</TableHeader>
        ))}
        {contents.map((holds) => (
          <SortableTableHeader key={holds} holds={holds} headerProps={{}} buttonProps={{}}>
            {`A quite long ${holds} to sort`}
          </SortableTableHeader>
        ))}
      </TableHead>
      <TableBody>
        {['1', '100'].map((value) => (
          <TableRow key={value}>
            {[...contents, ...contents].map((holds, at) => (
              <TableCell key={at} holds={holds}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

test('numbers and their title end at the same place, dates and theirs are in the middle', async () => {
  const screen = await render(<Dated />);
  const titles = screen.getByRole('columnheader').elements();
  const cells = screen.getByRole('cell').elements();
  titles.forEach((title, column) => {
    const text = textBox(title.querySelector('button')?.firstChild ?? title);
    const boxes = [cells[column]!, cells[column + 4]!].map((cell) => textBox(cell));
    for (const { left, right, width } of boxes) {
      if (column % 2 === 0) expect(right).toBeCloseTo(text.right, 0);
      else expect(left + width / 2).toBeCloseTo(text.left + text.width / 2, 0);
    }
  });
  await page.viewport(320, 800);
  const starts = screen
    .getByRole('cell')
    .elements()
    .map((cell) => textBox(cell).left);
  expect(new Set(starts).size).toBe(1);
});

test.each([1280, 320])(
  'at %i px a cell that names its row is its header, and stands as the others',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(
      <Table aria-label="People">
        <TableHead>
          <TableHeader>Name</TableHeader>
          <TableHeader>Place</TableHeader>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell isRowHeader>Peeters</TableCell>
            <TableCell>Gent</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    const name = screen.getByRole('rowheader', { name: 'Peeters' });
    const place = screen.getByRole('cell', { name: 'Gent' }).element();
    await expect.element(name).toHaveAttribute('scope', 'row');
    expect(styleOf(name).fontWeight).toBe('500');
    const [nameInset, placeInset] = [name.element(), place].map(
      (cell) => textBox(cell).left - boxOf(cell).left,
    );
    expect(nameInset).toBeCloseTo(placeInset ?? 0, 1);
  },
);

test('rows are 40 px high, the header is sunken, numbers stand in columns', async () => {
  const screen = await render(<People />);
  const cell = screen.getByRole('cell', { name: 'Peeters', exact: true });
  const header = screen.getByRole('columnheader', { name: 'Column0' });
  expect(boxOf(cell).height).toBe(40);
  expect(styleOf(cell).fontVariantNumeric).toBe('tabular-nums');
  expect(toHex(parseColor(styleOf(header).backgroundColor))).toBe(toHex(tokenColor('sunken')));
  expect(styleOf(header)).toMatchObject({ fontSize: '13px', fontWeight: '500' });
});

test('a text of several lines keeps clear of the lines between rows, and a header has one line', async () => {
  const screen = await render(
    <div className="w-24">
      <Table aria-label="Periods">
        <TableHead>
          <TableHeader>Shown to all</TableHeader>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>
              20 April 2026 to 1 May 2026, and from then on to the end of the year
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </div>,
  );
  const cell = screen.getByRole('cell').element();
  const text = textBox(cell);
  expect(text.height).toBeGreaterThan(40);
  expect(text.top - boxOf(cell).top).toBeGreaterThanOrEqual(4);
  expect(boxOf(cell).bottom - text.bottom).toBeGreaterThanOrEqual(4);
  expect(boxOf(screen.getByRole('columnheader')).height).toBe(36);
});

test('the whole header is the button that sorts', async () => {
  const onSort = vi.fn();
  const screen = await render(<People onSort={onSort} />);
  const button = screen.getByRole('button', { name: 'Surname' });
  const header = screen.getByRole('columnheader', { name: 'Surname' });
  expect(boxOf(button).width).toBeCloseTo(boxOf(header).width, 0);
  await button.click();
  expect(onSort).toHaveBeenCalledOnce();
});

test.each([
  ['ascending', 'lucide-arrow-up'],
  ['descending', 'lucide-arrow-down'],
] as const)('a column sorted %s says so and shows an arrow', async (sort, icon) => {
  const screen = await render(<People sort={sort} />);
  const header = screen.getByRole('columnheader', { name: 'Surname' });
  await expect.element(header).toHaveAttribute('aria-sort', sort);
  const arrow = header.element().querySelector('svg')!;
  expect(arrow.classList).toContain(icon);
  expect(styleOf(arrow).opacity).toBe('1');
});

test('a column that is not sorted shows its arrow to the pointer and the keyboard only', async () => {
  const screen = await render(<People />);
  const arrow = screen
    .getByRole('columnheader', { name: 'Surname' })
    .element()
    .querySelector('svg')!;
  await userEvent.hover(screen.getByRole('cell', { name: 'Janssens', exact: true }));
  await expect.poll(() => styleOf(arrow).opacity).toBe('0');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => Number(styleOf(arrow).opacity)).toBeGreaterThan(0.5);
});

test('B-19 a wide table scrolls in its own box, and the page does not', async () => {
  await page.viewport(700, 640);
  const screen = await render(<People columns={8} />);
  const box = screen.getByRole('table').element().parentElement!;
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(styleOf(box).overflowX).toBe('auto');
  expect(scrollsSideways()).toBe(false);
});

test('B-19 at 320 px rows are cards: each value on a line of its own, after its label', async () => {
  await page.viewport(320, 640);
  const screen = await render(<People columns={8} />);
  const box = screen.getByRole('table').element().parentElement!;
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  expect(scrollsSideways()).toBe(false);
  const [first, second] = screen.getByRole('row').nth(2).getByRole('cell').elements();
  expect(boxOf(second!).top).toBeGreaterThanOrEqual(boxOf(first!).bottom);
  expect(boxOf(second!).left).toBe(boxOf(first!).left);
  expect(styleOf(second!, '::before').content).toBe('"Column0"');
});

test('B-19 a word that is longer than a card breaks, and is in view whole', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <Table aria-label="People">
      <TableBody>
        <TableRow>
          <TableCell label="Function">{'Verzekeringsmedewerker'.repeat(3)}</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  const box = screen.getByRole('table').element().parentElement!;
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});

test('B-19 as cards it is still a table, with headers to sort by', async () => {
  await page.viewport(320, 640);
  const screen = await render(<People columns={8} sort="ascending" />);
  const table = screen.getByRole('table', { name: 'People' });
  expect(table.getByRole('row').elements()).toHaveLength(3);
  expect(table.getByRole('columnheader').elements()).toHaveLength(9);
  const sortable = table.getByRole('columnheader', { name: 'Surname' });
  await expect.element(sortable).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(sortable.getByRole('button')).toBeVisible();
});

test('as cards the headers stand on one line, sortable or not', async () => {
  await page.viewport(320, 640);
  const { getByRole } = await render(<People />);
  const sortable = textBox(getByRole('button', { name: 'Surname' }).element());
  const plain = textBox(getByRole('columnheader', { name: 'Column0' }).element());
  expect(Math.abs(middleOf(plain) - middleOf(sortable))).toBeLessThan(1);
});

test('B-19 as cards, a header that takes the focus at the end of their line comes into view whole', async () => {
  await page.viewport(320, 700);
  const screen = await render(
    <Table aria-label="People">
      <TableHead>
        {['Surname', 'Forename', 'Department', 'Place of work'].map((title) => (
          <SortableTableHeader key={title} headerProps={{}} buttonProps={{}}>
            {title}
          </SortableTableHeader>
        ))}
      </TableHead>
      <TableBody>{null}</TableBody>
    </Table>,
  );
  const line = screen.getByRole('row').element();
  const first = screen.getByRole('button', { name: 'Surname' });
  const last = screen.getByRole('button', { name: 'Place of work' });
  // A few pixels of it are in view, which are enough for a browser to leave it where it is.
  line.scrollLeft = boxOf(last).left - boxOf(line).right + 4;
  last.element().focus();
  await expect.poll(() => boxOf(last).right).toBeLessThanOrEqual(boxOf(line).right);
  line.scrollLeft = boxOf(first).width - 4;
  first.element().focus();
  await expect.poll(() => boxOf(first).left).toBeGreaterThanOrEqual(boxOf(line).left);
});

test('B-22 on paper the header stands above the columns of each sheet', async () => {
  await emulatePrint();
  const screen = await render(<People />);
  const group = screen.getByRole('columnheader', { name: 'Column0' }).element().closest('thead')!;
  expect(styleOf(group).display).toBe('table-header-group');
});

/** How light a table is in the window, from 0 to 765, at these places in it. */
async function lightnessAt(
  scroller: Element,
  places: readonly (readonly [x: number, y: number])[],
): Promise<readonly number[]> {
  const base64 = await page.screenshot({ element: scroller, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  drawing.drawImage(picture, 0, 0);
  const { left, top } = boxOf(scroller);
  return places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(x - left, y - top, 1, 1).data;
    return red + green + blue;
  });
}

test.each([
  ['ltr', 'light'],
  ['ltr', 'dark'],
  ['rtl', 'light'],
])(
  'a shadow over the header and all rows shows that a table goes on sideways (%s, %s)',
  async (direction, theme) => {
    await page.viewport(800, 600);
    setOnRoot('dir', direction);
    setOnRoot('data-theme', theme);
    const screen = await render(<People columns={12} isSelected />);
    const scroller = screen.getByRole('table').element().parentElement!;
    const sign = direction === 'rtl' ? -1 : 1;
    const rows = screen.getByRole('row').elements();

    /** Whether each row, at the end of the window and at its start, is darker than in between. */
    const shaded = async (): Promise<readonly boolean[][]> => {
      const { left, right } = boxOf(scroller);
      const ends = direction === 'rtl' ? [left + 1, right - 2] : [right - 2, left + 1];
      // Just below the border of the row above, where no text stands.
      const heights = rows.map((row) => Math.round(boxOf(row).top) + 3);
      const middle = Math.round((left + right) / 2);
      return Promise.all(
        ends.map(async (x) => {
          const places = heights.flatMap((y) => [[x, y] as const, [middle, y] as const]);
          const lights = await lightnessAt(scroller, places);
          return heights.map((_, row) => lights[2 * row]! < lights[2 * row + 1]!);
        }),
      );
    };
    const all = [true, true, true];
    const none = [false, false, false];

    await expect.poll(shaded).toEqual([all, none]);
    scroller.scrollLeft = sign * 300;
    await expect.poll(shaded).toEqual([all, all]);
    scroller.scrollLeft = sign * 9999;
    await expect.poll(shaded).toEqual([none, all]);

    const { left, top, height } = boxOf(rows[1]!);
    const edge = Math.max(left, boxOf(scroller).left) + 1;
    expect(rows[1]!.contains(document.elementFromPoint(edge, top + height / 2))).toBe(true);
  },
);
