import { expect, test } from 'vitest';
import { usePagination } from '../../../headless/pagination/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: 2 }, { defaultValue: 2 }])(
  'usePagination renders on a server with %j',
  (options) => {
    const pagination = renderHookOnServer(() =>
      usePagination({ total: 95, pageSize: 10, ...options }),
    );
    expect(pagination).toMatchObject({ page: 2, pageCount: 10, from: 11, to: 20 });
  },
);
