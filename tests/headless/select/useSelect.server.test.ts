import { expect, test } from 'vitest';
import { createSelectStore, useSelect, useSelectOption } from '../../../headless/select/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

const options = [
  { value: 'be', label: 'Belgium' },
  { value: 'nl', label: 'The Netherlands' },
];

test.each([{ value: 'nl' }, { defaultValue: 'nl' }])(
  'useSelect renders on a server with %j',
  (bound) => {
    const select = renderHookOnServer(() => useSelect({ options, name: 'country', ...bound }));
    expect(select.text).toBe('The Netherlands');
    expect(select.getInputProps()).toMatchObject({ value: 'The Netherlands', role: 'combobox' });
    expect(select.getHiddenProps()).toMatchObject({ name: 'country', value: 'nl' });
  },
);

test('useSelectOption renders on a server', () => {
  const store = createSelectStore({ defaultValue: 'be' });
  const item = { ...options[0]!, id: 'option-be', group: null, isDisabled: false };
  const { isSelected, getOptionProps } = renderHookOnServer(() => useSelectOption({ store }, item));
  expect(isSelected).toBe(true);
  expect(getOptionProps()).toMatchObject({ id: 'option-be', 'aria-selected': true });
});
