import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { SearchBox } from '../../../skin/search-box/index.js';
import { styleOf } from '../support/box.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { setTokens } from '../support/page.js';

/** Adds a style sheet after the skin's, as a team's own is, until the test ends. */
function addTheme(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  onTestFinished(() => {
    sheet.remove();
  });
}

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

test('a theme with low controls for the mouse leaves those for fingers as they are', async () => {
  addTheme(':root { --control-height: 28px; --input-text: 13px; }');
  const screen = await renderControls();
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('height: 28px');
  await emulateTouch();
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('height: 44px');
  await expect.element(screen.getByRole('searchbox')).toHaveStyle('font-size: 16px');
});

test('who asks for more contrast gets it in a theme with pale edges of its own', async () => {
  addTheme(':root { --control: rgb(200, 200, 200); }');
  const screen = await renderControls();
  const field = screen.getByRole('searchbox');
  expect(styleOf(field).borderTopColor).toBe('rgb(200, 200, 200)');
  await emulateMedia({ 'prefers-contrast': 'more' });
  expect(styleOf(field).borderTopColor).toBe(styleOf(field).color);
});
