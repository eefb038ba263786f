import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { SearchBox } from '../../../skin/search-box/index.js';
import { styleOf } from '../support/box.js';
import { emulateTouch } from '../support/emulate.js';
import { setTokens } from '../support/page.js';

async function renderControls(): ReturnType<typeof render> {
  return render(
    <Card data-testid="card">
      <Button variant="primary">Save</Button>
      <SearchBox onSearch={() => {}} />
    </Card>,
  );
}

test('--accent colors the primary action', async () => {
  setTokens({ '--accent': 'rgb(120, 20, 140)' });
  const screen = await renderControls();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(styleOf(button).backgroundColor).toBe('rgb(120, 20, 140)');
});

test('--radius rounds controls, and cards a little more', async () => {
  setTokens({ '--radius': '12px' });
  const screen = await renderControls();
  expect(styleOf(screen.getByRole('button', { name: 'Save' })).borderRadius).toBe('12px');
  expect(styleOf(screen.getByRole('searchbox')).borderRadius).toBe('12px');
  expect(styleOf(screen.getByTestId('card')).borderRadius).toBe('14px');
});

test('--control-height sets how dense the controls are', async () => {
  setTokens({ '--control-height': '28px' });
  const screen = await renderControls();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveStyle('height: 28px');
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('height: 28px');
});

test('fingers get controls of 44 px, and text in fields of 16 px', async () => {
  await emulateTouch();
  const screen = await renderControls();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveStyle('height: 44px');
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('height: 44px');
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('font-size: 16px');
});
