import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from '../../../skin/badge/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { emulateMedia } from '../support/emulate.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';

test.each([
  ['neutral', 'muted', 'sunken'],
  ['success', 'success', 'success-tint'],
  ['warning', 'warning', 'warning-tint'],
  ['danger', 'danger', 'danger-tint'],
] as const)('a %s badge is %s on %s', async (tone, color, ground) => {
  const screen = await render(<Badge tone={tone}>Active</Badge>);
  const style = styleOf(screen.getByText('Active'));
  expect(toHex(parseColor(style.color))).toBe(toHex(tokenColor(color)));
  expect(toHex(parseColor(style.backgroundColor))).toBe(toHex(tokenColor(ground)));
});

test('a badge stays on one line', async () => {
  const screen = await render(
    <div className="w-12">
      <Badge tone="neutral">Not active</Badge>
    </div>,
  );
  expect(boxOf(screen.getByText('Not active')).height).toBe(16);
});

test('with forced colors, which take its ground away, a badge has an edge', async () => {
  const screen = await render(<Badge tone="success">Active</Badge>);
  const badge = screen.getByText('Active');
  expect(styleOf(badge).borderTopWidth).toBe('0px');
  await emulateMedia({ 'forced-colors': 'active' });
  expect(styleOf(badge).borderTopWidth).toBe('1px');
});
