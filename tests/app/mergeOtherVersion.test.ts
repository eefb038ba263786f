import { expect, test } from 'vitest';
import { mergeOtherVersion } from '../../app/forms/mergeOtherVersion.js';
import { createFormStore, type FormStore } from '../../headless/form/index.js';

interface Values {
  readonly givenName: string;
  readonly familyName: string;
  readonly note: string;
  readonly absence: { readonly start: string | null };
}

const base: Values = { givenName: 'Ada', familyName: 'Byron', note: '', absence: { start: null } };
const MERGED = { '': { id: 'forms.merged' } };

async function merge(theirs: Partial<Values>, type: (form: FormStore<Values>) => void) {
  const form = createFormStore<Values>({ initialValues: base, onSubmit: () => undefined });
  type(form);
  const theirVersion = { ...base, absence: { start: null }, ...theirs };
  const errors = await mergeOtherVersion({
    form,
    versions: Promise.resolve({ base, theirs: theirVersion }),
    formValuesOf: (saved) => saved,
    unquoted: ['note'],
  });
  return { errors, values: form.getValues(), form };
}

test('B-25 what the form left alone becomes what somebody else saved', async () => {
  const absence = { start: '2026-03-01' };
  const { errors, values } = await merge({ familyName: 'King', absence }, ({ setValue }) => {
    setValue('givenName', 'Augusta');
  });
  expect(errors).toEqual(MERGED);
  expect(values).toEqual({ givenName: 'Augusta', familyName: 'King', note: '', absence });
});

test('B-25 a field that both changed keeps what was typed, and quotes the other where that can be read', async () => {
  const { errors, values } = await merge({ givenName: 'Adèle', note: 'Theirs' }, ({ setValue }) => {
    setValue('givenName', 'Augusta');
    setValue('note', 'Mine');
  });
  expect(values).toMatchObject({ givenName: 'Augusta', note: 'Mine' });
  expect(errors).toEqual({
    ...MERGED,
    givenName: { id: 'forms.theirs', values: { value: 'Adèle' } },
    note: { id: 'forms.theirs-unseen' },
  });
});

test('B-25 a field that somebody else emptied has nothing to quote', async () => {
  const { errors } = await merge({ familyName: '' }, ({ setValue }) => {
    setValue('familyName', 'King');
  });
  expect(errors).toEqual({ ...MERGED, familyName: { id: 'forms.theirs-unseen' } });
});

test('B-25 what is no text, such as a period, has nothing to quote', async () => {
  const { errors } = await merge({ absence: { start: '2026-03-01' } }, ({ setValue }) => {
    setValue('absence', { start: '2026-04-01' });
  });
  expect(errors).toEqual({ ...MERGED, absence: { id: 'forms.theirs-unseen' } });
});

test('B-25 the same change by both is none to speak of', async () => {
  const { errors } = await merge({ familyName: 'King' }, ({ setValue }) => {
    setValue('familyName', 'King');
  });
  expect(errors).toEqual(MERGED);
});

test('B-25 a field in which a text is being typed keeps it', async () => {
  const { errors, values } = await merge({ familyName: 'King' }, ({ markDraft }) => {
    markDraft('familyName', true, () => undefined);
  });
  expect(values.familyName).toBe('Byron');
  expect(errors).toEqual({
    ...MERGED,
    familyName: { id: 'forms.theirs', values: { value: 'King' } },
  });
});

test('B-11 B-25 unsaved is what differs from the other version', async () => {
  const { form } = await merge({ familyName: 'King', note: 'Theirs' }, ({ setValue }) => {
    setValue('note', 'Theirs');
  });
  expect(form.getState().dirtyCount).toBe(0);
  form.setValue('familyName', 'Byron');
  expect(form.getState().dirtyCount).toBe(1);
});

test('B-25 a value that the server stored in another way is nobody’s change', async () => {
  const form = createFormStore<Values>({
    initialValues: { ...base, givenName: 'Ada  ' },
    onSubmit: () => undefined,
  });
  const errors = await mergeOtherVersion({
    form,
    versions: Promise.resolve({ base, theirs: { ...base, givenName: 'Augusta' } }),
    formValuesOf: (saved) => saved,
    unquoted: [],
  });
  expect(errors).toEqual(MERGED);
  expect(form.getValues().givenName).toBe('Augusta');
});
