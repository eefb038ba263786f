import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { boxOf, centerOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { conflictsOf, readClassNames, readClassRules } from '../support/classRules.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia, emulatePrint, emulateTouch } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';
import { finishAppearing, openDialog } from './openDialog.js';

const LONG = (
  <>
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Line {index + 1}</p>
    ))}
    <input aria-label="Last" className="border border-control" />
  </>
);

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test.each([
  ['narrow', 448],
  ['wide', 672],
] as const)('on a wide page it stands in the middle, %s', async (width, pixels) => {
  const screen = await openDialog({ width });
  const { top, bottom, width: measured } = boxOf(screen.getByRole('dialog'));
  expect(measured).toBe(pixels);
  expect(Math.abs(top + bottom - 800)).toBeLessThanOrEqual(1);
  expect(centerOf(screen.getByRole('dialog'))).toBe(centerOf(document.documentElement));
});

test('B-19 at 320 px it is as wide as the page but for a margin, and its actions are stacked', async () => {
  await page.viewport(320, 600);
  const screen = await openDialog({ description: 'This cannot be undone.' });
  const dialog = boxOf(screen.getByRole('dialog'));
  expect([dialog.left, dialog.right]).toEqual([16, pageBox().right - 16]);
  const actions = ['Delete for good', 'Keep'].map((name) =>
    boxOf(screen.getByRole('button', { name })),
  );
  expect(actions[0]!.bottom).toBeLessThan(actions[1]!.top);
  expect(actions[0]!.width).toBe(actions[1]!.width);
  // All of it but the padding and the edges.
  expect(actions[0]!.width).toBe(dialog.width - 34);
  expect(scrollsSideways()).toBe(false);
});

test.each([320, 1280])('at %i px the actions end it, below all that is asked', async (width) => {
  await page.viewport(width, 800);
  const screen = await openDialog();
  const actions = boxOf(document.querySelector('.dialog-actions')!);
  expect(actions.bottom).toBe(boxOf(screen.getByRole('dialog')).bottom - 1);
  expect(actions.top - boxOf(screen.getByLabelText('Reason')).bottom).toBe(16);
  const { scrollHeight, clientHeight } = document.querySelector('.dialog-body')!;
  expect(scrollHeight).toBe(clientHeight);
});

test.each(['mouse', 'touch'])('its close button is level with its title: %s', async (pointer) => {
  if (pointer === 'touch') await emulateTouch();
  const screen = await openDialog();
  const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
  expect(middle(boxOf(screen.getByRole('button', { name: 'Close' })))).toBe(
    middle(boxOf(screen.getByRole('heading', { level: 2 }))),
  );
});

test('its corners are round, below the actions as well', async () => {
  const screen = await openDialog();
  const { left, bottom } = boxOf(screen.getByRole('dialog'));
  expect(document.elementFromPoint(left + 1, bottom - 1)).toBe(document.querySelector('.backdrop'));
});

test('beside each other on a wide page, the actions stand the most important first', async () => {
  const screen = await openDialog();
  const [first, second] = ['Delete for good', 'Keep'].map((name) =>
    boxOf(screen.getByRole('button', { name })),
  );
  expect(first!.top).toBe(second!.top);
  expect(first!.right).toBeLessThan(second!.left);
});

test('a long one scrolls in itself, and title and actions stay in view', async () => {
  await page.viewport(320, 600);
  const screen = await openDialog({ children: LONG });
  const dialog = boxOf(screen.getByRole('dialog'));
  expect([dialog.top, dialog.bottom]).toEqual([16, 584]);
  const title = boxOf(screen.getByRole('heading'));
  const keep = boxOf(screen.getByRole('button', { name: 'Keep' }));
  expect(title.top).toBeGreaterThan(dialog.top);
  expect(keep.bottom).toBe(dialog.bottom - 13);

  screen.getByText('Line 40').element().scrollIntoView();
  expect(boxOf(screen.getByRole('heading')).top).toBe(title.top);
  expect(boxOf(screen.getByRole('button', { name: 'Keep' })).top).toBe(keep.top);
});

test('WCAG 2.4.11: a field that takes the focus is not hidden by the actions', async () => {
  await page.viewport(375, 700);
  const screen = await openDialog({ children: LONG });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  screen.getByLabelText('Last').element().focus();
  const field = boxOf(screen.getByLabelText('Last'));
  const actions = boxOf(document.querySelector('.dialog-actions')!);
  expect(field.bottom).toBeLessThanOrEqual(actions.top);
});

test('B-19 at 400 % zoom all of it scrolls, and everything can be reached', async () => {
  await page.viewport(320, 256);
  const screen = await openDialog({ children: LONG, description: 'This cannot be undone.' });
  const dialog = boxOf(screen.getByRole('dialog'));
  expect(dialog.top).toBeGreaterThanOrEqual(0);
  expect(dialog.bottom).toBeLessThanOrEqual(256);
  for (const target of [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByText('Line 20'),
    screen.getByRole('button', { name: 'Keep' }),
  ]) {
    target.element().scrollIntoView({ block: 'nearest' });
    const { top, bottom, right } = boxOf(target);
    expect(top).toBeGreaterThanOrEqual(dialog.top);
    expect(bottom).toBeLessThanOrEqual(dialog.bottom);
    expect(right).toBeLessThanOrEqual(dialog.right);
  }
});

test.each(['dialog', 'alertdialog'] as const)(
  'WCAG 2.4.7 in a low window a dialog opens at the field that has the focus, a question at its beginning: %s',
  async (role) => {
    await page.viewport(320, 256);
    const screen = await openDialog({
      role,
      description: 'This cannot be undone. '.repeat(20),
    });
    const field = screen.getByLabelText('Reason');
    await expect.element(field).toHaveFocus();
    const { top, bottom } = boxOf(screen.getByRole(role));
    const isInView = (target: Locator): boolean =>
      boxOf(target).top >= top && boxOf(target).bottom <= bottom;
    expect(isInView(field)).toBe(role === 'dialog');
    expect(isInView(screen.getByRole('heading', { level: 2 }))).toBe(role === 'alertdialog');
  },
);

test('a long word in title or text breaks', async () => {
  await page.viewport(320, 600);
  const word = 'Meervoudigepersoonlijkheidsstoornissen'.repeat(3);
  const screen = await openDialog({ title: word, description: word });
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  const close = boxOf(screen.getByRole('button', { name: 'Close' }));
  expect(close.right).toBeLessThanOrEqual(boxOf(dialog).right);
});

test('where writing goes from right to left, the close button stands on the left', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await openDialog();
  const close = boxOf(screen.getByRole('button', { name: 'Close' }));
  expect(close.right).toBeLessThan(boxOf(screen.getByText('Delete Jan Peeters?')).left);
  const [first, second] = ['Delete for good', 'Keep'].map((name) =>
    boxOf(screen.getByRole('button', { name })),
  );
  expect(first!.left).toBeGreaterThan(second!.right);
});

test.each(['light', 'dark'])('every text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const screen = await openDialog({ description: 'This cannot be undone.' });
  finishAppearing();
  const dialog = screen.getByRole('dialog').element();
  const texts = textContrasts().filter(({ text }) => dialog.textContent.includes(text));
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(texts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test('with forced colors it keeps an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await openDialog();
  const { borderTopStyle, borderTopWidth } = styleOf(screen.getByRole('dialog'));
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
});

test('who wants no motion gets none', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const screen = await openDialog();
  expect(styleOf(screen.getByRole('dialog')).animationDuration).toBe('0.001s');
  expect(styleOf(document.querySelector('.backdrop')!).animationDuration).toBe('0.001s');
});

test('B-22 it is not printed, and the page is', async () => {
  const screen = await openDialog();
  const dialog = screen.getByRole('dialog').element();
  await emulatePrint();
  expect(dialog.checkVisibility()).toBe(false);
  expect(document.querySelector('.backdrop')!.checkVisibility()).toBe(false);
  expect(document.querySelector('main')!.checkVisibility()).toBe(true);
  expect(styleOf(document.documentElement).overflowY).not.toBe('hidden');
});

test('every class sets something, and no two the same', async () => {
  await openDialog({ description: 'This cannot be undone.' });
  const [rules, known] = [readClassRules(), readClassNames()];
  const elements = [...document.querySelectorAll('.backdrop, .dialog, .dialog :not(svg, svg *)')];
  expect(elements.length).toBeGreaterThan(8);
  expect(elements.flatMap((element) => conflictsOf(element, rules))).toEqual([]);
  const plain = elements
    .flatMap(({ classList }) => [...classList])
    .filter((name) => !name.includes(':'));
  expect(plain.filter((name) => !known.has(name))).toEqual([]);
});
