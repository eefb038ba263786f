import type { Locator } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where to point at each of the elements, which all have to be in view. */
export async function middlesOf(elements: Locator): Promise<readonly Point[]> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.map((box) => {
    if (box === null) throw new Error('An element is not in view.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}
