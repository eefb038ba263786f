import { expect, test } from 'vitest';
import { fieldParts } from '../../../headless/field-array/index.js';
import { createFormStore, required, type FormStore } from '../../../headless/form/index.js';

interface Person {
  phones: { number: string }[];
  address: { city: string };
}

function createForm(): FormStore<Person> {
  return createFormStore<Person>({
    initialValues: { phones: [{ number: '1' }], address: { city: 'Gent' } },
    parts: fieldParts<Person>({ 'phones.*.number': { required }, 'address.city': { required } }),
    onSubmit: () => {},
  });
}

test('FORM-4 a part whose owner was removed brings that back, with its first value', () => {
  const form = createForm();
  form.edit('address.city', 'Brugge');
  form.removeField('address');
  expect(form.getValues()).toEqual({ phones: [{ number: '1' }] });
  expect(form.fieldIn(form.getState(), 'address.city').value).toBe('Gent');
  form.placeField('address.city', false);
  expect(form.getValues()).toEqual({ phones: [{ number: '1' }], address: { city: 'Gent' } });
  expect(form.getState().dirtyCount).toBe(0);
  form.edit('address.city', 'Brugge');
  expect(form.getValues().address).toEqual({ city: 'Brugge' });
});

test('FORM-4 a list that was removed comes back with its first rows', () => {
  const form = createForm();
  const keysOf = (): readonly string[] => form.fieldIn(form.getState(), 'phones').keys ?? [];
  form.removeField('phones');
  expect(form.getValues()).toEqual({ address: { city: 'Gent' } });
  form.bringBack('phones');
  expect(form.getValues().phones).toEqual([{ number: '1' }]);
  form.edit(`phones.${keysOf().join()}.number`, '2');
  expect(form.getValues().phones).toEqual([{ number: '2' }]);
});

test('a row that was removed does not bring its list back as it was', () => {
  const form = createForm();
  form.removeField('phones');
  form.bringBack('phones');
  const [key = ''] = form.fieldIn(form.getState(), 'phones').keys ?? [];
  form.edit('phones', [], []);
  form.placeField(`phones.${key}.number`, false);
  expect(form.getValues().phones).toEqual([]);
});

test('what a removed row brings late does not bring its list back, the second time either', () => {
  const form = createForm();
  form.removeField('phones');
  form.bringBack('phones');
  const [key = ''] = form.fieldIn(form.getState(), 'phones').keys ?? [];
  form.edit(`phones.${key}.number`, '2');
  form.removeField('phones');
  form.edit(`phones.${key}.number`, 'late');
  expect(form.getValues()).toEqual({ address: { city: 'Gent' } });
});
