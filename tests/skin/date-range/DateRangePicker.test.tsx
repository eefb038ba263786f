import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { UseDateRangeOptions } from '../../../headless/date-range/index.js';
import { DateRangePicker, type DateRangePickerProps } from '../../../skin/date-range/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Notifications } from '../../../skin/notifications/index.js';
import { PageTooltips } from '../../../skin/tooltip/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { contrast, parseColor, toHex, tokenColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
import { drag } from '../support/drag.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { holdKey } from '../support/holdKey.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

function renderRange(props: Partial<UseDateRangeOptions> = {}): Promise<Rendered> {
  return renderInShell(
    <main className="max-w-80 bg-surface p-4">
      <DateRangePicker
        {...({
          label: 'Absence',
          defaultValue: { start: '2026-11-12', end: '2026-12-03' },
          presets: [{ label: 'November', range: { start: '2026-11-01', end: '2026-11-30' } }],
          ...props,
        } as DateRangePickerProps)}
      />
      <LiveRegions />
    </main>,
  );
}

const opener = (screen: Rendered): Locator => screen.getByRole('button', { name: /^Absence / });
const day = (screen: Rendered, name: string): Locator =>
  screen.getByRole('gridcell', { name: new RegExp(`(^| )${name}`) });

async function open(screen: Rendered): Promise<void> {
  await opener(screen).click();
  await expect.element(day(screen, '12 November')).toHaveFocus();
  for (const animation of document.getAnimations()) animation.finish();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

// Safari focuses a button that is clicked only if it has a `tabindex`.
test('A11Y-RANGE a click focuses the button in Safari too, so that the dialog returns there', async () => {
  const screen = await renderRange();
  await expect.element(opener(screen)).toHaveAttribute('tabindex', '0');
});

test('RANGE-3 in a low window the buttons stay in view, and the focused day stays above them', async () => {
  await page.viewport(1280, 560);
  const screen = await renderRange({ defaultValue: { start: '2026-11-30', end: '2026-12-03' } });
  await opener(screen).click();
  const focused = day(screen, '30 November');
  await expect.element(focused).toHaveFocus();
  const apply = boxOf(screen.getByRole('button', { name: 'Apply' }));
  expect(apply.bottom).toBeLessThan(560);
  expect(boxOf(focused).bottom).toBeLessThan(apply.top);
});

test('RANGE-3 where it has room neither above nor below its button, all of it is shown over that', async () => {
  await page.viewport(1280, 620);
  const screen = await renderInShell(
    <main style={{ paddingTop: 300 }}>
      <DateRangePicker label="Absence" defaultValue={{ start: '2026-11-30', end: '2026-12-03' }} />
    </main>,
  );
  await opener(screen).click();
  await expect.element(day(screen, '30 November')).toHaveFocus();
  expect(boxOf(screen.getByRole('textbox', { name: 'Start' })).top).toBeGreaterThan(0);
  expect(boxOf(screen.getByRole('button', { name: 'Apply' })).bottom).toBeLessThan(620);
});

test('RANGE-3 two clicks and apply; the button shows dd/MM/yyyy', async () => {
  const onChange = vi.fn();
  const screen = await renderRange({ onChange });
  await open(screen);
  await day(screen, '16 November').click();
  await day(screen, '20 November').click();
  await expect.element(screen.getByRole('textbox', { name: 'End' })).toHaveValue('20/11/2026');
  expect(onChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Absence 16/11/2026 – 20/11/2026' }))
    .toHaveFocus();
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['Apply', () => document.activeElement?.getAttribute('data-invalid') === 'true'],
  ['Cancel', () => document.querySelector('[role=dialog]') === null],
  ['Clear', () => document.querySelector('[data-invalid=true]') === null],
  ['November', () => document.querySelector('[data-invalid=true]') === null],
  ['Next month', () => document.querySelector('h3')?.textContent === 'December 2026'],
  ['Previous month', () => document.querySelector('h3')?.textContent === 'October 2026'],
  [
    'Friday 20 November 2026',
    () => document.querySelector('[aria-selected]')?.textContent === '20',
  ],
])(
  'RANGE-3 a press on %s counts, also where what was typed is no day and would move it',
  async (name, isDone) => {
    const screen = await renderRange();
    await open(screen);
    await screen.getByRole('textbox', { name: 'Start' }).fill('31/02/2026');
    const role = name.startsWith('Friday') ? 'gridcell' : 'button';
    await screen.getByRole('dialog').getByRole(role, { name, exact: true }).click();
    await expect.poll(isDone).toBe(true);
  },
);

test('A11Y-RANGE why a click is refused can be seen, until one is not', async () => {
  const screen = await renderRange({ maxDays: 7 });
  await open(screen);
  await day(screen, '16 November').click();
  await day(screen, '25 November').click();
  const reasons = (): boolean[] =>
    screen
      .getByText('At most 7 days are possible.')
      .elements()
      .filter((element) => element.closest('[aria-live]') === null)
      .map((element) => element.checkVisibility());
  await expect.poll(reasons).toEqual([true]);
  expect(await axeViolations()).toEqual([]);
  await day(screen, '20 November').click();
  await expect.element(screen.getByRole('textbox', { name: 'End' })).toHaveValue('20/11/2026');
  expect(reasons()).toEqual([]);
});

test('B-27 where there is no room beside it, the picker moves no further than it must', async () => {
  await page.viewport(800, 900);
  document.body.style.paddingInlineStart = '300px';
  onTestFinished(() => {
    document.body.style.paddingInlineStart = '';
  });
  const screen = await renderRange();
  await open(screen);
  const { left, right } = boxOf(screen.getByRole('dialog'));
  expect(pageBox().right - right).toBeGreaterThanOrEqual(8);
  expect(pageBox().right - right).toBeLessThan(10);
  expect(left).toBeLessThan(boxOf(opener(screen)).left);
});

test('B-19 letters of twice the size push none of its buttons out of the dialog', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(320, 640);
  const screen = await renderRange();
  await open(screen);
  const dialog = boxOf(screen.getByRole('dialog'));
  for (const name of ['Clear', 'Cancel', 'Apply']) {
    const button = boxOf(screen.getByRole('dialog').getByRole('button', { name, exact: true }));
    expect(button.right, name).toBeLessThanOrEqual(dialog.right);
    expect(button.left, name).toBeGreaterThanOrEqual(dialog.left);
  }
});

test('B-19 RANGE-3 a field that is too narrow for both dates shows them in two lines', async () => {
  await page.viewport(200, 640);
  const screen = await renderRange();
  const dates = screen.getByText('12/11/2026 – 03/12/2026');
  const field = boxOf(opener(screen));
  expect(dates.element().scrollWidth).toBeLessThanOrEqual(dates.element().clientWidth);
  expect(boxOf(dates).bottom).toBeLessThan(field.bottom);
  expect(field.height).toBeGreaterThan(32);
});

test('B-19 letters of twice the size leave a phone whole words while no dates are chosen', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(320, 640);
  await emulateTouch();
  const screen = await renderRange({ defaultValue: { start: null, end: null } });
  const words = screen.getByText('Choose dates', { exact: true }).element();
  const lines = document.createRange();
  lines.selectNodeContents(words);
  expect(lines.getClientRects().length).toBeLessThanOrEqual(2);
});

test('B-19 letters of twice the size leave the dates clear of the button beside them, which has 44 px', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(320, 640);
  await emulateTouch();
  const screen = await renderRange();
  const clear = boxOf(screen.getByRole('button', { name: 'Clear the dates' }));
  expect(clear.width).toBe(44);
  expect(boxOf(screen.getByText('12/11/2026 – 03/12/2026')).right).toBeLessThanOrEqual(clear.left);
});

test('A11Y-RANGE the first Escape drops a half-made choice, the next restores both', async () => {
  const screen = await renderRange();
  await open(screen);
  await day(screen, '16 November').click();
  await expect.element(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('16/11/2026');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('12/11/2026');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(opener(screen)).toHaveAccessibleName('Absence 12/11/2026 – 03/12/2026');
});

test('A11Y-RANGE arrows go from one month into the other', async () => {
  const screen = await renderRange();
  await open(screen);
  await userEvent.keyboard('{PageDown}');
  await expect.element(day(screen, '12 December')).toHaveFocus();
  await expect.element(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect
    .element(screen.getByRole('group', { name: 'Calendars' }).getByRole('grid').nth(1))
    .toBeVisible();
});

test.each(['Apply', 'Cancel'])(
  'RANGE-3 Enter that is held on %s does not open the picker again',
  async (name) => {
    const screen = await renderRange();
    await open(screen);
    screen.getByRole('button', { name }).element().focus();
    await holdKey('Enter');
    await expect.element(opener(screen)).toHaveFocus();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  },
);

test('a press on a notification or on a tooltip keeps what is half chosen', async () => {
  const screen = await renderInShell(
    <>
      <DateRangePicker label="Absence" defaultValue={{ start: '2026-11-12', end: '2026-12-03' }} />
      <Notifications />
      <PageTooltips />
    </>,
  );
  await open(screen);
  await day(screen, '16 November').click();
  screen.shell.notifications.show({ type: 'error', title: 'Not saved' });
  await screen.getByText('Not saved').click();
  await screen.getByRole('button', { name: 'Close notification' }).click();
  await expect.poll(() => screen.shell.notifications.getState().visible).toEqual([]);
  await screen.getByRole('button', { name: 'Next month' }).hover();
  await screen.getByRole('tooltip').click();
  await expect.element(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('16/11/2026');
});

test('a finger that scrolls the page keeps what is half chosen, one that taps there closes it', async () => {
  await emulateTouch();
  const screen = await renderInShell(
    <main style={{ height: 2000 }}>
      <DateRangePicker label="Absence" defaultValue={{ start: '2026-11-12', end: '2026-12-03' }} />
    </main>,
  );
  await open(screen);
  await day(screen, '16 November').click();
  const beside = { x: 1000, y: 700 };
  await drag(beside, { x: 1000, y: 500 });
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await expect.element(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('16/11/2026');
  await drag(beside, beside);
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
});

test('changing month or year keeps what is half chosen', async () => {
  const screen = await renderRange({ mode: 'span' });
  await open(screen);
  await day(screen, '16 November').click();
  await screen.getByRole('button', { name: 'Next month' }).click();
  await screen.getByRole('combobox', { name: 'Year' }).first().selectOptions('2027');
  await day(screen, '4 January').click();
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(opener(screen)).toHaveAccessibleName(/16\/11\/2026 – \d\d\/01\/202\d/);
});

test('A11Y-RANGE after Escape gave up a half-made choice, arrow keys go on from the focused day', async () => {
  const screen = await renderRange();
  await open(screen);
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Escape}');
  await expect.element(day(screen, '12 November')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day(screen, '13 November')).toHaveFocus();
});

test('A11Y-RANGE in a window that becomes too narrow for two months the tab stop stays in view', async () => {
  await page.viewport(700, 800);
  const screen = await renderRange();
  await open(screen);
  await userEvent.keyboard('{PageDown}');
  const moved = day(screen, '12 December');
  await expect.element(moved).toHaveFocus();
  await page.viewport(600, 800);
  await expect.poll(() => screen.getByRole('grid').elements().length).toBe(1);
  await expect.element(moved).toHaveAttribute('tabindex', '0');
});

test.each([
  [390, 844, 844, 844, 2],
  [1280, 800, 700, 800, 2],
  [1280, 800, 320, 640, 1],
  [1280, 800, 320, 256, 1],
])(
  'who types goes on when a window of %d × %d px becomes one of %d × %d px, and the dialog fits in',
  async (fromWidth, fromHeight, width, height, months) => {
    await page.viewport(fromWidth, fromHeight);
    const screen = await renderRange();
    await open(screen);
    const end = screen.getByRole('textbox', { name: 'End' });
    await end.fill('28/1');
    await page.viewport(width, height);
    await expect.poll(() => screen.getByRole('grid').elements().length).toBe(months);
    await expect.element(end).toHaveFocus();
    await userEvent.keyboard('2/2026');
    await expect.element(end).toHaveValue('28/12/2026');
    const dialog = screen.getByRole('dialog');
    await expect.poll(() => boxOf(dialog).left).toBeGreaterThanOrEqual(0);
    await expect.poll(() => boxOf(dialog).right).toBeLessThanOrEqual(width);
    expect(scrollsSideways()).toBe(false);
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(opener(screen)).toHaveAccessibleName(/ – 28\/12\/2026/);
  },
);

test('hovering shows what a click would choose', async () => {
  const screen = await renderRange({
    defaultValue: { start: null, end: null },
    // So that it opens at this month, whatever day it is today.
    min: '2026-11-01',
    max: '2026-11-30',
  });
  await opener(screen).click();
  await expect.element(screen.getByRole('grid').first()).toBeVisible();
  await day(screen, '16 November').click();
  await day(screen, '20 November').hover();
  const between = day(screen, '18 November');
  await expect.element(between).toHaveAttribute('data-state', 'middle');
  expect(toHex(parseColor(styleOf(between).backgroundColor))).toBe(
    toHex(tokenColor('accent-tint')),
  );
  await expect.element(between).not.toHaveAttribute('aria-selected');
});

describe('how it looks', () => {
  test('two months stand side by side from 640 px up, with joined days', async () => {
    for (const width of [1280, 640]) {
      await page.viewport(width, 800);
      const screen = await renderRange();
      await open(screen);
      const [first, second] = screen.getByRole('grid').elements().map(boxOf);
      expect(first!.right).toBeLessThan(second!.left);
      expect(first!.top).toBe(second!.top);
      expect(boxOf(day(screen, '13 November')).right).toBe(boxOf(day(screen, '14 November')).left);
      expect(scrollsSideways()).toBe(false);
      screen.unmount();
    }
  });

  test.each([320, 390])('B-19 at %i px there is one month, over the page', async (width) => {
    await page.viewport(width, 640);
    await emulateTouch();
    const screen = await renderRange();
    await open(screen);
    expect(screen.getByRole('grid').elements()).toHaveLength(1);
    const dialog = boxOf(screen.getByRole('dialog'));
    expect(dialog.right).toBeLessThanOrEqual(pageBox().right);
    expect(dialog.bottom).toBeLessThanOrEqual(640);
    expect(boxOf(day(screen, '13 November')).height).toBe(44);
    const apply = boxOf(screen.getByRole('button', { name: 'Apply' }));
    expect(apply.bottom).toBeLessThanOrEqual(dialog.bottom);
    expect(scrollsSideways()).toBe(false);
  });

  test('where writing goes from right to left, the first month stands on the right', async () => {
    setOnRoot('dir', 'rtl');
    const screen = await renderRange();
    await open(screen);
    const [first, second] = screen.getByRole('grid').elements().map(boxOf);
    expect(first!.left).toBeGreaterThan(second!.right);
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ])('B-33 axe finds nothing, and all can be read (%s, %i px)', async (theme, width) => {
    setOnRoot('data-theme', theme);
    await page.viewport(width, 800);
    const screen = await renderRange();
    await open(screen);
    expect(await axeViolations()).toEqual([]);
    expect(textContrasts().filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  test('every class sets something, and no two the same', async () => {
    const screen = await renderRange();
    await open(screen);
    expectCleanClasses('main :not(svg, svg *), [role=dialog] :not(svg, svg *)');
  });
});

test('A11Y-RANGE with forced colors ends are filled, and lines join the days between them', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderRange();
  await open(screen);
  const mark = (name: string): Element => day(screen, name).element().firstElementChild!;
  const { color, backgroundColor } = styleOf(mark('12 November'));
  expect(contrast(parseColor(color), parseColor(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  expect(backgroundColor).not.toBe(styleOf(mark('13 November')).backgroundColor);
  const lines = (name: string): string => styleOf(day(screen, name)).borderTopWidth;
  expect(['11 November', '12 November', '13 November', '14 November'].map(lines)).toEqual([
    '0px',
    '2px',
    '2px',
    '2px',
  ]);
  const height = (name: string): number => boxOf(day(screen, name)).height;
  expect(height('13 November'), 'as high as a day of no range').toBe(height('18 December'));
});

test('A11Y-RANGE with forced colors the date that is being chosen has an edge of its own', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderRange();
  await open(screen);
  const edge = (name: string): string =>
    styleOf(screen.getByRole('textbox', { name })).borderTopColor;
  expect(edge('Start')).not.toBe(edge('End'));
});
