import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchBox } from '../../../skin/search-box/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { emulateTouch } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';

test('SEARCH-1 the placeholder is Search ... unless another is given', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} />);
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveAttribute('placeholder', 'Search ...');
  await screen.rerender(<SearchBox onSearch={() => {}} placeholder="Find a person" />);
  await expect.element(field).toHaveAttribute('placeholder', 'Find a person');
});

test('SEARCH-1 Enter hands over the text', async () => {
  const onSearch = vi.fn();
  const screen = await render(<SearchBox onSearch={onSearch} />);
  await screen.getByRole('searchbox').fill('peeters');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('peeters');
});

test('SEARCH-1 no more can be typed than the API takes', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} maxLength={4} />);
  const field = screen.getByRole('searchbox');
  await field.click();
  await userEvent.keyboard('peeters');
  await expect.element(field).toHaveValue('peet');
});

test('A11Y-SEARCH the landmark and its field have names', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} label="Search people" />);
  const landmark = screen.getByRole('search', { name: 'Search people' });
  await expect.element(landmark.getByRole('searchbox', { name: 'Search people' })).toBeVisible();
});

test('Escape clears the text and stays', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} defaultValue="peeters" />);
  const field = screen.getByRole('searchbox');
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('A11Y-SEARCH undoing what was typed, from the button that clears it, moves the focus to the field', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} />);
  const field = screen.getByRole('searchbox');
  await field.click();
  await userEvent.keyboard('van{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

test('the button that clears is there with the text, and gives the focus back', async () => {
  const screen = await render(<SearchBox onSearch={() => {}} />);
  const field = screen.getByRole('searchbox');
  const clear = screen.getByRole('button', { name: 'Clear search' });
  expect(clear.elements()).toEqual([]);
  await field.fill('peeters');
  await expect.element(clear).toBeVisible();
  expect(boxOf(clear)).toMatchObject({ width: 32, height: 32 });
  await clear.click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(clear.elements()).toEqual([]);
});

test('a finger has 44 px to clear it', async () => {
  await emulateTouch();
  const screen = await render(<SearchBox onSearch={() => {}} defaultValue="peeters" />);
  const clear = boxOf(screen.getByRole('button', { name: 'Clear search' }));
  expect(clear).toMatchObject({ width: 44, height: 44 });
});

test('B-19 beside letters of twice the size it has 44 px still, and the text the rest', async () => {
  setOnRoot('style', 'font-size: 200%');
  await emulateTouch();
  const screen = await render(<SearchBox onSearch={() => {}} defaultValue="peeters" />);
  const field = screen.getByRole('searchbox');
  const clear = boxOf(screen.getByRole('button', { name: 'Clear search' }));
  expect(clear.width).toBe(44);
  expect(clear.left).toBe(boxOf(field).right - parseFloat(styleOf(field).paddingInlineEnd));
});

test.each(['ltr', 'rtl'])('icon and button stand inside the field (%s)', async (direction) => {
  setOnRoot('dir', direction);
  const screen = await render(<SearchBox onSearch={() => {}} defaultValue="peeters" />);
  const field = boxOf(screen.getByRole('searchbox'));
  const clear = boxOf(screen.getByRole('button', { name: 'Clear search' }));
  const icon = boxOf(screen.getByRole('search').element().querySelector('svg')!);
  for (const inner of [clear, icon]) {
    expect(inner.left).toBeGreaterThanOrEqual(field.left);
    expect(inner.right).toBeLessThanOrEqual(field.right);
    expect(inner.top + inner.bottom).toBeCloseTo(field.top + field.bottom, 0);
  }
  expect(icon.left < clear.left).toBe(direction === 'ltr');
});
