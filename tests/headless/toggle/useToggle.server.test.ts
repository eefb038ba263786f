import { expect, test } from 'vitest';
import { useToggle } from '../../../headless/toggle/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: true }, { defaultValue: true }])(
  'useToggle renders on a server with %j',
  (options) => {
    const toggle = renderHookOnServer(() => useToggle(options));
    expect(toggle.getInputProps().checked).toBe(true);
    expect(toggle.text).toBe('Yes');
  },
);
