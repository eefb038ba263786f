import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler, type ReactElement } from 'react';
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import {
  fieldParts,
  partOf,
  useFieldArray,
  type PartValidators,
  type UseFieldArrayResult,
} from '../../../headless/field-array/index.js';
import {
  createFormStore,
  required,
  useField,
  useSubmitGuard,
  type FormOptions,
  type FormStore,
  type PartName,
} from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';

interface Phone {
  kind: string;
  number: string;
}

interface Person {
  phones: Phone[];
  address: { city: string };
}

const onSubmit = vi.fn<FormOptions<Person>['onSubmit']>();
const rendered: string[] = [];
beforeEach(() => {
  onSubmit.mockReset();
  rendered.length = 0;
});

function createForm(phones: Phone[] = []): FormStore<Person> {
  return createFormStore<Person>({
    initialValues: { phones, address: { city: 'Ghent' } },
    parts: fieldParts<Person>({
      'phones.*.number': { required },
      'phones.*.kind': {},
      'address.city': { required },
    }),
    onSubmit,
  });
}

const PhoneField = memo(function PhoneField({
  form,
  name,
  label,
}: {
  form: FormStore<Person>;
  name: PartName<Phone>;
  label: string;
}): ReactElement {
  const number = useField(form, partOf(name, 'number'));
  expectTypeOf(number.value).toEqualTypeOf<string>();
  return (
    <Profiler id={label} onRender={(id) => rendered.push(id)}>
      <label {...number.getLabelProps()}>{label}</label>
      <input {...number.getInputProps()} />
      {number.shownErrors.map(({ type }) => (
        <em key={type} {...number.getMessageProps(type)}>
          {type}
        </em>
      ))}
    </Profiler>
  );
});

const Phones = memo(function Phones({ form }: { form: FormStore<Person> }): ReactElement {
  const phones = useFieldArray(form, 'phones');
  return (
    <>
      <Profiler id="list" onRender={(id) => rendered.push(id)}>
        <span />
      </Profiler>
      {phones.rows.map(({ key, name }, index) => (
        <fieldset key={key}>
          <PhoneField form={form} name={name} label={`Phone ${index + 1}`} />
          <button
            type="button"
            onClick={() => {
              phones.remove(index);
            }}
          >{`Remove ${index + 1}`}</button>
          <button
            type="button"
            onClick={() => {
              phones.move(index, index - 1);
            }}
          >{`Up ${index + 1}`}</button>
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() => {
          phones.append({ kind: 'work', number: '' });
        }}
      >
        Add
      </button>
      <button
        type="button"
        onClick={() => {
          phones.insert(0, { kind: 'home', number: '0' });
        }}
      >
        Add first
      </button>
    </>
  );
});

function Form({ form }: { form: FormStore<Person> }): ReactElement {
  const { getFormProps, getSubmitProps } = useSubmitGuard({ store: form });
  const city = useField(form, partOf(form, 'address', 'city'));
  return (
    <form {...getFormProps()}>
      <input aria-label="City" {...city.getInputProps()} />
      <Phones form={form} />
      <button {...getSubmitProps()}>Save</button>
    </form>
  );
}

const press = (name: string): Promise<void> =>
  userEvent.setup().click(screen.getByRole('button', { name }));
const phone = (number: number): HTMLElement =>
  screen.getByRole('textbox', { name: `Phone ${number}` });

test('FORM-4 rows are added, put first, moved and removed; the action gets what is shown', async () => {
  const user = userEvent.setup();
  render(<Form form={createForm()} />);
  await press('Add');
  await user.type(phone(1), '11');
  await press('Add');
  await user.type(phone(2), '22');
  await press('Add first');
  await press('Up 3');
  expect(phone(1)).toHaveValue('0');
  expect(phone(2)).toHaveValue('22');
  await press('Remove 1');
  await user.type(screen.getByRole('textbox', { name: 'City' }), '!');
  await press('Save');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    phones: [
      { kind: 'work', number: '22' },
      { kind: 'work', number: '11' },
    ],
    address: { city: 'Ghent!' },
  });
});

test('FORM-5 an error stays with its row, and so does what was typed in it', async () => {
  const user = userEvent.setup();
  render(
    <Form
      form={createForm([
        { kind: 'a', number: '1' },
        { kind: 'b', number: '2' },
      ])}
    />,
  );
  await user.clear(phone(2));
  await user.tab();
  expect(phone(2)).toHaveAccessibleDescription('required');
  const element = phone(2);
  await press('Up 2');
  // The very element: its selection and its undo are kept as well.
  expect(phone(1)).toBe(element);
  expect(phone(1)).toHaveAccessibleDescription('required');
  expect(phone(2)).not.toHaveAttribute('aria-invalid', 'true');
});

test('A11Y-FIELD an invalid submit focuses the first row that is invalid', async () => {
  render(
    <Form
      form={createForm([
        { kind: 'a', number: '1' },
        { kind: 'b', number: '' },
      ])}
    />,
  );
  await press('Save');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(phone(2)).toHaveFocus();
});

test('a keystroke in a row renders that field, and no list; a new row renders the list', async () => {
  const user = userEvent.setup();
  const form = createForm(Array.from({ length: 50 }, () => ({ kind: '', number: '1' })));
  render(<Form form={form} />);
  await user.click(phone(7));
  rendered.length = 0;
  await user.keyboard('5');
  expect(rendered).toEqual(['Phone 7']);
  await user.tab();
  rendered.length = 0;
  await press('Add');
  expect(new Set(rendered)).toEqual(new Set(['list', 'Phone 51']));
});

test('rows that are not there are neither removed nor moved', () => {
  const form = createForm([{ kind: 'a', number: '1' }]);
  const { result } = renderHook(() => useFieldArray(form, 'phones'));
  const before = form.getState();
  act(() => {
    result.current.remove(1);
    result.current.remove(-1);
    result.current.move(0, 1);
    result.current.move(0, 0);
    result.current.move(3, 0);
  });
  expect(form.getState()).toBe(before);
});

test('two rows that are added in one tick are both there', () => {
  const form = createForm();
  const { result } = renderHook(() => useFieldArray(form, 'phones'));
  const { append } = result.current;
  act(() => {
    append({ kind: 'a', number: '1' });
    append({ kind: 'b', number: '2' });
  });
  expect(result.current.rows).toHaveLength(2);
  expect(form.getValues().phones.map(({ kind }) => kind)).toEqual(['a', 'b']);
});

test.each(['by the action', 'by onError', 'by an asynchronous onError'])(
  'B-25 an error of the server goes to the row that was sent, %s, although rows have gone meanwhile',
  async (by) => {
    const answer = createDeferred<undefined>();
    const place = (): void => {
      form.setErrors({ 'phones.1.number': 'No number.', 'phones.0.kind': 'Not allowed.' });
    };
    const phone = (number: string): Phone => ({ kind: 'home', number });
    const form = createFormStore<Person>({
      initialValues: { phones: ['1', 'two', '3'].map(phone), address: { city: 'Ghent' } },
      parts: fieldParts<Person>({ 'phones.*.number': {}, 'phones.*.kind': {} }),
      onSubmit: async () => {
        await answer.promise;
        if (by !== 'by the action') throw new Error('422');
        place();
      },
      onError: async () => {
        if (by === 'by an asynchronous onError') await settle();
        place();
      },
    });
    const { result } = renderHook(() => useFieldArray(form, 'phones'));
    form.submit();
    act(() => {
      result.current.remove(0);
    });
    answer.resolve(undefined);
    await act(settle);
    await act(settle);
    const messagesOf = (name: string): readonly unknown[] =>
      form.fieldIn(form.getState(), name).errors.map(({ message }) => message);
    const [two, three] = result.current.rows.map(({ name }) => messagesOf(`${name}.number`));
    expect({ two, three }).toEqual({ two: ['No number.'], three: [] });
    expect(messagesOf('phones'), 'of the row that has gone').toEqual(['Not allowed.']);

    act(() => {
      form.setErrors({ 'phones.1.number': 'Later.' });
    });
    expect(messagesOf(`${result.current.rows[1]?.name}.number`)).toEqual(['Later.']);
  },
);

test('B-11 rows that hold what they did at first are no change, whichever rows they are', () => {
  const form = createForm([
    { kind: 'a', number: '1' },
    { kind: 'b', number: '2' },
  ]);
  const { result } = renderHook(() => useFieldArray(form, 'phones'));
  act(() => {
    result.current.remove(0);
    result.current.insert(0, { kind: 'a', number: '' });
  });
  expect(form.getState().dirtyCount).toBe(1);
  act(() => {
    form.edit(`${result.current.rows[0]?.name}.number`, '1');
  });
  expect(form.getState().dirtyCount).toBe(0);
});

test('a row added to a list that was removed is its only one, as is shown', () => {
  const form = createForm([{ kind: 'a', number: '1' }]);
  const { result } = renderHook(() => useFieldArray(form, 'phones'));
  act(() => {
    form.removeField('phones');
  });
  expect(result.current.rows).toEqual([]);
  act(() => {
    result.current.append({ kind: 'b', number: '2' });
  });
  expect(form.getValues().phones).toEqual([{ kind: 'b', number: '2' }]);
  expect(result.current.rows).toHaveLength(1);
});

test.each<[string, (list: UseFieldArrayResult<Phone>) => void]>([
  [
    'removed from',
    (list) => {
      list.remove(0);
    },
  ],
  [
    'moved in',
    (list) => {
      list.move(0, 1);
    },
  ],
])('nothing is %s a list that was removed, which stays so', (_what, change) => {
  const form = createForm([
    { kind: 'a', number: '1' },
    { kind: 'b', number: '2' },
  ]);
  const { result } = renderHook(() => useFieldArray(form, 'phones'));
  act(() => {
    form.removeField('phones');
  });
  act(() => {
    change(result.current);
  });
  expect(form.getValues()).toEqual({ address: { city: 'Ghent' } });
});

interface Order {
  lines: { parts: { text: string; place: { shelf: string } }[] }[];
}

function PartField({
  form,
  name,
}: {
  form: FormStore<Order>;
  name: PartName<{ text: string }>;
}): ReactElement {
  const text = useField(form, partOf(name, 'text'));
  return <input {...text.getInputProps({ 'aria-label': 'Part' })} />;
}

function LineFields({
  form,
  name,
}: {
  form: FormStore<Order>;
  name: PartName<Order['lines'][number]>;
}): ReactElement {
  const { rows } = useFieldArray(form, partOf(name, 'parts'));
  return (
    <>
      {rows.map((row) => (
        <PartField key={row.key} form={form} name={row.name} />
      ))}
    </>
  );
}

function OrderFields({ form }: { form: FormStore<Order> }): ReactElement {
  const { rows } = useFieldArray(form, 'lines');
  return (
    <>
      {rows.map((row) => (
        <LineFields key={row.key} form={form} name={row.name} />
      ))}
    </>
  );
}

const order: Order = { lines: [{ parts: [{ text: 'a', place: { shelf: '1' } }] }] };

test('FORM-5 a list within a row is declared, shown and edited like the list', async () => {
  const form = createFormStore<Order>({
    initialValues: order,
    parts: fieldParts<Order>({
      'lines.*.parts.*.text': { required },
      'lines.*.parts.*.place.shelf': {},
    }),
    onSubmit: () => {},
  });
  render(<OrderFields form={form} />);
  const input = screen.getByRole('textbox', { name: 'Part' });
  expect(input).toHaveValue('a');
  await userEvent.setup().type(input, 'b');
  expect(form.getValues().lines[0]?.parts[0]?.text).toBe('ab');
});

test('a form that was not told of a part of its rows says how to', () => {
  const form = createFormStore<Order>({
    initialValues: order,
    parts: fieldParts<Order>({ 'lines.*.parts.*.place.shelf': {} }),
    onSubmit: () => {},
  });
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<OrderFields form={form} />)).toThrow(
    "fieldParts<Values>({ …, 'lines.*.parts.*.text': {} })",
  );
  silent.mockRestore();
});

test('a form that was not told of the parts of a list says how to', () => {
  const form = createFormStore<Person>({
    initialValues: { phones: [], address: { city: '' } },
    onSubmit,
  });
  function List(): null {
    useFieldArray(form, 'phones');
    return null;
  }
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<List />)).toThrow("fieldParts<Values>({ 'phones.*': {} })");
  silent.mockRestore();
});

test('types: parts are named as the values have them', () => {
  expectTypeOf<{ 'phones.*.number': { odd: (value: string) => boolean } }>().toExtend<
    PartValidators<Person>
  >();
  expectTypeOf<{ 'phones.*.number': { odd: (value: number) => boolean } }>().not.toExtend<
    PartValidators<Person>
  >();
  expectTypeOf<'phones.*.fax'>().not.toExtend<keyof PartValidators<Person>>();
  fieldParts<Person>({
    'phones.*.number': {
      needed: (value, values, { owner, signal }) => {
        expectTypeOf(value).toEqualTypeOf<string>();
        expectTypeOf(values).toEqualTypeOf<Person>();
        expectTypeOf(owner).toEqualTypeOf<Phone>();
        return !signal.aborted;
      },
    },
    'address.city': {
      known: (_value, _values, { owner }) => {
        expectTypeOf(owner).toEqualTypeOf<{ city: string }>();
        return true;
      },
    },
  });
});
