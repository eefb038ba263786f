import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createHttp, sharedHttp, useHttp } from '../../../headless/http/index.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { setUpSession } from '../session/setUp.js';

test('useHttp renders on a server: a client is made without a document', () => {
  const http = createHttp({ session: setUpSession().session });
  const result = renderHookOnServer(
    () => useHttp(),
    (children) => createElement(sharedHttp.context.Provider, { value: http }, children),
  );
  expect(result).toBe(http);
});
