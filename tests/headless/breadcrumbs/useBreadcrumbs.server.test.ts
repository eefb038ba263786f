import { expect, test } from 'vitest';
import {
  createBreadcrumbsStore,
  useBreadcrumb,
  useBreadcrumbs,
} from '../../../headless/breadcrumbs/index.js';
import { createFakeNavigation } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('the breadcrumb hooks render on a server', () => {
  const store = createBreadcrumbsStore();
  const { crumbs, canGoBack } = renderHookOnServer(() => {
    useBreadcrumb({ title: 'People' }, { store });
    return useBreadcrumbs({ store, navigation: createFakeNavigation() });
  });
  expect(crumbs).toEqual([]);
  expect(canGoBack).toBe(false);
});
