import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags a finger from one point of the window to another. */
export async function drag(from: Point, to: Point): Promise<void> {
  // The browser counts from the corner of its own page, in which the tests have a frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> => {
    const touchPoints = at ? [{ x: frame.left + at.x * scale, y: frame.top + at.y * scale }] : [];
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await send('touchStart', from);
  await send('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await send('touchMove', to);
  await send('touchEnd');
}
