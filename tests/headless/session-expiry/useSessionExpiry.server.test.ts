import { expect, test } from 'vitest';
import { useSessionExpiry } from '../../../headless/session-expiry/index.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { setUpExpiry } from './setUp.js';

test('B-09 useSessionExpiry renders on a server, with nothing asked', () => {
  const { expiry } = setUpExpiry();
  expect(renderHookOnServer(() => useSessionExpiry({ store: expiry }))).toMatchObject({
    isOpen: false,
    failedText: null,
    title: 'Are you still there?',
  });
});
