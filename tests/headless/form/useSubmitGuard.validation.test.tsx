import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  required,
  useField,
  useSubmitGuard,
  type FormActions,
  type FormHandle,
} from '../../../headless/form/index.js';
import { useRadioGroup } from '../../../headless/radio-group/index.js';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { createDeferred, settle } from '../support/deferred.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { TimeParts } from '../time-input/TimeParts.js';
import type { Person } from './setUp.js';
import { initialValues, save, setUpPage } from './TestPersonForm.js';
import { TextField } from './TextField.js';

const { onSubmit, invalid, pending, said, Shell, PersonForm } = setUpPage();

test('FORM-3 A11Y-FIELD an invalid submit tells the shell and focuses the first field on the page', async () => {
  const user = userEvent.setup();
  render(<PersonForm validators={{ username: { required }, email: { required } }} />, {
    wrapper: Shell,
  });
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(invalid).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('submitted');
});

test('FORM-3 each invalid submit tells and focuses anew', async () => {
  const user = userEvent.setup();
  render(<PersonForm validators={{ username: { required } }} />, { wrapper: Shell });
  await user.click(save());
  await user.click(save());
  expect(invalid).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus();
});

test('A11Y-FIELD when the first invalid field takes the focus its message is already there', async () => {
  const user = userEvent.setup();
  render(<PersonForm validators={{ username: { required } }} />, { wrapper: Shell });
  const field = screen.getByRole('textbox', { name: 'User name' });
  let description: string | null = null;
  field.addEventListener('focus', () => {
    const id = field.getAttribute('aria-describedby') ?? '';
    description = document.getElementById(id)?.textContent ?? null;
  });
  await user.click(save());
  expect(description).toBe('required');
});

test('A11Y-FIELD a field that cannot take the focus is passed over', async () => {
  const user = userEvent.setup();
  function Hidden({ form }: { form: FormHandle<Person> }): ReactElement {
    const field = useField(form, 'email');
    return <input {...field.getInputProps({ type: 'hidden' })} />;
  }
  function Form(): ReactElement {
    const form = useSubmitGuard<Person>({
      initialValues,
      onSubmit,
      validators: { email: { required }, username: { required } },
    });
    return (
      <form {...form.getFormProps()}>
        <Hidden form={form} />
        <TextField form={form} name="username" label="User name" />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />);
  await user.click(save());
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus();
});

test('B-23 a custom control is focused through the ref of its field', async () => {
  const user = userEvent.setup();
  function Custom({ form }: { form: FormHandle<Person> }): ReactElement {
    const { ref, ids, invalid: isInvalid, onBlur, onChange } = useField(form, 'username').control;
    return (
      <div
        ref={ref}
        id={ids.control}
        role="slider"
        tabIndex={0}
        aria-label="User name"
        aria-valuenow={1}
        aria-invalid={isInvalid}
        onBlur={onBlur}
        onKeyDown={({ key }) => {
          onChange(key);
        }}
      />
    );
  }
  function Form(): ReactElement {
    const form = useSubmitGuard<Person>({
      initialValues,
      onSubmit,
      validators: { username: { required } },
    });
    return (
      <form {...form.getFormProps()}>
        <Custom form={form} />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />);
  await user.click(save());
  expect(screen.getByRole('slider')).toHaveFocus();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-invalid', 'true');
  await user.keyboard('a');
  await user.click(save());
  expect(onSubmit.mock.calls[0]?.[0].username).toBe('a');
});

test('FORM-2 B-24 a press during a validation does nothing, is announced, and shows on the button', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
  });
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'a');
  expect(save()).toHaveAttribute('data-state', 'validating');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(said()).toEqual([]);
  await user.click(save());
  expect(said()).toEqual(['Still checking. Please wait.']);
  expect(pending).toHaveBeenCalledTimes(1);
  answer.resolve(true);
  await act(settle);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(save()).toHaveAttribute('data-state', 'idle');
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('FORM-2 B-24 a submit that has to start the validators says so, then goes on', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
  });
  await user.click(save());
  expect(said()).toEqual(['Still checking. Please wait.']);
  answer.resolve(true);
  await act(settle);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('B-24 the button says that a submit waits, whatever is typed meanwhile', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  const taken = vi.fn<() => boolean | Promise<boolean>>(() => true);
  taken.mockReturnValueOnce(answer.promise);
  render(<PersonForm validators={{ username: { taken } }} />, { wrapper: Shell });
  await user.click(save());
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'a');
  expect(save()).toHaveAttribute('data-state', 'validating');
  answer.resolve(true);
  await act(settle);
  expect(onSubmit.mock.calls[0]?.[0].username).toBe('');
});

interface RefusedFormProps {
  action: (form: FormActions<Person>) => unknown;
  onError?: (form: FormActions<Person>) => unknown;
}

/** A form whose action, or what is called when that fails, may set the errors of a server. */
function RefusedForm({ action, onError }: RefusedFormProps): ReactElement {
  const form = useSubmitGuard<Person>({
    initialValues,
    onSubmit: (): unknown => action(form),
    onError: (): unknown => onError?.(form),
  });
  return (
    <form {...form.getFormProps()}>
      <TextField form={form} name="username" label="User name" />
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('B-25 errors that the action sets are on their fields, and the first of them has the focus', async () => {
  const user = userEvent.setup();
  const action = async (form: FormActions<Person>): Promise<void> => {
    await settle();
    form.setErrors({ username: 'Taken.' });
  };
  render(<RefusedForm action={action} />, { wrapper: Shell });
  await user.click(save());
  await act(settle);
  const field = screen.getByRole('textbox', { name: 'User name' });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('server');
  expect(invalid).not.toHaveBeenCalled();
  await user.type(field, 'b');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('B-25 so has one that onError sets, however late; until then the form is not sent again', async () => {
  const user = userEvent.setup();
  const body = createDeferred<string>();
  const action = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('Refused')));
  const onError = async (form: FormActions<Person>): Promise<void> => {
    form.setErrors({ username: await body.promise });
  };
  render(<RefusedForm action={action} onError={onError} />, { wrapper: Shell });
  await user.click(save());
  await act(settle);
  expect(save()).toHaveAttribute('data-state', 'submitting');
  await user.click(save());
  body.resolve('Taken.');
  await act(settle);
  expect(action).toHaveBeenCalledTimes(1);
  expect(save()).toHaveAttribute('data-state', 'idle');
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'User name' })).toBeInvalid();
});

test.each(['by a click on the button', 'by Enter in a field'])(
  'A11Y-FIELD who has gone on to another field since the press is not taken out of it: %s',
  async (how) => {
    const user = userEvent.setup();
    const answer = createDeferred<boolean>();
    render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
      wrapper: Shell,
    });
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    const username = screen.getByRole('textbox', { name: 'User name' });
    if (how === 'by a click on the button') await user.click(save());
    else await user.type(username, '{Enter}');
    await user.click(email);
    await user.keyboard('ann');
    answer.resolve(false);
    await act(settle);
    await user.keyboard('@example.org');
    expect(email).toHaveValue('ann@example.org');
    expect(username).toBeInvalid();
    expect(invalid).toHaveBeenCalledOnce();

    // The next press is one from there.
    await user.click(save());
    expect(username).toHaveFocus();
  },
);

test('A11Y-FIELD nor by the refusal of a press that was queued', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  render(<PersonForm queue validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
  });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'ann');
  await user.click(save());
  await user.click(email);
  await user.keyboard('ann');
  answer.resolve(false);
  await act(settle);
  await user.keyboard('@example.org');
  expect(email).toHaveValue('ann@example.org');
  expect(invalid).toHaveBeenCalledOnce();
});

/** A form whose user name is kept from being sent until something else is done. */
function HeldForm({ work }: { work: Promise<boolean> }): ReactElement {
  const form = useSubmitGuard<Person>({ initialValues, onSubmit });
  const { hold, refuse } = useField(form, 'username').control;
  return (
    <form {...form.getFormProps()}>
      <TextField form={form} name="username" label="User name" />
      <TextField form={form} name="email" label="E-mail" />
      <button
        type="button"
        onClick={() => hold?.(work.then(() => refuse?.({ type: 'upload', message: 'Failed.' })))}
      >
        Upload
      </button>
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('A11Y-FIELD nor by what a control finds that the submit has waited for', async () => {
  const user = userEvent.setup();
  const work = createDeferred<boolean>();
  render(<HeldForm work={work.promise} />, { wrapper: Shell });
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(save());
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.click(email);
  work.resolve(true);
  await act(settle);
  await act(settle);
  expect(screen.getByRole('textbox', { name: 'User name' })).toBeInvalid();
  await user.keyboard('ann');
  expect(email).toHaveValue('ann');
});

test('A11Y-FIELD nor out of the panel of another field', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  function Form(): ReactElement {
    const form = useSubmitGuard<{ name: string; start: string | null }>({
      initialValues: { name: 'x', start: '09:00' },
      validators: { name: { taken: () => answer.promise } },
      onSubmit: () => {},
    });
    const time = useTimeInput({ control: useField(form, 'start').control });
    return (
      <form {...form.getFormProps()}>
        <input {...useField(form, 'name').getInputProps({ 'aria-label': 'Name' })} />
        <TimeParts time={time} />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />, { wrapper: Shell });
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  answer.resolve(false);
  await act(settle);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
});

test.each([
  ['a field of another form', document.createElement('input')],
  [
    'a select of another form',
    Object.assign(document.createElement('button'), { role: 'combobox' }),
  ],
  ['what is in a frame', document.createElement('iframe')],
])('A11Y-FIELD nor out of %s', async (_what, other) => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
  });
  document.body.append(other);
  onTestFinished(() => {
    other.remove();
  });
  await user.type(screen.getByLabelText('User name'), '{Enter}');
  other.focus();
  answer.resolve(false);
  await act(settle);
  expect(other).toHaveFocus();
});

test.each(['the form', 'the other field'])(
  'A11Y-FIELD nor out of a field beside the form where %s is in a shadow root',
  async (what) => {
    const user = userEvent.setup();
    const answer = createDeferred<boolean>();
    const { root, container } = shadowContainer();
    const isForm = what === 'the form';
    const other = (isForm ? document.body : root).appendChild(document.createElement('input'));
    onTestFinished(() => {
      other.remove();
    });
    const form = render(
      <PersonForm validators={{ username: { taken: () => answer.promise } }} />,
      isForm ? { wrapper: Shell, container } : { wrapper: Shell },
    );
    await user.type(within(form.container).getByLabelText('User name'), '{Enter}');
    other.focus();
    answer.resolve(false);
    await act(settle);
    expect((isForm ? document : root).activeElement).toBe(other);
  },
);

test('A11Y-FIELD nor out of a field beside the form in the same closed shadow root', async () => {
  const answer = createDeferred<boolean>();
  const { root, container } = shadowContainer('closed');
  const other = root.appendChild(document.createElement('input'));
  render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
    container,
  });
  within(container).getByLabelText('User name').focus();
  fireEvent.submit(within(container).getByRole('form'));
  other.focus();
  answer.resolve(false);
  await act(settle);
  expect(within(container).getByLabelText('User name')).toBeInvalid();
  expect(root.activeElement).toBe(other);
});

test('A11Y-FIELD nor out of a radio button that is not the chosen one', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  function Form(): ReactElement {
    const form = useSubmitGuard<{ name: string; kind: string | null }>({
      initialValues: { name: 'x', kind: null },
      validators: { name: { taken: () => answer.promise } },
      onSubmit: () => {},
    });
    const group = useRadioGroup({
      options: [
        { value: 'full', label: 'Full time' },
        { value: 'part', label: 'Part time' },
      ],
      control: useField(form, 'kind').control,
    });
    return (
      <form {...form.getFormProps()}>
        <input {...useField(form, 'name').getInputProps({ 'aria-label': 'Name' })} />
        {group.items.map((item) => (
          <label key={item.value}>
            <input {...item.getRadioProps()} />
            {item.label}
          </label>
        ))}
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />, { wrapper: Shell });
  await user.click(save());
  await user.tab({ shift: true });
  const last = screen.getByRole('radio', { name: 'Part time' });
  expect(last).toHaveFocus();
  answer.resolve(false);
  await act(settle);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(last).toHaveFocus();
});

test('B-25 a field whose id the form’s own begins with is none that somebody has gone on to', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  function Form(): ReactElement {
    const form = useSubmitGuard<Person>({
      initialValues,
      onSubmit,
      validators: { email: { taken: () => answer.promise } },
    });
    const username = useField(form, 'username', { id: 'person' });
    return (
      <form {...form.getFormProps({ id: 'person-form' })}>
        <input {...username.getInputProps({ 'aria-label': 'User name' })} />
        <TextField form={form} name="email" label="E-mail" />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />, { wrapper: Shell });
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, '{Enter}');
  await user.tab();
  expect(save()).toHaveFocus();
  answer.resolve(false);
  await act(settle);
  expect(email).toHaveFocus();
});

test('A11Y-FIELD who stays in the field that the form was sent from, goes to the first one that is refused', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  render(<PersonForm validators={{ username: { taken: () => answer.promise } }} />, {
    wrapper: Shell,
  });
  await user.click(screen.getByRole('textbox', { name: 'E-mail' }));
  await user.keyboard('{Enter}');
  answer.resolve(false);
  await act(settle);
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveFocus();
});
