import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from '../../../skin/pagination/index.js';
import { boxOf, styleOf, scrollsSideways } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('PAGE-1 first, previous, next, last and a window of pages stand in a row', async () => {
  const screen = await render(<Pagination total={200} pageSize={10} defaultValue={10} />);
  const links = screen.getByRole('navigation', { name: 'Pagination' }).getByRole('button');
  const names = links.elements().map((link) => link.getAttribute('aria-label'));
  expect(names.slice(0, 2)).toEqual(['First page', 'Previous page']);
  expect(names.slice(2, -2)).toEqual([8, 9, 10, 11, 12].map((number) => `Page ${number}`));
  expect(names.slice(-2)).toEqual(['Next page', 'Last page']);
  expect(new Set(links.elements().map((link) => boxOf(link).top)).size).toBe(1);
});

test('PAGE-1 the ends are dead, and look it', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Pagination total={30} pageSize={10} defaultValue={1} onChange={onChange} />,
  );
  const previous = screen.getByRole('button', { name: 'Previous page' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  expect(Number(styleOf(previous).opacity)).toBeLessThan(1);
  await previous.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('A11Y-PAGE the current page is marked, by more than color', async () => {
  const screen = await render(<Pagination total={30} pageSize={10} defaultValue={2} />);
  const current = screen.getByRole('button', { name: 'Page 2' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(styleOf(current).fontWeight).toBe('600');
  finishTransitions();
  expect(toHex(parseColor(styleOf(current).backgroundColor))).toBe(
    toHex(tokenColor('accent-tint')),
  );
});

test('A11Y-PAGE where the focused link dies, the current page gets the focus', async () => {
  const screen = await render(<Pagination total={20} pageSize={10} defaultValue={1} />);
  screen.getByRole('button', { name: 'Next page' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
});

test('A11Y-PAGE links have addresses, except the dead ones', async () => {
  const screen = await render(
    <Pagination total={20} pageSize={10} defaultValue={1} hrefOf={(number) => `?page=${number}`} />,
  );
  const next = screen.getByRole('link', { name: 'Next page' });
  await expect.element(next).toHaveAttribute('href', '?page=2');
  const previous = screen.getByRole('link', { name: 'Previous page' });
  await expect.element(previous).not.toHaveAttribute('href');
});

test('B-19 at 320 px only the current page stands between the steps', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <Pagination total={2000} pageSize={10} defaultValue={100} boundaryLinks />,
  );
  const shown = screen
    .getByRole('button')
    .elements()
    .filter((link) => link.checkVisibility());
  expect(shown.map((link) => link.getAttribute('aria-label'))).toContain('Page 100');
  expect(scrollsSideways()).toBe(false);
  expect(new Set(shown.map((link) => boxOf(link).top)).size).toBe(1);
  for (const link of shown) expect(boxOf(link).width).toBeGreaterThanOrEqual(24);
});

test('the arrows point the other way where writing goes from right to left', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await render(<Pagination total={30} pageSize={10} defaultValue={2} />);
  const previous = screen.getByRole('button', { name: 'Previous page' });
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(boxOf(previous).left).toBeGreaterThan(boxOf(next).left);
  for (const step of [previous, next])
    expect(styleOf(step.element().querySelector('svg')!).scale).toBe('-1 1');
});

test('A11Y-PAGE with forced colors the current page has an edge, and no other', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await render(<Pagination total={30} pageSize={10} defaultValue={2} />);
  const edge = (name: string): string =>
    styleOf(screen.getByRole('button', { name })).borderTopWidth;
  expect(['Page 1', 'Page 2', 'Page 3'].map(edge)).toEqual(['0px', '1px', '0px']);
});
