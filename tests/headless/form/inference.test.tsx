import { renderHook } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import {
  minLength,
  required,
  useField,
  useFormValue,
  useSubmitGuard,
} from '../../../headless/form/index.js';

test('types: the values of a form are known from its initial values alone', () => {
  const { result } = renderHook(() => {
    const form = useSubmitGuard({
      initialValues: { username: '', active: false, roles: ['user'] },
      validators: {
        username: {
          required,
          short: minLength(2),
          taken: (name, values, { signal }) => {
            expectTypeOf(name).toEqualTypeOf<string>();
            expectTypeOf(values.active).toEqualTypeOf<boolean>();
            expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
            return Promise.resolve(true);
          },
        },
      },
      onSubmit: (values) => {
        expectTypeOf(values).toEqualTypeOf<{
          username: string;
          active: boolean;
          roles: string[];
        }>();
      },
    });
    const active = useField(form, 'active');
    expectTypeOf(active.control.value).toEqualTypeOf<boolean>();
    expectTypeOf(useField(form.store, 'roles').value).toEqualTypeOf<string[]>();
    return useFormValue(form, ({ username }) => username);
  });
  expectTypeOf(result.current).toEqualTypeOf<string>();
  expect(result.current).toBe('');
});
