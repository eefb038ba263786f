import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from '../../../skin/alert/index.js';
import { styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';

test('an alert is spoken, and told by an icon and words as well as by color', async () => {
  const screen = await render(<Alert>Sign in again.</Alert>);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/^Sign in again.$/);
  const icon = alert.element().querySelector('svg')!;
  expect(icon.getAttribute('aria-hidden')).toBe('true');
  expect(icon).toBeVisible();
  const style = styleOf(alert);
  expect(toHex(parseColor(style.color))).toBe(toHex(tokenColor('danger')));
  expect(toHex(parseColor(style.backgroundColor))).toBe(toHex(tokenColor('danger-tint')));
});

test('its element is given by a prop that React 18 lets through as well', async () => {
  const ref = createRef<HTMLDivElement>();
  const screen = await render(<Alert alertRef={ref}>Sign in again.</Alert>);
  expect(ref.current).toBe(screen.getByRole('alert').element());
});
