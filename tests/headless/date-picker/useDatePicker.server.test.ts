import { expect, test } from 'vitest';
import { useDatePicker } from '../../../headless/date-picker/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test.each([{ value: '2026-02-01' }, { defaultValue: '2026-02-01' }])(
  'useDatePicker renders on a server with %j',
  (options) => {
    const picker = renderHookOnServer(() => useDatePicker(options));
    expect(picker.getInputProps().value).toBe('01-02-2026');
  },
);
