import { expect, test } from 'vitest';
import { useTooltip } from '../../../headless/tooltip/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useTooltip renders on a server, closed, with the name of an icon', () => {
  const tooltip = renderHookOnServer(() => useTooltip({ text: 'Print', isLabel: true }));
  expect(tooltip.isOpen).toBe(false);
  expect(tooltip.getTriggerProps()).toMatchObject({
    'aria-label': 'Print',
    'aria-describedby': undefined,
  });
});
