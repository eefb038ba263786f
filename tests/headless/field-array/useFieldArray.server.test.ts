import { expect, test } from 'vitest';
import { fieldParts, partOf, useFieldArray } from '../../../headless/field-array/index.js';
import { createFormStore, useField } from '../../../headless/form/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

interface Person {
  phones: { number: string }[];
}

test('useFieldArray renders its rows and their fields on a server', () => {
  const form = createFormStore<Person>({
    initialValues: { phones: [{ number: '1' }, { number: '2' }] },
    parts: fieldParts<Person>({ 'phones.*.number': {} }),
    onSubmit: () => {},
  });
  const { rows } = renderHookOnServer(() => useFieldArray(form, 'phones'));
  expect(rows).toHaveLength(2);
  const second = rows[1]!.name;
  const field = renderHookOnServer(() => useField(form, partOf(second, 'number')));
  expect(field.value).toBe('2');
});
