import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from '../../../skin/card/index.js';
import { styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';

test('a card is a surface with a line around it, a radius of 8 px and no shadow', async () => {
  const screen = await render(
    <Card data-testid="card" className="p-4">
      Text
    </Card>,
  );
  const style = styleOf(screen.getByTestId('card'));
  expect(toHex(parseColor(style.backgroundColor))).toBe(toHex(tokenColor('surface')));
  expect(toHex(parseColor(style.borderTopColor))).toBe(toHex(tokenColor('border')));
  expect(style).toMatchObject({ borderTopWidth: '1px', borderRadius: '8px', padding: '16px' });
  expect(style.boxShadow).toBe('none');
});
