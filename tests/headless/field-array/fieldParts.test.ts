import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldParts, type PartValidators } from '../../../headless/field-array/index.js';
import {
  createFormStore,
  minLength,
  required,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';

interface Phone {
  kind: string;
  number: string;
}

interface Person {
  name: string;
  phones: Phone[];
  address: { city: string; lines: { text: string }[] };
}

const WORK: Phone = { kind: 'work', number: '1' };
const HOME: Phone = { kind: 'home', number: '2' };
const initialValues: Person = {
  name: 'Ann',
  phones: [WORK, HOME],
  address: { city: 'Ghent', lines: [{ text: 'a' }] },
};
const onSubmit = vi.fn<FormOptions<Person>['onSubmit']>();
beforeEach(() => {
  onSubmit.mockReset();
});

const PLAIN: PartValidators<Person> = {
  'phones.*.number': { required },
  'phones.*.kind': {},
  'address.city': { required },
  'address.lines.*.text': { required },
};

function createForm(
  validators: PartValidators<Person> = PLAIN,
  options: Partial<FormOptions<Person>> = {},
): FormStore<Person> {
  return createFormStore<Person>({
    initialValues,
    parts: fieldParts<Person>(validators),
    onSubmit,
    ...options,
  });
}

function keysOf(form: FormStore<Person>, name = 'phones'): readonly string[] {
  return form.fieldIn(form.getState(), name).keys ?? [];
}

/** The name of a part of the row that stands at an index now. */
function rowPart(form: FormStore<Person>, index: number, part = 'number'): string {
  return `phones.${keysOf(form)[index] ?? 'none'}.${part}`;
}

function errorsOf(form: FormStore<Person>, name: string): readonly string[] {
  return form.fieldIn(form.getState(), name).errors.map(({ type }) => type);
}

/** Puts rows and their keys in another order, or leaves some out, as `useFieldArray` does. */
function arrange(form: FormStore<Person>, order: readonly number[]): void {
  const { phones } = form.getValues();
  const keys = keysOf(form);
  form.edit(
    'phones',
    order.map((index) => phones[index]),
    order.map((index) => keys[index] ?? ''),
  );
}

describe('values', () => {
  test('FORM-4 the action gets rows and objects as they were edited by their parts', () => {
    const form = createForm();
    form.edit(rowPart(form, 1), '22');
    form.edit('address.city', 'Lier');
    form.edit(`address.lines.${keysOf(form, 'address.lines')[0] ?? ''}.text`, 'b');
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ann',
      phones: [WORK, { kind: 'home', number: '22' }],
      address: { city: 'Lier', lines: [{ text: 'b' }] },
    });
    expect(initialValues.phones[1]).toBe(HOME);
  });

  test('a value set as a whole is in its parts, and theirs', () => {
    const form = createForm();
    const before = keysOf(form);
    form.setValue('phones', [{ kind: 'new', number: '9' }]);
    expect(form.fieldIn(form.getState(), rowPart(form, 0)).value).toBe('9');
    expect(keysOf(form)).toHaveLength(1);
    expect(before).not.toContain(keysOf(form)[0]);
    form.setValue('address', { city: 'Bruges', lines: [] });
    expect(form.fieldIn(form.getState(), 'address.city').value).toBe('Bruges');
  });

  test('a list keeps its rows when the value that it is in is set as a whole', () => {
    const form = createForm();
    const lines = keysOf(form, 'address.lines');
    expect(lines).toHaveLength(1);
    form.setValue('address', { city: 'Bruges', lines: [{ text: 'b' }] });
    expect(keysOf(form, 'address.lines')).toEqual(lines);
  });

  test('a part put back makes the form clean again, as do rows moved there and back', () => {
    const form = createForm();
    form.edit(rowPart(form, 0), '11');
    expect(form.getState().dirtyCount).toBeGreaterThan(0);
    form.edit(rowPart(form, 0), '1');
    expect(form.getState().dirtyCount).toBe(0);
    arrange(form, [1, 0]);
    expect(form.getState().dirtyCount).toBe(1);
    arrange(form, [1, 0]);
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('reset brings the rows back, clean and untouched, or takes others', () => {
    const form = createForm();
    form.edit(rowPart(form, 0), '');
    form.touch(rowPart(form, 0));
    arrange(form, [0]);
    form.reset();
    expect(form.getValues()).toEqual(initialValues);
    expect(form.getState()).toMatchObject({ dirtyCount: 0, invalidCount: 0 });
    form.reset({ phones: [HOME] });
    expect(form.getValues().phones).toEqual([HOME]);
    expect(form.getState().dirtyCount).toBe(0);
    expect(keysOf(form)).toHaveLength(1);
  });

  test('reset makes the parts of an object clean and untouched as well, or takes others', async () => {
    const answer = createDeferred<boolean>();
    const free = vi.fn(() => answer.promise);
    const form = createForm({ ...PLAIN, 'address.city': { required, free } });
    form.setErrors({ 'address.city': 'No such city.', 'address.lines.0.text': 'Too short.' });
    form.edit('address.city', 'Bruges');
    form.reset();
    answer.resolve(false);
    await settle();
    expect(form.getValues()).toEqual(initialValues);
    expect(form.getState()).toMatchObject({ dirtyCount: 0, invalidCount: 0, validatingCount: 0 });
    expect(form.getState().fields.filter(({ isTouched }) => isTouched)).toEqual([]);
    form.reset({ address: { city: 'Antwerp', lines: [{ text: 'b' }] } });
    expect(form.fieldIn(form.getState(), 'address.city').value).toBe('Antwerp');
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('FORM-4 what was sent is no longer dirty', async () => {
    const form = createForm();
    form.edit(rowPart(form, 0), '11');
    form.submit();
    await settle();
    expect(form.getState().dirtyCount).toBe(0);
    form.reset();
    expect(form.getValues().phones[0]?.number).toBe('11');
  });

  test.each([undefined, null, 'none'])('a list that is %s has no rows', (phones) => {
    const form = createForm(PLAIN, {
      initialValues: { ...initialValues, phones: phones as unknown as Phone[] },
    });
    expect(keysOf(form)).toEqual([]);
    expect(form.getValues().phones).toBe(phones);
  });

  test('a field that is no part is written into no other, whatever its name', () => {
    const form = createFormStore<Record<string, unknown>>({
      initialValues: { 'address.note': '', address: { city: 'Ghent' } },
      parts: fieldParts<Record<string, unknown>>({ 'address.city': {} }),
      onSubmit: () => {},
    });
    form.edit('address.note', 'ring twice');
    expect(form.getValues()).toEqual({
      'address.note': 'ring twice',
      address: { city: 'Ghent' },
    });
    expect(form.getState().dirtyCount).toBe(1);
  });

  test('FORM-4 what the control of a row brings after the row was removed is sent with nothing', () => {
    const form = createForm();
    const late = rowPart(form, 0);
    arrange(form, [1]);
    // As an upload that ends then.
    form.edit(late, 'late');
    form.submit();
    expect(onSubmit.mock.calls[0]![0]).toEqual({ ...initialValues, phones: [HOME] });
    expect(form.fieldIn(form.getState(), late).name).toBe('');
  });

  test('a list that is removed takes its rows along', () => {
    const form = createForm();
    form.edit(rowPart(form, 0), '');
    form.removeField('phones');
    expect(form.getState().fields.map(({ name }) => name)).not.toContainEqual(
      expect.stringContaining('phones'),
    );
    expect(form.getState().invalidCount).toBe(0);
  });
});

describe('checks', () => {
  test('FORM-3 every row is checked, shown or not', () => {
    const form = createForm(PLAIN, {
      initialValues: { ...initialValues, phones: [WORK, { kind: 'home', number: '' }] },
    });
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errorsOf(form, rowPart(form, 0))).toEqual([]);
    expect(errorsOf(form, rowPart(form, 1))).toEqual(['required']);
  });

  test('FORM-5 errors and touch travel with their row', () => {
    const form = createForm();
    form.edit(rowPart(form, 0), '');
    form.touch(rowPart(form, 0));
    arrange(form, [1, 0]);
    expect(errorsOf(form, rowPart(form, 0))).toEqual([]);
    expect(errorsOf(form, rowPart(form, 1))).toEqual(['required']);
    expect(form.fieldIn(form.getState(), rowPart(form, 1)).isTouched).toBe(true);
    expect(form.fieldIn(form.getState(), rowPart(form, 0)).isTouched).toBe(false);
  });

  test('FORM-7 a check that is pending travels with its row', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ 'phones.*.number': { known: () => answer.promise } });
    form.edit(rowPart(form, 0), '7');
    arrange(form, [1, 0]);
    expect(form.fieldIn(form.getState(), rowPart(form, 1)).isValidating).toBe(true);
    answer.resolve(false);
    await settle();
    expect(errorsOf(form, rowPart(form, 1))).toEqual(['known']);
    expect(errorsOf(form, rowPart(form, 0))).toEqual([]);
  });

  test('FORM-7 a row removed while validating is dropped, and the submit goes on without it', async () => {
    const { signals, form } = (() => {
      const asked: AbortSignal[] = [];
      return {
        signals: asked,
        form: createForm({
          'phones.*.number': {
            known: (value, _values, { signal }) => {
              asked.push(signal);
              return value === '2' || new Promise<boolean>(() => {});
            },
          },
        }),
      };
    })();
    form.submit();
    expect(form.getState().submission).toBe('validating');
    arrange(form, [1]);
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(form.getState().validatingCount).toBe(0);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].phones).toEqual([HOME]);
  });

  test('FORM-7 a row removed while others are checked is not sent, and those are not asked again', async () => {
    const answers = new Map<string, Deferred<boolean>>();
    const form = createForm({
      'phones.*.number': {
        known: (value) => {
          const answer = createDeferred<boolean>();
          answers.set(value, answer);
          return answer.promise;
        },
      },
    });
    form.submit();
    arrange(form, [0]);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    const answer = answers.get('1');
    answers.clear();
    answer?.resolve(true);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].phones).toEqual([WORK]);
    expect(answers.size).toBe(0);
  });

  test('FORM-7 what is found wrong with a list refuses no submit once the row for it is removed', async () => {
    const answers: Deferred<boolean>[] = [];
    const form = createForm(PLAIN, {
      validators: {
        phones: {
          one: (phones) => {
            if (phones.length === 1) return true;
            const answer = createDeferred<boolean>();
            answers.push(answer);
            return answer.promise;
          },
        },
      },
    });
    form.submit();
    arrange(form, [0]);
    for (const answer of answers) answer.resolve(false);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit.mock.calls[0]?.[0].phones).toHaveLength(1);
  });

  test('FORM-7 a validator that read its row runs again when that changes, and no other row’s', () => {
    const asked: string[] = [];
    const form = createForm({
      'phones.*.number': {
        work: (value, _values, { owner }) => {
          asked.push(value);
          return owner.kind !== 'work' || value !== '';
        },
      },
      'phones.*.kind': {},
    });
    form.edit(rowPart(form, 0), '10');
    form.edit(rowPart(form, 1), '');
    expect(errorsOf(form, rowPart(form, 1))).toEqual([]);
    asked.length = 0;
    form.edit(rowPart(form, 1, 'kind'), 'work');
    expect(asked).toEqual(['']);
    expect(errorsOf(form, rowPart(form, 1))).toEqual(['work']);
  });

  test('FORM-7 the list’s own validators judge its rows, and those who read the list run again', () => {
    const form = createForm(PLAIN, {
      validators: {
        phones: { few: minLength(1), two: (phones) => phones.length === 2 },
        name: { known: (_name, { phones }) => phones.some(({ number }) => number === '1') },
      },
    });
    form.setValue('name', 'Bob');
    expect(errorsOf(form, 'name')).toEqual([]);
    form.edit(rowPart(form, 0), '3');
    expect(errorsOf(form, 'name')).toEqual(['known']);
    arrange(form, [0]);
    expect(errorsOf(form, 'phones')).toEqual(['two']);
  });

  test('FORM-4 a list that is emptied is held back by `required`, and by no minimal length', async () => {
    const form = createForm(PLAIN, { validators: { phones: { few: minLength(1) } } });
    form.setValue('phones', []);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledOnce();
    const strict = createForm(PLAIN, { validators: { phones: { atLeastOne: required } } });
    strict.setValue('phones', []);
    strict.submit();
    await settle();
    expect(errorsOf(strict, 'phones')).toEqual(['atLeastOne']);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('FORM-7 rows whose values did not change are not asked again', () => {
    const asked = vi.fn<(value: string) => boolean>(() => true);
    const form = createForm({ 'phones.*.number': { known: (value) => asked(value) } });
    form.edit(rowPart(form, 0), '7');
    form.edit(rowPart(form, 1), '8');
    asked.mockClear();
    arrange(form, [1, 0]);
    expect(asked).not.toHaveBeenCalled();
  });

  test('FORM-7 a part of a value that was set as a whole is checked anew', () => {
    const form = createForm();
    form.edit('address.city', '');
    expect(errorsOf(form, 'address.city')).toEqual(['required']);
    form.setValue('address', { city: 'Lier', lines: [] });
    expect(errorsOf(form, 'address.city')).toEqual([]);
  });

  test('what a row’s field tells after the row is gone changes nothing', () => {
    const form = createForm();
    const gone = rowPart(form, 0);
    arrange(form, [1]);
    const before = form.getState();
    form.placeField(gone, true);
    form.touch(gone);
    form.refuse(gone, null);
    expect(form.getState()).toBe(before);
    expect(form.getValues().phones).toEqual([HOME]);
  });
});

describe('paths', () => {
  test('B-25 an error of the server lands on the row that stands there, and goes with its edit', () => {
    const form = createForm();
    form.setErrors({
      'phones.1.number': 'Not in use.',
      'phones.0': 'Twice.',
      'phones.7.number': 'No such row.',
      'address.city': 'Unknown.',
    });
    const second = rowPart(form, 1);
    expect(errorsOf(form, second)).toEqual(['server']);
    expect(errorsOf(form, `phones.${keysOf(form)[0] ?? ''}`)).toEqual(['server']);
    expect(errorsOf(form, 'phones')).toEqual(['server']);
    expect(errorsOf(form, 'address.city')).toEqual(['server']);
    arrange(form, [1, 0]);
    expect(errorsOf(form, second)).toEqual(['server']);
    form.edit(second, '3');
    expect(errorsOf(form, second)).toEqual([]);
  });

  test('B-25 an error of the server goes when its value changes with the part or the whole', () => {
    const form = createForm();
    form.setErrors({ phones: 'Too many.', 'address.city': 'No such city.' });
    form.edit(rowPart(form, 0), '11');
    form.setValue('address', { ...initialValues.address, city: 'Bruges' });
    expect(form.getState().invalidCount).toBe(0);
  });

  test('FORM-4 issues of a schema land on the row that they are about, wherever it has moved', () => {
    const form = createForm(
      { 'phones.*.number': {} },
      {
        schema: {
          '~standard': {
            version: 1,
            vendor: 'test',
            validate: (values) => {
              const { phones } = values as Person;
              const issues = phones.flatMap(({ number }, index) =>
                number === '' ? [{ message: 'Empty.', path: ['phones', index, 'number'] }] : [],
              );
              return issues.length > 0 ? { issues } : { value: values as Person };
            },
          },
        },
      },
    );
    form.edit(rowPart(form, 0), '');
    expect(errorsOf(form, rowPart(form, 0))).toEqual(['schema']);
    arrange(form, [1, 0]);
    expect(errorsOf(form, rowPart(form, 0))).toEqual([]);
    expect(errorsOf(form, rowPart(form, 1))).toEqual(['schema']);
  });
});

describe('values that somebody else has saved', () => {
  const dirty = (form: FormStore<Person>): readonly string[] =>
    form
      .getState()
      .fields.filter(({ isDirty }) => isDirty)
      .map(({ name }) => name);

  test('B-11 are what parts are compared with, too', () => {
    const form = createForm();
    form.edit('address.city', 'Bruges');
    form.edit(rowPart(form, 1), '3');
    form.rebase({
      phones: [WORK, { ...HOME, number: '3' }],
      address: { ...initialValues.address, city: 'Bruges' },
    });
    expect(dirty(form)).toEqual([]);
    form.rebase({ address: initialValues.address });
    expect(dirty(form)).toEqual(['address', 'address.city']);
  });

  test('B-11 stand if the action knows them, for the rows that were sent', async () => {
    const form = createForm();
    onSubmit.mockImplementation(async ({ phones, address }) => {
      await settle();
      form.rebase({ phones: [WORK, { ...phones[1]!, number: '3' }], address });
    });
    const number = rowPart(form, 1);
    form.edit(number, ' 3 ');
    form.submit();
    arrange(form, [1]);
    await settle();
    await settle();
    expect(form.fieldIn(form.getState(), number)).toMatchObject({
      value: ' 3 ',
      initialValue: '3',
      isDirty: true,
    });
    expect(dirty(form).filter((name) => name.startsWith('address'))).toEqual([]);
  });
});
