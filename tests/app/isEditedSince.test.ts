import { expect, test } from 'vitest';
import { isEditedSince } from '../../app/forms/isEditedSince.js';
import { createFormStore } from '../../headless/form/index.js';

function createForm() {
  const initialValues = { name: 'Ada', absence: { start: '2026-03-01' } };
  return createFormStore({ initialValues, onSubmit: () => undefined });
}

test('B-11 a form is edited since its values were sent when one of them is another', () => {
  const form = createForm();
  const sent = form.getValues();
  expect(isEditedSince(form, sent)).toBe(false);
  form.setValue('absence', { start: '2026-03-01' });
  expect(isEditedSince(form, sent)).toBe(false);
  form.setValue('name', 'Ada L');
  expect(isEditedSince(form, sent)).toBe(true);
  form.setValue('name', 'Ada');
  expect(isEditedSince(form, sent)).toBe(false);
});

test('B-11 so it is when a control holds text that is no value yet', () => {
  const form = createForm();
  const sent = form.getValues();
  form.markDraft('absence', true);
  expect(isEditedSince(form, sent)).toBe(true);
});
