import { expect, test, vi } from 'vitest';
import { createRepeatableWrite } from '../../../headless/http/index.js';

function open() {
  const names: string[] = [];
  const write = createRepeatableWrite();
  return {
    names,
    succeed: (content: unknown) =>
      write(content, (name) => {
        names.push(name);
        return Promise.resolve('done');
      }),
    fail: async (content: unknown) => {
      const failure = write(content, (name) => {
        names.push(name);
        return Promise.reject(new Error('The answer was lost.'));
      });
      await expect(failure).rejects.toThrow('The answer was lost.');
    },
  };
}

test('FORM-4 what is sent again because its answer was lost keeps its name', async () => {
  const { names, succeed, fail } = open();
  await fail({ name: 'Anna' });
  await fail({ name: 'Anna' });
  expect(await succeed({ name: 'Anna' })).toBe('done');
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('FORM-4 a name has two digits for each random byte', async () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  random.mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.forEach((_, index) => (bytes[index] = index * 17));
    return bytes;
  });
  const { names, succeed } = open();
  await succeed({ name: 'Anna' });
  random.mockRestore();
  expect(names).toEqual(['00112233445566778899aabbccddeeff']);
});

test('FORM-4 other content, and the same after it was answered, gets another name', async () => {
  const { names, succeed, fail } = open();
  await fail({ name: 'Anna' });
  await fail({ name: 'Anne' });
  await succeed({ name: 'Anne' });
  await succeed({ name: 'Anne' });
  expect(new Set(names).size).toBe(3);
});

test('FORM-4 a write without content has a name as well, and keeps it', async () => {
  const { names, succeed, fail } = open();
  await fail(undefined);
  expect(await succeed(undefined)).toBe('done');
  expect(new Set(names).size).toBe(1);
  await succeed(undefined);
  expect(new Set(names).size).toBe(2);
});

test('FORM-4 two under way at once do not take the name from one another', async () => {
  const { names, succeed } = open();
  await Promise.all([succeed({ name: 'Anna' }), succeed({ name: 'Bert' })]);
  expect(new Set(names).size).toBe(2);
});

test('FORM-4 an answer to what was sent before takes no name from what is under way', async () => {
  const write = createRepeatableWrite();
  const names: string[] = [];
  let answer = (): void => {};
  const first = write('first', () => new Promise<void>((resolve) => (answer = resolve)));
  const lose = (name: string): Promise<void> => {
    names.push(name);
    return Promise.reject(new Error('The answer was lost.'));
  };
  await expect(write('second', lose)).rejects.toThrow();
  answer();
  await first;
  await expect(write('second', lose)).rejects.toThrow();
  expect(new Set(names).size).toBe(1);
});
