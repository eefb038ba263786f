import { expect, test } from 'vitest';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: '09:30' }, { defaultValue: '09:30' }])(
  'useTimeInput renders on a server with %j',
  (options) => {
    const time = renderHookOnServer(() => useTimeInput(options));
    expect(time.getInputProps().value).toBe('09:30');
    expect(time.getSpinProps('hours')['aria-valuenow']).toBe(9);
  },
);
