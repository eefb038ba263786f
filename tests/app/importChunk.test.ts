import { expect, test, vi } from 'vitest';
import { createImportChunk } from '../../app/importChunk.js';

/** A browser that requests a module once, and answers for it ever after as it did then. */
function firefox(isOnline: () => boolean): (address: string) => Promise<unknown> {
  const modules = new Map<string, Promise<unknown>>();
  return (address) => {
    const known =
      modules.get(address) ??
      (isOnline()
        ? Promise.resolve({ address })
        : Promise.reject(new TypeError(`error loading dynamically imported module: ${address}`)));
    modules.set(address, known);
    return known;
  };
}

test('B-21 a chunk that Firefox could not load is loaded once the connection is back, and once only', async () => {
  let isOnline = false;
  const importChunk = createImportChunk(firefox(() => isOnline));
  await expect(importChunk('./a.js')).rejects.toThrow(/^error loading/);
  await expect(importChunk('./a.js')).rejects.toThrow(/^error loading/);

  isOnline = true;
  const first = await importChunk('./a.js');
  expect(await importChunk('./a.js')).toBe(first);
  expect(await importChunk('./b.js')).toEqual({ address: './b.js' });
});

test('B-21 other browsers, which request a lost chunk again themselves, get no second address', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: ./a.js');
  const importModule = vi.fn(() => Promise.reject(lost));
  const importChunk = createImportChunk(importModule);
  await expect(importChunk('./a.js')).rejects.toBe(lost);
  await expect(importChunk('./a.js')).rejects.toBe(lost);
  expect(importModule.mock.calls).toEqual([['./a.js'], ['./a.js']]);
});
