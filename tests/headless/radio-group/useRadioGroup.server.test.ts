import { expect, test } from 'vitest';
import { useRadioGroup } from '../../../headless/radio-group/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

const options = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
];

test.each([{ value: 'part' }, { defaultValue: 'part' }])(
  'useRadioGroup renders on a server with %j',
  (bound) => {
    const { items } = renderHookOnServer(() => useRadioGroup({ options, ...bound }));
    expect(items.map(({ getRadioProps }) => getRadioProps().checked)).toEqual([false, true]);
  },
);
