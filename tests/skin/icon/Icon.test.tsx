import { Search } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from '../../../skin/icon/index.js';

test.each([
  [undefined, 16, '1.75'],
  [14, 14, '1.75'],
  [20, 20, '1.75'],
  [32, 32, '1.5'],
] as const)('of size %s is %d pixels wide, and hidden', async (size, width, stroke) => {
  const { container } = await render(<Icon of={Search} size={size} className="text-muted" />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).toHaveAttribute('stroke-width', stroke);
  expect(icon).toHaveClass('text-muted');
  expect(icon?.getBoundingClientRect().width).toBe(width);
});
