import { expect, test } from 'vitest';
import { toHtml, useRichTextView } from '../../../headless/rich-text/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('RICH-1 our own HTML renders with no DOM; that of others waits for the browser', () => {
  const own = renderHookOnServer(() => useRichTextView({ html: '<p>a</p>' }));
  expect(toHtml(own.document)).toBe('<p>a</p>');
  const foreign = renderHookOnServer(() => useRichTextView({ html: '<div>a</div>' }));
  expect(foreign).toMatchObject({ isLoading: true, failedText: null });
});
