import { Search, type LucideProps } from 'lucide-react';
import { forwardRef } from 'react';
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

test('renders once, however often what it stands in is rendered', async () => {
  let renders = 0;
  const Counted = forwardRef<SVGSVGElement, LucideProps>(function Counted(props, ref) {
    renders += 1;
    return <Search {...props} ref={ref} />;
  });
  const { rerender } = await render(<Icon of={Counted} className="text-muted" />);
  const before = renders;
  await rerender(<Icon of={Counted} className="text-muted" />);
  expect(renders).toBe(before);
  await rerender(<Icon of={Counted} className="text-accent" />);
  expect(renders).toBeGreaterThan(before);
});
