import { expect, test } from 'vitest';
import { useReauthentication } from '../../../headless/reauthentication/index.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { setUpReauthentication } from './setUp.js';

test('B-10 useReauthentication renders on a server, closed', () => {
  const { reauthentication: store } = setUpReauthentication();
  expect(renderHookOnServer(() => useReauthentication({ store }))).toMatchObject({
    isOpen: false,
    user: null,
  });
});
