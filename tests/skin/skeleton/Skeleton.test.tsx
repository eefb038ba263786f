import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from '../../../skin/skeleton/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { emulateMedia } from '../support/emulate.js';

interface Shown {
  readonly bar: Element;
  /** How much of the bar is seen so many milliseconds after it was mounted. */
  opacityAt(milliseconds: number): number;
}

async function renderSkeleton(className?: string): Promise<Shown> {
  const { container } = await render(<Skeleton className={className} />);
  const bar = container.firstElementChild!;
  return {
    bar,
    opacityAt: (milliseconds) => {
      for (const animation of bar.getAnimations()) {
        animation.pause();
        animation.currentTime = milliseconds;
      }
      return Number(styleOf(bar).opacity);
    },
  };
}

test('a skeleton is not seen in the first 150 ms', async () => {
  const { bar, opacityAt } = await renderSkeleton();
  expect(styleOf(bar).animationDelay.split(', ')[0]).toBe('0.15s');
  expect(opacityAt(0)).toBe(0);
  expect(opacityAt(149)).toBe(0);
  expect(opacityAt(600)).toBeGreaterThan(0.4);
});

test('once seen, it never goes out', async () => {
  const { opacityAt } = await renderSkeleton();
  for (let time = 600; time < 8000; time += 100) expect(opacityAt(time)).toBeGreaterThan(0.4);
});

test('it is as large as it is told to be', async () => {
  const { bar } = await renderSkeleton('h-2 w-32');
  expect(boxOf(bar)).toMatchObject({ width: 128, height: 8 });
});

test('a screen reader passes it by', async () => {
  const { bar } = await renderSkeleton();
  expect(bar.getAttribute('aria-hidden')).toBe('true');
});

test('with forced colors, which take its gray away, it has an edge, and else none', async () => {
  const { bar } = await renderSkeleton();
  expect(styleOf(bar).borderTopWidth).toBe('0px');
  await emulateMedia({ 'forced-colors': 'active' });
  expect(styleOf(bar).borderTopWidth).toBe('1px');
});
