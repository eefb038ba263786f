import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler, useState, type ReactElement } from 'react';
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import {
  createFormStore,
  minLength,
  required,
  useField,
  useFormValue,
  useSubmitGuard,
  type FieldName,
  type FormHandle,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { describeConformance } from '../support/conformance.js';
import { createDeferred, settle } from '../support/deferred.js';
import { frameContainer } from '../support/frameContainer.js';

interface Person {
  username: string;
  active: boolean;
  role: string;
  photos: readonly File[];
  age: number | null;
}

const initialValues: Person = { username: '', active: false, role: 'user', photos: [], age: null };

function onSubmit(): void {}

let store: FormStore<Person>;
beforeEach(() => {
  store = createFormStore<Person>({
    initialValues,
    onSubmit,
    validators: { username: { required, short: minLength(3) } },
  });
});

describeConformance('useField', {
  useHook: () => useField(store, 'username'),
  readState: () => store.getState(),
  parts: {
    getInputProps: { getter: (field) => field.getInputProps, element: 'input' },
    getLabelProps: { getter: (field) => field.getLabelProps, element: 'label' },
  },
});

describeConformance('useField with an error', {
  useHook: () => {
    const field = useField(store, 'username');
    return {
      ...field,
      getErrorProps: (props?: object) => ({ ...props, ...field.getMessageProps('required') }),
    };
  },
  readState: () => store.getState(),
  parts: {
    getInputProps: {
      getter: (field) => {
        store.touch('username');
        return field.getInputProps;
      },
      element: 'input',
    },
    getMessageProps: { getter: (field) => field.getErrorProps, element: 'span' },
  },
});

function Username({
  form = store,
  label = 'User name',
}: {
  form?: FormHandle<Person>;
  label?: string;
}): ReactElement {
  const field = useField(form, 'username', { id: 'username' });
  return (
    <>
      <label {...field.getLabelProps()}>{label}</label>
      <input {...field.getInputProps({ name: 'user' })} />
      {field.shownErrors.map(({ type, message }) => (
        <em key={type} {...field.getMessageProps(type)}>
          {message ?? type}
        </em>
      ))}
      <output>{JSON.stringify([field.isTouched, field.isDirty, field.isValidating])}</output>
    </>
  );
}

test('FORM-5 A11Y-FIELD a field shows its error once it was left, and not before', async () => {
  const user = userEvent.setup();
  render(<Username />);
  const input = screen.getByRole('textbox', { name: 'User name' });
  await user.type(input, 'a');
  await user.clear(input);
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(input).not.toHaveAttribute('data-invalid');

  await user.tab();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAttribute('data-invalid', 'true');
  expect(input).toHaveAccessibleDescription('required');
  expect(input).toHaveAccessibleErrorMessage('required');
  expect(screen.getByText('required')).toHaveAttribute('data-type', 'required');

  await user.type(input, 'ann');
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-errormessage');
});

test('FORM-5 a field that was never touched shows its error when the form is submitted', () => {
  render(<Username />);
  act(() => {
    store.submit();
  });
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('status')).toHaveTextContent('[false,false,false]');
});

test('FORM-6 one message at a time, unless multiple is allowed', () => {
  const validators = { username: { first: () => false, second: () => false } };
  function Form({ multiple }: { multiple: boolean }): ReactElement {
    const form = useSubmitGuard<Person>({ initialValues, onSubmit, validators, multiple });
    return (
      <form aria-label="Form" {...form.getFormProps()}>
        <Username form={form} />
        <button>Save</button>
      </form>
    );
  }
  const { rerender } = render(<Form multiple={false} />);
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('first');
  rerender(<Form multiple />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('first second');
  expect(screen.getByRole('textbox')).toHaveAccessibleErrorMessage('first');
});

test('FORM-7 a field says that it is validating', async () => {
  const answer = createDeferred<boolean>();
  store = createFormStore<Person>({
    initialValues,
    onSubmit,
    validators: { username: { taken: () => answer.promise } },
  });
  const user = userEvent.setup();
  render(<Username />);
  await user.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByRole('status')).toHaveTextContent('[false,true,true]');
  expect(screen.getByRole('textbox')).toHaveAttribute('data-state', 'validating');
  answer.resolve(true);
  await act(settle);
  expect(screen.getByRole('textbox')).toHaveAttribute('data-state', 'idle');
});

test('B-25 a message of the server is shown in its words, and translated where it is an id', () => {
  render(<Username />);
  act(() => {
    store.setErrors({
      username: { id: 'app.taken', defaultMessage: 'Taken by {who}.', values: { who: 'Ann' } },
    });
  });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken by Ann.');
});

test('FORM-5 checkbox, select and text hold what they show', async () => {
  const user = userEvent.setup();
  function Fields(): ReactElement {
    const active = useField(store, 'active');
    const role = useField(store, 'role');
    const age = useField(store, 'age');
    return (
      <>
        <input aria-label="Active" {...active.getInputProps({ type: 'checkbox' })} />
        <select aria-label="Role" {...role.getInputProps()}>
          <option value="user">User</option>
          <option value="admin">Admin</option>
        </select>
        <textarea aria-label="Age" {...age.getInputProps()} />
      </>
    );
  }
  render(<Fields />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('user');
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(screen.getByRole('checkbox'));
  await user.selectOptions(screen.getByRole('combobox'), 'admin');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(store.getValues()).toMatchObject({ active: true, role: 'admin' });
  act(() => {
    store.reset({ age: 12 });
  });
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('12');
});

test('FORM-5 a select that takes several holds a list, which a reset brings back', async () => {
  const open = createFormStore<{ roles: string[] }>({ initialValues: { roles: ['b'] }, onSubmit });
  function Roles(): ReactElement {
    const roles = useField(open, 'roles');
    return (
      <select aria-label="Roles" multiple {...roles.getInputProps()}>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
    );
  }
  render(<Roles />);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('listbox'), ['c']);
  expect(open.getValues()).toEqual({ roles: ['b', 'c'] });
  await user.deselectOptions(screen.getByRole('listbox'), ['b']);
  expect(open.getValues()).toEqual({ roles: ['c'] });
  act(() => {
    open.reset();
  });
  expect(screen.getByRole('listbox')).toHaveValue(['b']);
  expect(open.getState().dirtyCount).toBe(0);
});

test('FORM-5 a file input gives its files, and is empty after a reset', async () => {
  const user = userEvent.setup();
  function Photos(): ReactElement {
    return (
      <input aria-label="Photos" {...useField(store, 'photos').getInputProps({ type: 'file' })} />
    );
  }
  render(<Photos />);
  const input = screen.getByLabelText<HTMLInputElement>('Photos');
  const file = new File(['x'], 'x.png');
  await user.upload(input, file);
  expect(store.getValues().photos).toEqual([file]);
  const empty = vi.spyOn(input, 'value', 'set');
  act(() => {
    store.reset();
  });
  expect(empty).toHaveBeenCalledWith('');
});

test('FORM-5 a file input is left alone while its control sends its files, and when it keeps something else for them', async () => {
  const user = userEvent.setup();
  const uploads = createFormStore<{ photo: string | null }>({
    initialValues: { photo: null },
    onSubmit: () => {},
  });
  function Photo(): ReactElement {
    const [isSending, setIsSending] = useState(false);
    const { ref, onChange, value } = useField(uploads, 'photo', { ref: () => {} }).control;
    return (
      <>
        <input
          type="file"
          aria-label="Photo"
          ref={ref}
          onChange={() => {
            setIsSending(true);
          }}
        />
        <button
          type="button"
          onClick={() => {
            onChange('/uploads/7');
          }}
        >
          End
        </button>
        <output>{isSending && (value ?? 'Sending')}</output>
      </>
    );
  }
  render(<Photo />);
  const input = screen.getByLabelText<HTMLInputElement>('Photo');
  await user.upload(input, new File(['x'], 'x.png'));
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  expect(input.files).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(screen.getByRole('status')).toHaveTextContent('/uploads/7');
  expect(input.files).toHaveLength(1);
});

test('FORM-5 a select that takes several shows nothing for null, and React says nothing', () => {
  const tags = createFormStore<{ tags: string[] | null }>({
    initialValues: { tags: null },
    onSubmit: () => {},
  });
  function Tags(): ReactElement {
    return (
      <select {...useField(tags, 'tags').getInputProps({ multiple: true })}>
        <option>a</option>
      </select>
    );
  }
  const error = vi.spyOn(console, 'error');
  render(<Tags />);
  expect(screen.getByRole('listbox')).toHaveValue([]);
  expect(error).not.toHaveBeenCalled();
});

test('FORM-5 a DOM that gives every input an empty list of files, as happy-dom does, takes no text away', async () => {
  const user = userEvent.setup();
  function UserName(): ReactElement {
    return <input {...useField(store, 'username').getInputProps()} />;
  }
  render(<UserName />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  Object.defineProperty(input, 'files', { value: [] });
  await user.type(input, 'ann');
  expect(store.getValues().username).toBe('ann');
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['a number', 5],
  ['text with line breaks of Windows', 'a\r\nb'],
])(
  'B-11 a field that began with %s is unchanged once it shows that again',
  async (_what, initial) => {
    const user = userEvent.setup();
    const form = createFormStore<{ note: unknown }>({ initialValues: { note: initial }, onSubmit });
    function Note(): ReactElement {
      return <textarea aria-label="Note" {...useField(form, 'note').getInputProps()} />;
    }
    render(<Note />);
    const note = screen.getByLabelText('Note');
    await user.type(note, 'x');
    expect(form.getState().dirtyCount).toBe(1);
    await user.type(note, '{Backspace}');
    expect(form.getState().dirtyCount).toBe(0);
    expect(form.getValues().note).toBe(initial);
  },
);

test('B-11 a checkbox that began with null is unchanged once it is empty again', async () => {
  const user = userEvent.setup();
  const form = createFormStore<{ agreed: boolean | null }>({
    initialValues: { agreed: null },
    onSubmit,
  });
  function Agreed(): ReactElement {
    const { getInputProps } = useField(form, 'agreed');
    return <input aria-label="Agreed" {...getInputProps({ type: 'checkbox' })} />;
  }
  render(<Agreed />);
  await user.click(screen.getByLabelText('Agreed'));
  expect(form.getValues().agreed).toBe(true);
  await user.click(screen.getByLabelText('Agreed'));
  expect(form.getState().dirtyCount).toBe(0);
});

test('B-23 of two elements of one field, the one that stays takes the focus', async () => {
  const user = userEvent.setup();
  function Username({ label }: { label: string }): ReactElement {
    return <input aria-label={label} {...useField(store, 'username').getInputProps()} />;
  }
  function Overlapping({ isFading }: { isFading: boolean }): ReactElement {
    const form = useSubmitGuard({ store });
    return (
      <form {...form.getFormProps()}>
        {isFading && <Username label="Old" />}
        <Username label="New" />
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  const { rerender } = render(<Overlapping isFading />);
  rerender(<Overlapping isFading={false} />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByLabelText('New')).toHaveFocus();
});

test('FORM-4 a disabled field is disabled and does not keep a submit back', async () => {
  function Field({ disabled }: { disabled: boolean }): ReactElement {
    return <input {...useField(store, 'username', { disabled }).getInputProps()} />;
  }
  const { rerender } = render(<Field disabled />);
  expect(screen.getByRole('textbox')).toBeDisabled();
  act(() => {
    store.submit();
  });
  expect(store.getState().submission).toBe('submitting');
  await act(settle);
  rerender(<Field disabled={false} />);
  expect(screen.getByRole('textbox')).toBeEnabled();
  act(() => {
    store.submit();
  });
  expect(store.getState().invalidCount).toBe(1);
});

test('a field that the first values lack is added when it is shown', async () => {
  const user = userEvent.setup();
  const open = createFormStore<{ nickname?: string }>({ initialValues: {}, onSubmit });
  function Nickname(): ReactElement {
    return <input {...useField(open, 'nickname').getInputProps()} />;
  }
  render(<Nickname />);
  await user.type(screen.getByRole('textbox'), 'Jo');
  expect(screen.getByRole('textbox')).toHaveValue('Jo');
  expect(open.getValues()).toEqual({ nickname: 'Jo' });
});

test('the name of a field and the type of its value belong together', () => {
  expectTypeOf(useField<Person, 'active'>)
    .returns.toHaveProperty('value')
    .toEqualTypeOf<boolean>();
  expectTypeOf(useField<Person, FieldName<Person>>)
    .parameter(1)
    .toEqualTypeOf<'username' | 'active' | 'role' | 'photos' | 'age'>();
  expectTypeOf<{ role: { odd: (value: number) => boolean } }>().not.toExtend<
    NonNullable<FormOptions<Person>['validators']>
  >();
  expectTypeOf<{ role: { odd: (value: string) => boolean } }>().toExtend<
    NonNullable<FormOptions<Person>['validators']>
  >();
});

test('a selector of values renders when what it selects changes', () => {
  const renders: string[] = [];
  function Role(): ReactElement {
    const role = useFormValue(store, (values) => values.role);
    return (
      <Profiler id="role" onRender={() => renders.push(role)}>
        {role}
      </Profiler>
    );
  }
  render(<Role />);
  renders.length = 0;
  act(() => {
    store.setValue('username', 'ann');
  });
  expect(renders).toEqual([]);
  act(() => {
    store.setValue('role', 'admin');
  });
  expect(renders).toEqual(['admin']);
});

test('a keystroke among a thousand fields renders exactly one of them, the first one as well', async () => {
  const names = Array.from({ length: 1000 }, (_, index) => `field${index}`);
  const rendered: string[] = [];
  const Field = memo(function Field({
    form,
    name,
  }: {
    form: FormHandle<Record<string, string>>;
    name: string;
  }): ReactElement {
    const field = useField(form, name);
    return (
      <Profiler id={name} onRender={(id) => rendered.push(id)}>
        <input aria-label={name} {...field.getInputProps()} />
      </Profiler>
    );
  });
  const form = createFormStore<Record<string, string>>({
    initialValues: Object.fromEntries(names.map((name) => [name, ''])),
    validators: Object.fromEntries(names.map((name) => [name, { required }])),
    onSubmit,
  });
  function Form(): ReactElement {
    const { getFormProps, store: ownStore, isDirty } = useSubmitGuard({ store: form });
    return (
      <form aria-label="Form" {...getFormProps()}>
        <div>
          {names.map((name) => (
            <Field key={name} form={ownStore} name={name} />
          ))}
        </div>
        <output>{String(isDirty)}</output>
      </form>
    );
  }
  render(<Form />);
  const input = screen.getByLabelText('field500');
  const user = userEvent.setup();
  await user.click(input);
  rendered.length = 0;
  const reads = vi.spyOn(form, 'fieldIn');
  await user.keyboard('a');
  expect(rendered).toEqual(['field500']);
  // Nor is any other asked whether it changed.
  expect(new Set(reads.mock.calls.map(([, name]) => name))).toEqual(new Set(['field500']));
  expect(screen.getByRole('status')).toHaveTextContent('true');
  await user.keyboard('b');
  expect(rendered).toEqual(['field500', 'field500']);
});

test('FORM-5 a file input in another page is empty after a reset', async () => {
  const { page, container } = frameContainer();
  function Photos(): ReactElement {
    return (
      <input aria-label="Photos" {...useField(store, 'photos').getInputProps({ type: 'file' })} />
    );
  }
  render(<Photos />, { container });
  const input = page.querySelector('input')!;
  await userEvent.setup({ document: page }).upload(input, new File(['x'], 'x.png'));
  const empty = vi.spyOn(input, 'value', 'set');
  act(() => {
    store.reset();
  });
  expect(empty).toHaveBeenCalledWith('');
});

test('B-11 a choice of several that is the first one again is no change, whatever its order', async () => {
  const user = userEvent.setup();
  const days = ['b', 'a'];
  const form = createFormStore({ initialValues: { days }, onSubmit });
  function Days(): ReactElement {
    return (
      <select multiple {...useField(form, 'days').getInputProps()}>
        <option>a</option>
        <option>b</option>
      </select>
    );
  }
  render(<Days />);
  await user.deselectOptions(screen.getByRole('listbox'), 'a');
  expect(form.getValues()).toEqual({ days: ['b'] });
  await user.selectOptions(screen.getByRole('listbox'), 'a');
  expect(form.getState().dirtyCount).toBe(0);
  expect(form.getValues()).toEqual({ days });
});
