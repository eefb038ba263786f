import { expect, test } from 'vitest';
import { usePageTooltips } from '../../../headless/tooltip/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('usePageTooltips renders on a server, with nothing open', () => {
  const tooltips = renderHookOnServer(() => usePageTooltips({ id: 'page' }));
  expect(tooltips).toMatchObject({ isOpen: false, text: '', trigger: null });
  expect(tooltips.getTooltipProps()).toMatchObject({ role: 'tooltip' });
});
