import { expect, test } from 'vitest';
import { useLimiter } from '../../../headless/limiter/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: 'text' }, { defaultValue: 'text' }])(
  'useLimiter renders on a server with %j',
  (options) => {
    const limiter = renderHookOnServer(() => useLimiter({ max: 10, ...options }));
    expect(limiter.getInputProps()).toMatchObject({ value: 'text', maxLength: 10 });
    expect(limiter.counter).toBe('Characters left: 6');
  },
);
