import { expect, test } from 'vitest';
import {
  createPageTitleStore,
  useDocumentTitle,
  usePageTitle,
  usePageTitleState,
} from '../../../headless/page-title/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('the title hooks render on a server, with the parts that were set', () => {
  const store = createPageTitleStore({ defaultTitle: 'Home' });
  const title = renderHookOnServer(() => {
    useDocumentTitle({ store });
    usePageTitle('People', { store });
    return usePageTitleState({ store });
  });
  expect(title).toBe('Home');
});
