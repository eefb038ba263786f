import { expect, test } from 'vitest';
import { useSearchBox } from '../../../headless/search-box/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: 'john' }, { defaultValue: 'john' }])(
  'useSearchBox renders on a server with %j',
  (options) => {
    const search = renderHookOnServer(() => useSearchBox({ onSearch: () => {}, ...options }));
    expect(search.getInputProps().value).toBe('john');
  },
);
