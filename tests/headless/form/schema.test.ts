import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { z } from 'zod';
import {
  createFormStore,
  required,
  type FormOptions,
  type FormStore,
  type StandardSchemaIssue,
  type StandardSchemaResult,
  type StandardSchemaV1,
} from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';

interface Absence {
  start: string;
  end: string;
}

type Validate = StandardSchemaV1<Absence>['~standard']['validate'];

const onSubmit = vi.fn<FormOptions<Absence>['onSubmit']>();
const validate = vi.fn<Validate>();
beforeEach(() => {
  onSubmit.mockReset();
  validate.mockReset();
});

const schema: StandardSchemaV1<Absence> = {
  '~standard': { version: 1, vendor: 'test', validate },
};

function createForm(options: Partial<FormOptions<Absence>> = {}): FormStore<Absence> {
  return createFormStore<Absence>({
    initialValues: { start: '', end: '' },
    schema,
    onSubmit,
    ...options,
  });
}

function invalid(...issues: StandardSchemaIssue[]): () => StandardSchemaResult<Absence> {
  return () => ({ issues });
}

function messages(form: FormStore<Absence>, name: string): unknown[] {
  return form.fieldIn(form.getState(), name).errors.map(({ message }) => message);
}

describe('a Standard Schema', () => {
  test('FORM-4 judges a disabled field too, and what it refuses is not sent', () => {
    validate.mockImplementation(invalid({ message: 'A start is needed.', path: ['start'] }));
    const form = createForm();
    form.placeField('start', true);
    form.submit();
    expect(messages(form, 'start')).toEqual(['A start is needed.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('FORM-4 where there is none any more, what it refused can be sent', () => {
    validate.mockImplementation(invalid({ message: 'A start is needed.', path: ['start'] }));
    const form = createForm();
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    form.own(() => {}, { initialValues: form.getValues(), onSubmit });
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(messages(form, 'start')).toEqual([]);
  });

  test('FORM-4 puts its issues on their fields, and the rest on the form', () => {
    validate.mockImplementation(
      invalid(
        { message: 'A start is needed.', path: ['start'] },
        { message: 'No such day.', path: [{ key: 'end' }, 'day'] },
        { message: 'Nor such month.', path: ['end', 0] },
        { message: 'The end is before the start.' },
      ),
    );
    const form = createForm();
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(messages(form, 'start')).toEqual(['A start is needed.']);
    expect(messages(form, 'end')).toEqual(['No such day.', 'Nor such month.']);
    expect(messages(form, '')).toEqual(['The end is before the start.']);
    expect(validate).toHaveBeenCalledWith({ start: '', end: '' });
  });

  test('FORM-4 an issue of the form alone keeps a submit back as well', () => {
    validate.mockImplementation(invalid({ message: 'No.' }));
    const form = createForm();
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState().invalidCount).toBe(1);
  });

  test('FORM-4 what it puts out is what the action gets', () => {
    validate.mockImplementation((values) => ({
      value: { ...(values as Absence), end: 'trimmed' },
    }));
    const form = createForm();
    form.setValue('end', ' trimmed ');
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ start: '', end: 'trimmed' });
    expect(form.getValues().end).toBe(' trimmed ');
  });

  test('FORM-7 an edit checks all again; issues that are solved are gone', () => {
    validate.mockImplementation((values) =>
      (values as Absence).start === ''
        ? { issues: [{ message: 'A', path: ['end'] }] }
        : { value: values as Absence },
    );
    const form = createForm();
    form.touch('end');
    expect(messages(form, 'end')).toEqual(['A']);
    form.setValue('start', '2026-01-01');
    expect(messages(form, 'end')).toEqual([]);
  });

  test('FORM-7 leaving the first field checks all, leaving a second one not again', () => {
    validate.mockImplementation(invalid({ message: 'A', path: ['end'] }));
    const form = createForm();
    form.touch('start');
    form.touch('end');
    expect(validate).toHaveBeenCalledTimes(1);
  });

  test('FORM-2 FORM-7 an asynchronous one is awaited, and its latest answer wins', async () => {
    const answers = [1, 2, 3].map(() => createDeferred<StandardSchemaResult<Absence>>());
    for (const { promise } of answers) validate.mockReturnValueOnce(promise);
    const form = createForm();
    form.setValue('start', 'a');
    expect(form.getState().validatingCount).toBe(1);
    form.submit();
    form.setValue('start', 'b');
    answers[1]?.resolve({ issues: [{ message: 'new', path: ['start'] }] });
    await settle();
    answers[0]?.resolve({ issues: [{ message: 'stale', path: ['start'] }] });
    await settle();
    expect(messages(form, 'start')).toEqual(['new']);
    expect(onSubmit).not.toHaveBeenCalled();

    form.setValue('start', 'c');
    answers[2]?.resolve({ value: { start: 'c', end: '' } });
    await settle();
    expect(form.getState()).toMatchObject({ invalidCount: 0, validatingCount: 0 });
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('500'))],
    [
      'throws',
      () => {
        throw new Error('500');
      },
    ],
  ])('FORM-7 one that %s fails closed, and is retried', async (_, fail) => {
    validate.mockImplementationOnce(fail);
    const form = createForm();
    form.submit();
    await settle();
    expect(form.fieldIn(form.getState(), '').errors).toMatchObject([{ type: 'validator-failed' }]);
    expect(onSubmit).not.toHaveBeenCalled();

    validate.mockReturnValue({ value: { start: '', end: '' } });
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-6 its messages stand beside those of validators and server, each replaced alone', () => {
    validate.mockImplementation(invalid({ message: 'By the schema.', path: ['start'] }));
    const form = createForm({ validators: { start: { required } } });
    form.touch('start');
    form.setErrors({ start: 'By the server.' });
    expect(messages(form, 'start')).toEqual([undefined, 'By the schema.', 'By the server.']);
    validate.mockReturnValue({ value: { start: 'a', end: '' } });
    form.setValue('end', 'b');
    expect(messages(form, 'start')).toEqual([undefined, 'By the server.']);
    form.setValue('start', 'a');
    expect(messages(form, 'start')).toEqual([]);
  });
});

test.each([
  [
    'zod',
    z.object({
      title: z.string().trim().min(2, 'Too short.'),
      text: z.string().refine((text) => Promise.resolve(text !== 'b'), 'Not that.'),
    }),
  ],
  [
    'valibot',
    v.objectAsync({
      title: v.pipe(v.string(), v.trim(), v.minLength(2, 'Too short.')),
      text: v.pipeAsync(
        v.string(),
        v.checkAsync((text) => Promise.resolve(text !== 'b'), 'Not that.'),
      ),
    }),
  ],
])(
  'FORM-4 a schema of %s: its issues are on their fields, its output is sent',
  async (_of, library) => {
    const onNote = vi.fn();
    const form = createFormStore({
      initialValues: { title: 'a', text: 'b' },
      schema: library,
      onSubmit: onNote,
    });
    form.submit();
    await settle();
    expect(onNote).not.toHaveBeenCalled();
    const message = (name: string): unknown =>
      form.fieldIn(form.getState(), name).errors[0]?.message;
    expect([message('title'), message('text')]).toEqual(['Too short.', 'Not that.']);
    form.setValue('title', '  long enough ');
    form.setValue('text', 'c');
    await settle();
    form.submit();
    await settle();
    expect(onNote.mock.calls[0]?.[0]).toEqual({ title: 'long enough', text: 'c' });
  },
);
