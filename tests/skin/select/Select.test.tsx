import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { Dialog } from '../../../skin/dialog/index.js';
import { ErrorSummary } from '../../../skin/error-summary/index.js';
import { SubmitButton } from '../../../skin/field/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Select, SelectField, type SelectProps } from '../../../skin/select/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

const options = [
  { value: 'hr', label: 'Human resources', group: 'Head office', description: 'Second floor' },
  { value: 'it', label: 'Information technology', group: 'Head office' },
  { value: 'old', label: 'Archive', group: 'Head office', disabled: true },
  { value: 'gent', label: 'Ghent' },
  { value: 'luik', label: 'Liège' },
];

function renderSelect(props: Partial<SelectProps> = {}): Promise<Rendered> {
  return renderInShell(
    <main className="max-w-80 bg-surface p-4">
      <label id="department-label" htmlFor="department" className="block">
        Department
      </label>
      <Select {...({ id: 'department', options, ...props } as SelectProps)} />
      <LiveRegions />
    </main>,
  );
}

const combobox = (screen: Rendered): Locator =>
  screen.getByRole('combobox', { name: 'Department' });
const option = (screen: Rendered, name: string): Locator => screen.getByRole('option', { name });

async function open(screen: Rendered): Promise<void> {
  await combobox(screen).click();
  await expect.element(option(screen, 'Ghent')).toBeVisible();
  finishTransitions();
  await expect
    .poll(() => screen.getByRole('listbox').element().checkVisibility({ opacityProperty: true }))
    .toBe(true);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

// As in Safari, which dispatches `pointermove` when a list scrolls under a pointer at rest.
test('a pointer that does not move leaves the option that the keys have come to', async () => {
  const screen = await renderSelect();
  await open(screen);
  await userEvent.hover(option(screen, 'Liège'));
  await expect.element(option(screen, 'Liège')).toHaveAttribute('data-active', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option(screen, 'Ghent')).toHaveAttribute('data-active', 'true');
  await userEvent.hover(option(screen, 'Liège'));
  await expect.element(option(screen, 'Ghent')).toHaveAttribute('data-active', 'true');
});

test('the list stands at its field, as wide at least; a press chooses, closes and keeps the focus', async () => {
  const onChange = vi.fn();
  const screen = await renderSelect({ onChange });
  await open(screen);
  const [field, list] = [boxOf(combobox(screen)), boxOf(screen.getByRole('listbox'))];
  expect(list.top).toBeGreaterThanOrEqual(field.bottom);
  expect(list.width).toBeGreaterThanOrEqual(field.width - 12);
  await option(screen, 'Liège').click();
  expect(screen.getByRole('listbox').elements()).toEqual([]);
  await expect.element(combobox(screen)).toHaveTextContent('Liège');
  await expect.element(combobox(screen)).toHaveFocus();
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['luik']);
});

test.each([false, true])(
  'an aria-label names the control and its list, searched: %s',
  async (isSearchable) => {
    const screen = await renderInShell(
      <Select aria-label="Branch" options={options} isSearchable={isSearchable} />,
    );
    await screen.getByRole('combobox', { name: 'Branch' }).click();
    await expect.element(screen.getByRole('listbox', { name: 'Branch' })).toBeVisible();
  },
);

test('by keys it is opened, searched by its first letters, and left', async () => {
  const screen = await renderSelect();
  (combobox(screen).element() as HTMLElement).focus();
  await userEvent.keyboard('in{Enter}');
  await expect.element(combobox(screen)).toHaveTextContent('Information technology');
  await userEvent.keyboard('{Enter}{Home}{Escape}');
  expect(screen.getByRole('listbox').elements()).toEqual([]);
  await expect.element(combobox(screen)).toHaveTextContent('Information technology');
});

test('DATE-3 the clear button takes the choice back', async () => {
  const screen = await renderSelect({ defaultValue: 'gent' });
  await screen.getByRole('button', { name: 'Clear the choice' }).click();
  await expect.element(combobox(screen)).toHaveTextContent('Choose ...');
  await expect.element(combobox(screen)).toHaveFocus();
  expect(screen.getByRole('listbox').elements()).toEqual([]);
});

test('typing searches; what is found is said, and so is a text that is given up', async () => {
  const screen = await renderSelect({ isSearchable: true, defaultValue: 'gent' });
  await combobox(screen).fill('liege');
  await expect.element(option(screen, 'Liège')).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Found: 1');
  await userEvent.keyboard('{Enter}');
  await expect.element(combobox(screen)).toHaveValue('Liège');
  await combobox(screen).fill('Atlantis');
  await expect.element(screen.getByText('Nothing found.').first()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(combobox(screen)).toHaveValue('Liège');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('“Atlantis” is not one of the choices.');
});

test('a press on the edge of the list, or on what says that nothing was found, keeps it open', async () => {
  const screen = await renderSelect({ isSearchable: true });
  await open(screen);
  const list = screen.getByRole('listbox');
  await userEvent.click(list.element().closest('[data-popover]')!, { position: { x: 2, y: 20 } });
  await expect.element(list).toBeVisible();
  await expect.element(combobox(screen)).toHaveFocus();
  await combobox(screen).fill('Atlantis');
  await userEvent.click(document.querySelector('[data-popover] p')!);
  await expect.element(combobox(screen)).toHaveValue('Atlantis');
  await expect.element(combobox(screen)).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('where a press opened it, what is typed takes the place of the choice', async () => {
  const screen = await renderSelect({ isSearchable: true, defaultValue: 'gent' });
  await combobox(screen).click();
  await userEvent.keyboard('liege');
  await expect.element(combobox(screen)).toHaveValue('liege');
  await userEvent.keyboard('{Enter}');
  await expect.element(combobox(screen)).toHaveValue('Liège');
  await combobox(screen).click();
  await userEvent.keyboard('gent');
  await expect.element(combobox(screen)).toHaveValue('gent');
});

const rooms = Array.from({ length: 60 }, (_, index) => ({
  value: String(index),
  label: `Room ${index}`,
}));

test.each([800, 240])(
  'B-33 axe finds nothing in a long list, which itself scrolls (window %i px high)',
  async (height) => {
    await page.viewport(1280, height);
    const screen = await renderSelect({ options: rooms });
    await combobox(screen).click();
    await expect.element(option(screen, 'Room 0')).toBeVisible();
    finishTransitions();
    expect(await axeViolations()).toEqual([]);
  },
);

// Browsers make what scrolls a tab stop, unless something in it is one.
describe.each([false, true])('searched: %s', (isSearchable) => {
  test.each([
    ['a long list', { given: rooms, width: 1280, className: 'p-4' }],
    ['a list that scrolls sideways', { given: options, width: 320, className: '' }],
  ])('one Tab from %s, no option active, leads to the next field', async (_what, list) => {
    await page.viewport(list.width, 800);
    const screen = await renderInShell(
      <main className={list.className}>
        <Select aria-label="Room" options={list.given} isSearchable={isSearchable} />
        <input aria-label="Next" />
      </main>,
    );
    await screen.getByRole('combobox').click();
    const listbox = screen.getByRole('listbox');
    await expect.element(listbox).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus();
    expect(listbox.elements()).toEqual([]);
  });
});

test('the chosen option alone has a mark, and the labels of all begin at one line', async () => {
  const screen = await renderSelect({ defaultValue: 'luik' });
  await open(screen);
  const rows = screen.getByRole('option').elements();
  const marked = rows.filter(
    (row) => row.querySelector('svg')?.checkVisibility({ visibilityProperty: true }) === true,
  );
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Liège']);
  const starts = rows.map((row) => row.lastElementChild?.getBoundingClientRect().left);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeGreaterThan(boxOf(screen.getByRole('listbox')).left + 16);
});

test('a long list scrolls to what is active', async () => {
  const screen = await renderSelect({ options: rooms });
  await combobox(screen).click();
  await userEvent.keyboard('{End}');
  const last = option(screen, 'Room 59');
  await expect.element(last).toBeInViewport();
});

test('a long label is cut off in the field, and wraps in the list', async () => {
  const label = 'A department with a name that is longer than any field on a page would ever be';
  const screen = await renderSelect({
    options: [{ value: 'a', label }, ...options],
    defaultValue: 'a',
  });
  expect(boxOf(combobox(screen)).height).toBe(32);
  await open(screen);
  expect(boxOf(option(screen, label)).width).toBeLessThanOrEqual(pageBox().width);
});

test('a list that is wider than the window stays within it', async () => {
  await page.viewport(320, 568);
  const label = 'department'.repeat(12);
  const screen = await renderSelect({ options: [{ value: 'a', label }, ...options] });
  await open(screen);
  expect(boxOf(screen.getByRole('listbox')).left).toBeGreaterThanOrEqual(8);
  expect(boxOf(screen.getByRole('listbox')).right).toBeLessThanOrEqual(pageBox().right - 8);
});

test('the list of a field that is as wide as the window scrolls up and down only', async () => {
  await page.viewport(320, 568);
  const screen = await renderInShell(
    <Select aria-label="Department" options={options} className="absolute inset-x-0" />,
  );
  await open(screen);
  expect(boxOf(combobox(screen)).width).toBe(320);
  const panel = screen.getByRole('listbox').element().closest('[data-popover]')!;
  expect(panel.scrollWidth).toBe(panel.clientWidth);
});

test('DATE-3 in a low window the list opens where the chosen option is', async () => {
  await page.viewport(1280, 200);
  const screen = await renderSelect({ defaultValue: 'it' });
  await open(screen);
  const chosen = option(screen, 'Information technology').element();
  const { left, top, width, height } = boxOf(chosen);
  const [x, y] = [left + width / 2, top + height / 2];
  expect(chosen.contains(document.elementFromPoint(x, y))).toBe(true);
});

describe('in a form', () => {
  interface Values {
    department: string | null;
  }
  const initialValues: Values = { department: null };

  function Form({ onSubmit }: { onSubmit: (values: Values) => void }): ReactElement {
    const form = useSubmitGuard<Values>({
      initialValues,
      validators: { department: { required } },
      onSubmit,
    });
    return (
      <form {...form.getFormProps()} className="max-w-80">
        <ErrorSummary
          form={form}
          labels={{ department: 'Department' }}
          messages={{ required: 'Choose one.' }}
        />
        <SelectField
          field={useField(form, 'department')}
          label="Department"
          messages={{ required: 'Choose one.' }}
          options={options}
          required
        />
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    );
  }
  const field = (screen: Rendered): Locator => screen.getByRole('combobox', { name: /Department/ });

  test('B-23 an invalid submit focuses it, and so does the link of the summary', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInShell(<Form onSubmit={onSubmit} />);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(field(screen)).toHaveFocus();
    await expect.element(field(screen)).toHaveAccessibleDescription('Choose one.');
    (document.activeElement as HTMLElement).blur();
    await screen.getByRole('link', { name: 'Department' }).click();
    await expect.element(field(screen)).toHaveFocus();
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    expect(screen.getByRole('link', { name: 'Department' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ department: 'gent' });
  });

  test('in a dialog its list is reached, and Escape closes the list alone', async () => {
    const onClose = vi.fn();
    const screen = await renderInShell(
      <Dialog title="Move" onClose={onClose}>
        <Form onSubmit={() => {}} />
      </Dialog>,
    );
    await field(screen).click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await field(screen).click();
    await option(screen, 'Liège').click();
    await expect.element(field(screen)).toHaveTextContent('Liège');
  });
});

describe.each(['light', 'dark'])('%s', (theme) => {
  test.each([false, true])(
    'open, it is sound, legible and clean (searched: %s)',
    async (isSearchable) => {
      setOnRoot('data-theme', theme);
      const screen = await renderSelect({ isSearchable, defaultValue: 'hr' });
      await open(screen);
      expect(await axeViolations()).toEqual([]);
      for (const { ratio, text } of textContrasts()) {
        expect(ratio, text).toBeGreaterThanOrEqual(4.5);
      }
      expectCleanClasses('main :not(svg, svg *)');
    },
  );
});

test('at 320 px nothing scrolls sideways, from right to left as well; fingers have 44 px', async () => {
  await page.viewport(320, 640);
  await emulateTouch();
  const screen = await renderSelect({ defaultValue: 'it' });
  await open(screen);
  expect(scrollsSideways()).toBe(false);
  expect(boxOf(option(screen, 'Ghent')).height).toBeGreaterThanOrEqual(44);
  expect(boxOf(screen.getByRole('button', { name: 'Clear the choice' })).width).toBe(44);
  setOnRoot('dir', 'rtl');
  expect(scrollsSideways()).toBe(false);
  const clear = boxOf(screen.getByRole('button', { name: 'Clear the choice' }));
  expect(clear.left).toBeLessThan(boxOf(combobox(screen)).left + 100);
});

test.each([false, true])(
  'B-19 letters of twice the size leave a phone more than half of the field for the choice, searched: %s',
  async (isSearchable) => {
    setOnRoot('style', 'font-size: 200%');
    await page.viewport(320, 640);
    await emulateTouch();
    const screen = await renderSelect({ isSearchable, defaultValue: 'it' });
    const field = boxOf(combobox(screen));
    const { paddingInlineStart, paddingInlineEnd } = styleOf(combobox(screen));
    const room = field.width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    expect(room).toBeGreaterThan(field.width / 2);
    const clear = boxOf(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(clear.width).toBe(44);
    expect(clear.left).toBe(field.right - parseFloat(paddingInlineEnd));
  },
);

test('with forced colors the option that the arrow keys are on has an edge, and a disabled one is gray', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderSelect({ defaultValue: 'luik' });
  await open(screen);
  const active = option(screen, 'Liège');
  await expect.element(active).toHaveAttribute('data-active', 'true');
  expect(styleOf(active)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
  const other = option(screen, 'Ghent');
  expect(styleOf(other).outlineStyle).toBe('none');
  expect(styleOf(option(screen, 'Archive')).color).not.toBe(styleOf(other).color);
});

type Priority = 'high' | 'low';

const PRIORITIES = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
] as const;

function PriorityForm({
  onSubmit,
}: {
  onSubmit: (priority: Priority | null) => void;
}): ReactElement {
  const form = useSubmitGuard<{ priority: Priority | null }>({
    initialValues: { priority: null },
    onSubmit: ({ priority }) => onSubmit(priority),
  });
  return (
    <form {...form.getFormProps()}>
      <SelectField field={useField(form, 'priority')} label="Priority" options={PRIORITIES} />
      <SubmitButton form={form}>Save</SubmitButton>
    </form>
  );
}

test('a field whose values are a union keeps its type', async () => {
  const onSubmit = vi.fn<(priority: Priority | null) => void>();
  const screen = await renderInShell(<PriorityForm onSubmit={onSubmit} />);
  await screen.getByRole('combobox', { name: 'Priority' }).click();
  await option(screen, 'Low').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['low']]);
});
