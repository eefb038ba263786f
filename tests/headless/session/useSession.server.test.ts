import { expect, test } from 'vitest';
import { createSessionStore, useSession } from '../../../headless/session/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { johnsToken } from './setUp.js';

test('SESS-8 useSession renders on a server, with nobody signed in', () => {
  const store = createSessionStore({ storage: createMemoryStorage({ token: johnsToken(900) }) });
  expect(renderHookOnServer(() => useSession({ store }))).toMatchObject({
    status: 'unauthenticated',
    user: { isAuthenticated: false, username: '', name: '' },
  });
});
