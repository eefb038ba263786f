import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { DateField, DatePicker, type DatePickerProps } from '../../../skin/date-picker/index.js';
import { Dialog } from '../../../skin/dialog/index.js';
import { SubmitButton } from '../../../skin/field/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { holdKey } from '../support/holdKey.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

function renderPicker(props: DatePickerProps = {}): Promise<Rendered> {
  return renderInShell(
    <main className="max-w-80 bg-surface p-4">
      <label htmlFor="birthday">Birthday</label>
      <DatePicker
        {...({
          id: 'birthday',
          defaultValue: '2026-11-12',
          isDateDisabled: (date: string) => date === '2026-11-11' && 'Armistice Day',
          ...props,
        } as DatePickerProps)}
      />
      <LiveRegions />
    </main>,
  );
}

const opener = (screen: Rendered): Locator =>
  screen.getByRole('button', { name: /^Change date, / });
const day = (screen: Rendered, name: string): Locator =>
  screen.getByRole('gridcell', { name: new RegExp(`(^| )${name}`) });

async function open(screen: Rendered): Promise<void> {
  await opener(screen).click();
  await expect.element(day(screen, '12 November')).toHaveFocus();
  for (const animation of document.getAnimations()) animation.finish();
  await expect
    .poll(() => screen.getByRole('dialog').element().checkVisibility({ opacityProperty: true }))
    .toBe(true);
}

/** The width of a `<select>` that has all the room it needs. */
function wholeWidth(select: Element): number {
  const copy = document.createElement('select');
  copy.className = select.className;
  copy.style.width = 'auto';
  copy.append(...[...select.children].map((option) => option.cloneNode(true)));
  document.body.append(copy);
  const { width } = boxOf(copy);
  copy.remove();
  return width;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('an aria-label names a picker that has no label', async () => {
  const screen = await renderInShell(<DatePicker aria-label="Birthday" />);
  await expect.element(screen.getByRole('textbox', { name: 'Birthday' })).toBeVisible();
});

// Safari focuses a button that is clicked only if it has a `tabindex`.
test('A11Y-DATE a click focuses the button in Safari too, so that the dialog returns there', async () => {
  const screen = await renderPicker();
  await expect.element(opener(screen)).toHaveAttribute('tabindex', '0');
});

test('A11Y-DATE another day that comes from outside keeps the focus in the open calendar', async () => {
  let setDay = (_day: string): void => {};
  function Controlled(): ReactElement {
    const [value, setValue] = useState<string | null>('2026-11-12');
    setDay = setValue;
    return <DatePicker aria-label="Birthday" value={value} onChange={setValue} />;
  }
  const screen = await renderInShell(<Controlled />);
  await open(screen);
  setDay('2026-03-04');
  await expect.element(day(screen, '4 March')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day(screen, '5 March')).toHaveFocus();
  setDay('2026-07-08');
  await expect.element(day(screen, '8 July')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('A11Y-DATE the button opens at the chosen day; a day closes, and the focus is back', async () => {
  const onChange = vi.fn();
  const screen = await renderPicker({ onChange });
  await open(screen);
  await expect.element(screen.getByRole('dialog', { name: 'Choose a date' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}');
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  await expect.element(screen.getByRole('textbox')).toHaveValue('19-12-2026');
  await expect.element(opener(screen)).toHaveFocus();
  expect(onChange.mock.calls.map(([date]) => date)).toEqual(['2026-12-19']);
});

test('A11Y-DATE Escape, cancel and a press beside it change nothing', async () => {
  const onChange = vi.fn();
  const screen = await renderPicker({ onChange });
  for (const close of [
    () => userEvent.keyboard('{ArrowRight}{Escape}'),
    () => screen.getByRole('button', { name: 'Cancel' }).click(),
    () => page.elementLocator(document.body).click({ position: { x: 2, y: 2 } }),
  ]) {
    await open(screen);
    await close();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    await expect.element(opener(screen)).toHaveFocus();
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('A11Y-DATE OK takes the day that has the tab stop; Tab goes round inside', async () => {
  const screen = await renderPicker();
  await open(screen);
  await userEvent.keyboard('{ArrowRight}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Today' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveValue('13-11-2026');
});

test('a disabled day is not chosen, and its reason is announced', async () => {
  const screen = await renderPicker();
  await open(screen);
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(screen.getByRole('status').getByText('Armistice Day')).toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('DATE-2 the month is chosen among names as MMM; the year among many', async () => {
  const screen = await renderPicker();
  await open(screen);
  await screen.getByRole('combobox', { name: 'Month' }).selectOptions('Feb');
  await screen.getByRole('combobox', { name: 'Year' }).selectOptions('1984');
  await expect.element(screen.getByRole('grid', { name: 'February 1984' })).toBeVisible();
  expect(screen.getByRole('columnheader').elements()[0]?.textContent).toBe('Mon');
});

test('in a dialog it opens above that, and Escape closes the calendar alone', async () => {
  const onClose = vi.fn();
  const screen = await renderInShell(
    <Dialog title="Absence" onClose={onClose}>
      <DatePicker defaultValue="2026-11-12" />
    </Dialog>,
  );
  await opener(screen).click();
  await expect.element(day(screen, '12 November')).toHaveFocus();
  await day(screen, '13 November').hover();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener(screen)).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await opener(screen).click();
  await day(screen, '13 November').click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('13-11-2026');
});

test('A11Y-DATE the key that has chosen a day does not open the calendar again while it is held', async () => {
  const screen = await renderPicker();
  for (const key of ['Enter', ' '] as const) {
    await open(screen);
    await holdKey(key);
    await expect.element(opener(screen)).toHaveFocus();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(day(screen, '12 November')).toHaveFocus();
});

test('A11Y-DIALOG Escape that is held closes the calendar, and not the dialog below it', async () => {
  const onClose = vi.fn();
  const screen = await renderInShell(
    <Dialog title="Absence" onClose={onClose}>
      <DatePicker defaultValue="2026-11-12" />
    </Dialog>,
  );
  await opener(screen).click();
  await expect.element(day(screen, '12 November')).toHaveFocus();
  await holdKey('Escape');
  await expect.element(opener(screen)).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

describe('how it looks', () => {
  test('days are 36 px, and with fingers 44', async () => {
    const screen = await renderPicker();
    await open(screen);
    expect(boxOf(day(screen, '13 November'))).toMatchObject({ width: 36, height: 36 });
    await emulateTouch();
    await expect.poll(() => boxOf(day(screen, '13 November')).height).toBe(44);
    expect(boxOf(day(screen, '13 November')).width).toBe(44);
  });

  test.each([320, 390])(
    'B-19 at %i px with fingers it stands over the page, days of 43 px or more',
    async (width) => {
      await page.viewport(width, 640);
      await emulateTouch();
      const screen = await renderPicker();
      await open(screen);
      const dialog = boxOf(screen.getByRole('dialog'));
      expect(dialog.left).toBeGreaterThanOrEqual(0);
      expect(dialog.right).toBeLessThanOrEqual(pageBox().right);
      const cell = boxOf(day(screen, '13 November'));
      expect(cell.width).toBeGreaterThanOrEqual(43);
      expect(cell.height).toBe(44);
      expect(scrollsSideways()).toBe(false);
      for (const button of [
        ...opener(screen).elements(),
        ...screen.getByRole('dialog').getByRole('button').elements(),
      ])
        expect(Math.min(boxOf(button).width, boxOf(button).height)).toBeGreaterThanOrEqual(44);
    },
  );

  test.each([
    ['125%', 320],
    ['150%', 360],
    ['200%', 390],
    ['200%', 320],
  ])(
    'B-19 letters of %s at %i px leave the month and the year whole, and clear of the buttons',
    async (size, width) => {
      setOnRoot('style', `font-size: ${size}`);
      await page.viewport(width, 640);
      await emulateTouch();
      const screen = await renderPicker();
      await open(screen);
      const previous = boxOf(screen.getByRole('button', { name: 'Previous month' }));
      const next = boxOf(screen.getByRole('button', { name: 'Next month' }));
      expect(Math.min(previous.width, next.width)).toBeGreaterThanOrEqual(44);
      for (const name of ['Month', 'Year']) {
        const select = screen.getByRole('combobox', { name }).element();
        const { left, right } = boxOf(select);
        expect(right - left, name).toBeCloseTo(wholeWidth(select), 0);
        expect(left, name).toBeGreaterThanOrEqual(previous.right);
        expect(right, name).toBeLessThanOrEqual(next.left);
      }
    },
  );

  test.each(['nl', 'fr', 'en'])(
    'at 320 px with fingers the month and the year stand in one line (%s)',
    async (locale) => {
      await page.viewport(320, 640);
      await emulateTouch();
      const language = {
        locales: [{ name: locale, title: locale }],
        writeDocumentLanguage: () => {},
      };
      const screen = await renderInShell(<DatePicker aria-label="Birthday" />, { language });
      await screen.getByRole('button').last().click();
      await expect.element(screen.getByRole('grid')).toBeVisible();
      const [month, year] = ['Month', 'Year'].map((name) =>
        boxOf(screen.getByRole('combobox', { name })),
      );
      expect(month!.top).toBe(year!.top);
    },
  );

  test('B-19 letters of twice the size leave a phone most of its date field for the date', async () => {
    setOnRoot('style', 'font-size: 200%');
    await page.viewport(320, 640);
    await emulateTouch();
    const screen = await renderPicker();
    const field = boxOf(screen.getByRole('textbox'));
    const clear = boxOf(screen.getByRole('button', { name: 'Clear the date' }));
    expect([clear.width, boxOf(opener(screen)).width]).toEqual([44, 44]);
    expect(clear.left).toBe(field.right - 88);
    expect(styleOf(screen.getByRole('textbox')).paddingInlineEnd).toBe('88px');
  });

  test.each(['ltr', 'rtl'])('weeks run with the writing (%s)', async (direction) => {
    setOnRoot('dir', direction);
    const screen = await renderPicker();
    await open(screen);
    const [monday, tuesday] = ['9 November', '10 November'].map((name) => boxOf(day(screen, name)));
    expect(monday!.left < tuesday!.left).toBe(direction === 'ltr');
    await userEvent.keyboard('{ArrowLeft}');
    const next = direction === 'ltr' ? '11 November' : '13 November';
    await expect.element(day(screen, next)).toHaveFocus();
  });

  test('the focused day has a ring', async () => {
    const screen = await renderPicker();
    await open(screen);
    await userEvent.keyboard('{ArrowRight}');
    const { outlineStyle, outlineWidth } = styleOf(day(screen, '13 November'));
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
  });

  test('with forced colors the chosen day has an edge', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const screen = await renderPicker();
    await open(screen);
    const mark = day(screen, '12 November').element().firstElementChild!;
    expect(styleOf(mark).borderTopStyle).toBe('solid');
  });

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ])('B-33 axe finds nothing, and all can be read (%s, %i px)', async (theme, width) => {
    setOnRoot('data-theme', theme);
    await page.viewport(width, 800);
    const screen = await renderPicker();
    await open(screen);
    await day(screen, '13 November').hover();
    expect(await axeViolations()).toEqual([]);
    expect(textContrasts().filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  test('every class sets something, and no two the same', async () => {
    const screen = await renderPicker();
    await open(screen);
    expectCleanClasses('main :not(svg, svg *), [role=dialog] :not(svg, svg *)');
  });
});

test('FORM-6 in a form, what is wrong with the text stands with the field’s errors', async () => {
  const onSubmit = vi.fn();
  function Form(): ReactElement {
    const form = useSubmitGuard<{ birthday: string | null }>({
      initialValues: { birthday: null },
      validators: { birthday: { required } },
      onSubmit,
    });
    return (
      <form {...form.getFormProps()}>
        <DateField field={useField(form, 'birthday')} label="Birthday" required />
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    );
  }
  const screen = await renderInShell(<Form />);
  const field = screen.getByRole('textbox', { name: 'Birthday' });
  await field.fill('31-02-2026');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('This date does not exist.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await field.fill('28-02-2026');
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ birthday: '2026-02-28' }]);
});

describe.each([
  ['a phone on its side', 844, 390],
  ['a low window', 1280, 500],
])('in %s', (_name, width, height) => {
  test('A11Y-DATE the calendar opens with the day that has the focus in view', async () => {
    await page.viewport(width, height);
    const screen = await renderInShell(
      <main style={{ paddingTop: height / 2 }}>
        <DatePicker aria-label="Birthday" defaultValue="2026-11-30" />
      </main>,
    );
    await opener(screen).click();
    const last = day(screen, '30 November');
    await expect.element(last).toHaveFocus();
    await expect
      .poll(() => {
        const { left, top, width: across, height: down } = boxOf(last);
        return document.elementFromPoint(left + across / 2, top + down / 2)?.closest('td');
      })
      .toBe(last.element());
  });
});

test.each(['ar', 'pl'])(
  'in %s, whose short names of weekdays are long, each is one line, and covers no other',
  async (locale) => {
    const language = {
      locales: [{ name: locale, title: locale }],
      writeDocumentLanguage: () => {},
    };
    const screen = await renderInShell(<DatePicker aria-label="Birthday" />, { language });
    await screen.getByRole('button').last().click();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    for (const head of screen.getByRole('columnheader').elements()) {
      const text = document.createRange();
      text.selectNodeContents(head);
      expect(text.getClientRects()).toHaveLength(1);
      expect(getComputedStyle(head).overflowX).toBe('hidden');
    }
  },
);
