import { afterEach, expect, test, vi } from 'vitest';
import { ToolkitError } from '../../../headless/core/vanilla.js';
import { createMenuStore } from '../../../headless/menu/index.js';
import { decodeToken } from '../../../headless/session/index.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const withoutKey = (): unknown => createMenuStore({ items: [{ key: '', title: 'People' }] });

test('a message says what happened, why, and how to mend it; the cause goes along', () => {
  const cause = new Error('deeper');
  const error = new ToolkitError({ code: 'x', what: 'What.', why: 'Why.', mend: 'Mend.', cause });
  expect(error).toMatchObject({ message: 'What. Why. Mend.', code: 'x', cause });
  expect(new ToolkitError({ code: 'x', what: 'What.' }).message).toBe('What.');
});

test('MENU-2 in development the error for a wrong use says why, and how to mend it', () => {
  expect(withoutKey).toThrow(
    /refused because of its item "\(item 1\)".*Its key is missing.*Correct the items/,
  );
});

test('MENU-2 in production it keeps its code and says what happened, in short', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(withoutKey).toThrow(
    expect.objectContaining({
      code: 'menu-key',
      message: 'The menu is refused because of its item "(item 1)".',
    }),
  );
});

test.each(['development', 'production'])('SESS-5 the messages are the same in %s', (mode) => {
  vi.stubEnv('NODE_ENV', mode);
  expect(() => decodeToken('no token')).toThrow(/^Invalid JWT$/);
  expect(() => decodeToken('a.b.c')).toThrow(/^Cannot decode the token$/);
});
