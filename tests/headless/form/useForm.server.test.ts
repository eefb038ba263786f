import { expect, test } from 'vitest';
import {
  createFormStore,
  required,
  useField,
  useFormErrors,
  useFormState,
  useFormValue,
  useSubmitGuard,
} from '../../../headless/form/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

const options = {
  initialValues: { username: 'ann' },
  validators: { username: { required } },
  onSubmit: () => {},
};

test('useSubmitGuard renders on a server', () => {
  const form = renderHookOnServer(() => useSubmitGuard(options));
  expect(form).toMatchObject({ isSubmitted: false, isValidating: false, isDirty: false });
  expect(form.getFormProps().noValidate).toBe(true);
});

test('the hooks of the form’s parts render on a server, with the first values', () => {
  const store = createFormStore(options);
  store.setValue('username', 'not what the server renders');
  const field = renderHookOnServer(() => useField(store, 'username'));
  expect(field.getInputProps()).toMatchObject({ value: 'ann', 'data-state': 'idle' });
  expect(renderHookOnServer(() => useFormValue(store, ({ username }) => username))).toBe('ann');
  expect(renderHookOnServer(() => useFormErrors(store))).toMatchObject({
    fields: [],
    formErrors: [],
  });
  expect(renderHookOnServer(() => useFormState(store))).toMatchObject({ isValid: true });
});
