import { expect, test } from 'vitest';
import { useNavigation } from '../../../headless/navigation/index.js';
import { createFakeNavigation } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useNavigation renders on a server with the address that was asked for', () => {
  const navigation = createFakeNavigation({ url: '/people' });
  const { routeId, url, hrefOf } = renderHookOnServer(() => useNavigation({ navigation }));
  expect({ routeId, url }).toEqual({ routeId: 'people', url: '/people' });
  expect(hrefOf({ routeId: 'profile' })).toBe('/profile');
});
