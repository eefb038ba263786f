import { createElement } from 'react';
import { expect, test } from 'vitest';
import {
  createErrorChannel,
  sharedErrors,
  useErrorChannel,
  useReportError,
} from '../../../headless/errors/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useErrorChannel and useReportError render on a server', () => {
  const errors = createErrorChannel();
  const result = renderHookOnServer(
    () => [useErrorChannel(), useReportError()],
    (children) => createElement(sharedErrors.context.Provider, { value: errors }, children),
  );
  expect(result).toEqual([errors, errors.report]);
});
