import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { createFormStore, required, useFormState } from '../../../headless/form/index.js';
import type { Person } from './setUp.js';

test('FORM-1 FORM-2 a part may follow the state of the form alone', () => {
  const store = createFormStore<Person>({
    initialValues: { username: '', email: '' },
    onSubmit: () => {},
    validators: { username: { required } },
  });
  function State(): ReactElement {
    const state = useFormState(store);
    const names = Object.entries(state).filter(([, isOn]) => isOn === true);
    return <output>{names.map(([name]) => name).join(' ')}</output>;
  }
  render(<State />);
  const state = screen.getByRole('status');
  expect(state).toHaveTextContent(/^isValid$/);
  act(() => {
    store.setValue('email', 'e');
  });
  expect(state).toHaveTextContent('isValid isDirty');
  act(() => {
    store.submit();
  });
  expect(state).toHaveTextContent(/^isSubmitted isDirty$/);
});
