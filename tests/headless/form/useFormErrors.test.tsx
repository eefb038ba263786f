import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  useFormErrors,
  useSubmitGuard,
  type FormHandle,
} from '../../../headless/form/index.js';
import type { Person } from './setUp.js';
import { TextField } from './TextField.js';

function Summary({ form }: { form: FormHandle<Person> }): ReactElement {
  const { fields, formErrors, focus } = useFormErrors(form);
  return (
    <section aria-label="Summary">
      {formErrors.map(({ type, message }) => (
        <p key={type}>{message}</p>
      ))}
      {fields.map(({ name, errors }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            focus(name);
          }}
        >
          {`${name}: ${errors.map(({ type }) => type).join(' ')}`}
        </button>
      ))}
    </section>
  );
}

test('B-23 a summary lists the fields that show errors and focuses them', async () => {
  const user = userEvent.setup();
  const store = createFormStore<Person>({
    initialValues: { username: '', email: '' },
    onSubmit: () => {},
    validators: { username: { required }, email: { required } },
  });
  const onSummary = vi.fn<() => void>();
  function Form(): ReactElement {
    const form = useSubmitGuard({ store });
    return (
      <form {...form.getFormProps()}>
        <TextField form={form} name="username" label="User name" />
        <TextField form={form} name="email" label="E-mail" />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(
    <>
      <Profiler id="summary" onRender={onSummary}>
        <Summary form={store} />
      </Profiler>
      <Form />
    </>,
  );
  expect(screen.getByRole('region')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'email: required' }));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();

  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a');
  expect(screen.queryByRole('button', { name: 'email: required' })).toBeNull();
  expect(screen.getByRole('button', { name: 'username: required' })).toBeVisible();
  onSummary.mockClear();
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nn');
  expect(onSummary).not.toHaveBeenCalled();
  act(() => {
    store.setErrors({
      nowhere: [{ id: 'app.closed', defaultMessage: 'Closed.' }, 'Come back.'],
      email: ['Unknown.', 'Too new.'],
    });
  });
  expect(screen.getByText('Closed.')).toBeVisible();
  expect(screen.getByText('Come back.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'email: server' })).toBeVisible();
});
