import { expect, test } from 'vitest';
import { createFormStore } from '../../../headless/form/index.js';
import { useErrorSummary, useSubmitNotice } from '../../../headless/form-feedback/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('summary and notice render on a server, with nothing to say', () => {
  const form = createFormStore({ initialValues: { name: '' }, onSubmit: () => {} });
  const summary = renderHookOnServer(() => useErrorSummary(form, { labels: { name: 'Name' } }));
  expect(summary).toMatchObject({ isShown: false, entries: [], formErrors: [] });
  expect(renderHookOnServer(() => useSubmitNotice(form))).toBe('');
});
