import { expect, test } from 'vitest';
import { createPageHeadingStore, usePageHeading } from '../../../headless/page-heading/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('usePageHeading renders on a server', () => {
  const store = createPageHeadingStore();
  const { getHeadingProps } = renderHookOnServer(() =>
    usePageHeading({ place: '/', title: 'Overview', store }),
  );
  expect(getHeadingProps().tabIndex).toBe(-1);
  expect(store.getState().place).toBeNull();
});
