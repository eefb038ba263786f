import { expect, test } from 'vitest';
import { useDateRange } from '../../../headless/date-range/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

const value = { start: '2026-02-01', end: '2026-02-05' };

test.each([{ value }, { defaultValue: value }])(
  'useDateRange renders on a server with %j',
  (options) => {
    const range = renderHookOnServer(() => useDateRange(options));
    expect(range).toMatchObject({ text: '01/02/2026 – 05/02/2026', isOpen: false });
  },
);
