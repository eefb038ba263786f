import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Icon } from '../../../skin/icon/index.js';
import {
  RowActions,
  RowActionsHeader,
  SelectionCell,
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type TableProps,
} from '../../../skin/table/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { emulateMedia, emulatePrint, emulateTouch } from '../support/emulate.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { setOnRoot } from '../support/page.js';

const edit = vi.fn();
const remove = vi.fn();

interface PeopleProps {
  density?: TableProps['density'];
  isSelectable?: boolean;
}

function People({ density, isSelectable = false }: PeopleProps): ReactElement {
  return (
    <Table aria-label="People" density={density}>
      <TableHead>
        {isSelectable && <TableHeader>Selected</TableHeader>}
        <TableHeader>Name</TableHeader>
        <RowActionsHeader />
      </TableHead>
      <TableBody>
        {['Jan Peeters', 'An Maes'].map((name) => (
          <TableRow key={name}>
            {isSelectable && <SelectionCell boxProps={{ type: 'checkbox', 'aria-label': name }} />}
            <TableCell isRowHeader>{name}</TableCell>
            <RowActions
              name={name}
              actions={[
                {
                  key: 'edit',
                  label: 'Edit',
                  icon: <Icon of={Pencil} />,
                  href: '#edit',
                  run: () => {
                    edit(name);
                  },
                },
                {
                  key: 'remove',
                  label: 'Remove',
                  icon: <Icon of={Trash2} />,
                  isDanger: true,
                  run: () => {
                    remove(name);
                  },
                },
              ]}
            />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** How visible the actions of each row are, from 0 to 1. */
function opacities(): string[] {
  return [...document.querySelectorAll('.row-actions')].map((actions) => styleOf(actions).opacity);
}

beforeEach(async () => {
  edit.mockClear();
  remove.mockClear();
  await page.viewport(1280, 800);
  await userEvent.hover(document.body, { position: { x: 5, y: 700 } });
});

test('each action is named after its row, which is its tooltip too, and their column has a title', async () => {
  const screen = await render(<People />);
  await expect.element(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Edit Jan Peeters', exact: true });
  const button = screen.getByRole('button', { name: 'Remove An Maes', exact: true });
  await expect.element(link).toHaveAttribute('data-tooltip', 'Edit Jan Peeters');
  await expect.element(button).toHaveAttribute('data-tooltip', 'Remove An Maes');
  await userEvent.hover(screen.getByText('An Maes'));
  await button.click();
  expect(remove).toHaveBeenCalledExactlyOnceWith('An Maes');
});

test('the actions of a row appear while the pointer is in it, and no others', async () => {
  const screen = await render(<People />);
  expect(opacities()).toEqual(['0', '0']);
  await userEvent.hover(screen.getByText('An Maes'));
  await expect.poll(opacities).toEqual(['0', '1']);
  await userEvent.hover(screen.getByText('Jan Peeters'));
  await expect.poll(opacities).toEqual(['1', '0']);
});

test('the action that the pointer is on stands out from its row, which is sunken', async () => {
  const screen = await render(<People />);
  for (const action of [
    screen.getByRole('link', { name: 'Edit An Maes' }),
    screen.getByRole('button', { name: 'Remove An Maes' }),
  ]) {
    await userEvent.hover(action);
    expect(toHex(parseColor(styleOf(action).backgroundColor))).toBe(toHex(tokenColor('surface')));
  }
});

test('Tab reaches the actions of each row, which appear', async () => {
  const screen = await render(<People />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Edit Jan Peeters' })).toHaveFocus();
  await expect.poll(opacities).toEqual(['1', '0']);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Remove Jan Peeters' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Edit An Maes' })).toHaveFocus();
  await expect.poll(opacities).toEqual(['0', '1']);
});

test('a plain click on a link runs its action, and any other is left to the browser', async () => {
  const screen = await render(<People />);
  const link = screen.getByRole('link', { name: 'Edit Jan Peeters' });
  await expect.element(link).toHaveAttribute('href', '#edit');
  const stop = vi.fn((event: MouseEvent) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  document.addEventListener('click', stop);
  const click = { bubbles: true, cancelable: true };
  link.element().dispatchEvent(new MouseEvent('click', { ...click, ctrlKey: true }));
  expect(edit).not.toHaveBeenCalled();
  link.element().dispatchEvent(new MouseEvent('click', click));
  document.removeEventListener('click', stop);
  expect(edit).toHaveBeenCalledExactlyOnceWith('Jan Peeters');
  expect(stop.mock.results.map(({ value }): unknown => value)).toEqual([false, true]);
});

test('where nothing can hover the actions are always there', async () => {
  await emulateTouch();
  const screen = await render(<People />);
  await expect.poll(opacities).toEqual(['1', '1']);
  const { width, height } = boxOf(screen.getByRole('button', { name: 'Remove An Maes' }));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('with forced colors the actions are always there', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  await render(<People />);
  expect(opacities()).toEqual(['1', '1']);
});

test('B-22 on paper there are no actions, and no column for them', async () => {
  await emulatePrint();
  await render(<People />);
  const shown = [...document.querySelectorAll('th, td')].filter(
    (cell) => styleOf(cell).display !== 'none',
  );
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Name', 'Jan Peeters', 'An Maes']);
});

test.each([
  ['normal', 40],
  ['compact', 32],
] as const)('the actions make no %s row higher', async (density, height) => {
  const screen = await render(<People density={density} />);
  const heights = screen
    .getByRole('rowheader')
    .elements()
    .map((cell) => boxOf(cell).height);
  expect(heights).toEqual([height, height]);
});

test.each(['ltr', 'rtl'])(
  'at 320 px the actions of a row stand in a menu, at the top end of its card (%s)',
  async (direction) => {
    setOnRoot('dir', direction);
    await page.viewport(320, 640);
    const screen = await render(<People />);
    expect(screen.getByRole('link').elements()).toEqual([]);
    expect(screen.getByRole('button').elements()).toHaveLength(2);
    const button = screen.getByRole('button', { name: 'Actions for An Maes', exact: true });
    const card = boxOf(screen.getByRole('row', { name: 'An Maes' }));
    const { top, bottom, left, right } = boxOf(button);
    const title = boxOf(screen.getByRole('rowheader', { name: 'An Maes' }));
    expect((top + bottom) / 2).toBeCloseTo((title.top + title.bottom) / 2, 0);
    expect(direction === 'rtl' ? left - card.left : card.right - right).toBe(4);
    expect(scrollsSideways()).toBe(false);

    await button.click();
    const items = screen.getByRole('menu').getByRole('menuitem');
    await expect
      .poll(() => items.elements().map((item) => item.textContent))
      .toEqual(['Edit', 'Remove']);
    await screen.getByRole('menuitem', { name: 'Edit' }).click();
    expect(edit).toHaveBeenCalledExactlyOnceWith('An Maes');
    await expect.element(button).toHaveFocus();
  },
);

test('at 320 px the menu of a row stands beside its checkbox', async () => {
  await page.viewport(320, 640);
  const screen = await render(<People isSelectable />);
  const label = screen.getByRole('checkbox', { name: 'An Maes' }).element().parentElement!;
  const button = boxOf(screen.getByRole('button', { name: 'Actions for An Maes' }));
  expect(button.right).toBeLessThanOrEqual(boxOf(label).left);
  expect(button.right).toBeGreaterThan(boxOf(label).left - 16);
});

test.each([1280, 320])(
  'at %i px axe finds nothing wrong, and every class counts',
  async (width) => {
    await page.viewport(width, 640);
    await render(<People />);
    expect(await axeViolations()).toEqual([]);
    expectCleanClasses('th, td, td *:not(svg, svg *)');
  },
);

test.each(['Edit', 'Remove'])(
  'the focus goes from %s to the menu when the window gets narrow, and back to the first action',
  async (action) => {
    const screen = await render(<People />);
    const name = `${action} An Maes`;
    screen
      .getByRole(action === 'Edit' ? 'link' : 'button', { name })
      .element()
      .focus();
    await page.viewport(500, 640);
    const menu = screen.getByRole('button', { name: 'Actions for An Maes' });
    await expect.element(menu).toHaveFocus();
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole('link', { name: 'Edit An Maes' })).toHaveFocus();
  },
);

test('a menu that is open when the window gets wide gives the focus to the first action', async () => {
  await page.viewport(500, 640);
  const screen = await render(<People />);
  await screen.getByRole('button', { name: 'Actions for An Maes' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('link', { name: 'Edit An Maes' })).toHaveFocus();
});

/** Two rows that are wider than a window, the first of which is selected. */
function Wide(): ReactElement {
  return (
    <Table aria-label="People">
      <TableHead isSticky>
        <TableHeader className="min-w-240">Name</TableHeader>
        <SortableTableHeader headerProps={{}} buttonProps={{}}>
          Site
        </SortableTableHeader>
        <RowActionsHeader />
      </TableHead>
      <TableBody>
        {['Jan Peeters', 'An Maes'].map((name, index) => (
          <TableRow key={name} data-state={index === 0 ? 'selected' : undefined}>
            <TableCell isRowHeader>{name}</TableCell>
            <TableCell>
              <a href="#site">Site of {name}</a>
            </TableCell>
            <RowActions
              name={name}
              actions={[
                { key: 'remove', label: 'Remove', icon: <Icon of={Trash2} />, run: remove },
              ]}
            />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function scroller(): HTMLElement {
  return document.querySelector('table')!.parentElement!;
}

function backgroundOf(selector: string): string {
  return toHex(parseColor(styleOf(document.querySelector(selector)!).backgroundColor));
}

test.each(['ltr', 'rtl'])(
  'in a table that is wider than the window, the actions are in view however far it is scrolled (%s)',
  async (direction) => {
    setOnRoot('dir', direction);
    await page.viewport(768, 640);
    const screen = await render(<Wide />);
    const action = screen.getByRole('button', { name: 'Remove An Maes' });
    const end = (): number =>
      direction === 'rtl'
        ? boxOf(action).left - boxOf(scroller()).left
        : boxOf(scroller()).right - boxOf(action).right;
    expect(scroller().scrollWidth).toBeGreaterThan(scroller().clientWidth);
    expect(end()).toBe(8);
    scroller().scrollLeft = direction === 'rtl' ? -2000 : 2000;
    expect(end()).toBe(8);
    expect(scrollsSideways()).toBe(false);
  },
);

test('the actions cover what is below them, in the color that their row has', async () => {
  await page.viewport(768, 640);
  const screen = await render(<Wide />);
  screen.getByRole('button', { name: 'Remove An Maes' }).element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  await expect.poll(opacities).toEqual(['0', '1']);
  expect(backgroundOf('tr:last-child > .row-actions')).toBe(toHex(tokenColor('sunken')));
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.poll(opacities).toEqual(['1', '0']);
  expect(backgroundOf('tbody tr:first-child > .row-actions')).toBe(
    toHex(tokenColor('accent-tint')),
  );
});

test('a link that Tab reaches stays clear of the actions that appear with it', async () => {
  await page.viewport(768, 640);
  const screen = await render(<Wide />);
  const link = screen.getByRole('link', { name: 'Site of An Maes' });
  screen.getByRole('button', { name: 'Remove Jan Peeters' }).element().focus();
  scroller().scrollLeft += boxOf(link).right - boxOf(scroller()).right;
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
  const action = boxOf(screen.getByRole('button', { name: 'Remove An Maes' }));
  expect(boxOf(link).right).toBeLessThanOrEqual(action.left);
});

test('the headers that stay in view cover the actions that scroll below them', async () => {
  await page.viewport(768, 640);
  const screen = await render(<Wide />);
  const action = screen.getByRole('button', { name: 'Remove Jan Peeters' });
  Object.assign(scroller().style, { maxHeight: '90px', overflowY: 'auto' });
  scroller().scrollTop = 30;
  const { left, top } = boxOf(action);
  const head = document.querySelector('thead');
  expect(head?.contains(document.elementFromPoint(left + 8, top + 2))).toBe(true);
});

test('where nothing can hover the actions cover what is below them, and their header other headers', async () => {
  await page.viewport(768, 640);
  await emulateTouch();
  await render(<Wide />);
  await expect.poll(opacities).toEqual(['1', '1']);
  expect(backgroundOf('tr:last-child > .row-actions')).toBe(toHex(tokenColor('surface')));
  expect(backgroundOf('tbody tr:first-child > .row-actions')).toBe(
    toHex(tokenColor('accent-tint')),
  );
  const header = document.querySelector('th:last-child')!;
  expect(boxOf(header).right).toBe(boxOf(scroller()).right);
  expect(backgroundOf('th:last-child')).toBe(toHex(tokenColor('sunken')));
});

test('with forced colors the actions cover what is below them', async () => {
  await page.viewport(768, 640);
  await emulateMedia({ 'forced-colors': 'active' });
  await render(<Wide />);
  const [, , , alpha] = parseColor(
    styleOf(document.querySelector('.row-actions')!).backgroundColor,
  );
  expect(alpha).toBe(1);
});
