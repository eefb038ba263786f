import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { z } from 'zod';
import {
  createFormStore,
  required,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle } from '../support/deferred.js';

interface Note {
  title: string;
  text: string;
}

const onSubmit = vi.fn<FormOptions<Note>['onSubmit']>();
const onError = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  onSubmit.mockReset();
  onError.mockReset();
});

function createForm(options: Partial<FormOptions<Note>> = {}): FormStore<Note> {
  return createFormStore<Note>({
    initialValues: { title: 'a', text: 'b' },
    onSubmit,
    onError,
    ...options,
  });
}

function errorTypes(form: FormStore<Note>, name: string): readonly string[] {
  return form.fieldIn(form.getState(), name).errors.map(({ type }) => type);
}

describe('the table of the submit guard', () => {
  test('FORM-4 two submits in one tick: the action runs once', () => {
    const form = createForm();
    form.submit();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-4 three submits during the action: it runs once, and again after it', async () => {
    const action = createDeferred<undefined>();
    onSubmit.mockReturnValueOnce(action.promise);
    const form = createForm();
    for (let press = 0; press < 4; press += 1) form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    action.resolve(undefined);
    await settle();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])(
    'FORM-2 Enter three times while a validation is already pending, queue %s: %i times',
    async (queue, times) => {
      const answer = createDeferred<boolean>();
      const form = createForm({ queue, validators: { title: { free: () => answer.promise } } });
      form.setValue('title', 'c');
      for (let press = 0; press < 3; press += 1) form.submit();
      answer.resolve(true);
      await settle();
      expect(onSubmit).toHaveBeenCalledTimes(times);
    },
  );

  test('FORM-2 a submit that has to start the validators itself, Enter twice more: once', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { title: { free: () => answer.promise } } });
    for (let press = 0; press < 3; press += 1) form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    answer.resolve(true);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-7 a slow stale "bad" lands last: ignored', async () => {
    const answers = [createDeferred<boolean>(), createDeferred<boolean>()];
    let asked = 0;
    const form = createForm({
      validators: { title: { free: () => answers[asked++]?.promise ?? true } },
    });
    form.setValue('title', 'bad');
    form.setValue('title', 'good');
    answers[1]?.resolve(true);
    await settle();
    answers[0]?.resolve(false);
    await settle();
    expect(errorTypes(form, 'title')).toEqual([]);
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('500'))],
    [
      'throws',
      () => {
        throw new Error('typo');
      },
    ],
  ])(
    'FORM-7 a validator that %s: fails closed, settles, and the retry works',
    async (_how, fail) => {
      const judge = vi.fn<() => boolean | Promise<boolean>>().mockImplementationOnce(fail);
      const form = createForm({ validators: { title: { free: judge } } });
      form.submit();
      await settle();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(errorTypes(form, 'title')).toEqual(['validator-failed']);
      expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
      judge.mockReturnValue(true);
      form.submit();
      await settle();
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );

  test('FORM-4 the action rejects: flags reset, the error is told, values kept, resubmitting works', async () => {
    onSubmit.mockRejectedValueOnce(new Error('offline'));
    const form = createForm();
    form.setValue('title', 'c');
    form.submit();
    await settle();
    expect(onError).toHaveBeenCalledWith(new Error('offline'));
    expect(form.getState()).toMatchObject({ submission: 'idle', isSubmitted: true, dirtyCount: 1 });
    expect(form.getValues().title).toBe('c');
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(form.getState()).toMatchObject({ isSubmitted: false, dirtyCount: 0 });
  });

  test('FORM-7 reset while validating: every pending result is discarded', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { title: { free: () => answer.promise } } });
    form.submit();
    form.reset();
    answer.resolve(false);
    await settle();
    expect(errorTypes(form, 'title')).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState()).toMatchObject({ submission: 'idle', isSubmitted: false });
  });

  test('FORM-4 unmount while validating: aborted, the action never runs', async () => {
    const answer = createDeferred<boolean>();
    let signal: AbortSignal | undefined;
    const form = createForm({
      validators: {
        title: {
          free: (_title, _values, context) => {
            signal = context.signal;
            return answer.promise;
          },
        },
      },
    });
    const disconnect = form.connect();
    form.submit();
    disconnect();
    expect(signal?.aborted).toBe(true);
    answer.resolve(true);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('FORM-7 a field removed while validating: its entry is dropped, the rest is sent', async () => {
    const form = createForm({ validators: { title: { free: () => new Promise(() => {}) } } });
    form.submit();
    form.removeField('title');
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ text: 'b' });
  });

  test.each([
    ['', undefined, 30_000],
    [' that is given', 5000, 5000],
  ])(
    'FORM-7 a validator that never settles: fails closed at the time limit%s',
    async (_given, timeout, limit) => {
      const clock = createFakeClock();
      const form = createForm({
        clock,
        timeout,
        validators: { title: { free: () => new Promise(() => {}) } },
      });
      form.submit();
      clock.advance(limit);
      await settle();
      expect(errorTypes(form, 'title')).toEqual(['validator-failed']);
      expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
    },
  );

  test('FORM-4 values are those of the press, whatever is typed before the action', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { title: { free: () => answer.promise } } });
    form.submit();
    form.setValue('text', 'later');
    answer.resolve(true);
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'a', text: 'b' });
    expect(form.getValues().text).toBe('later');
  });

  test('B-25 errors of the server by path: cleared by that field’s next edit; unknown paths on the form', () => {
    const form = createForm();
    form.setErrors({ title: 'Taken.', 'text.0': 'Rude.', 'else.where': 'Closed.' });
    expect([errorTypes(form, 'title'), errorTypes(form, 'text'), errorTypes(form, '')]).toEqual([
      ['server'],
      ['server'],
      ['server'],
    ]);
    form.setValue('title', 'c');
    expect([errorTypes(form, 'title'), errorTypes(form, 'text')]).toEqual([[], ['server']]);
  });

  test('FORM-4 two guards on one page: each its own', async () => {
    const other = createForm({ validators: { title: { no: () => false } } });
    const form = createForm();
    other.submit();
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(other.getState().isSubmitted).toBe(true);
    expect(form.getState().isSubmitted).toBe(false);
  });

  test('FORM-4 hidden and disabled fields: the first are checked, the others are not', () => {
    const form = createForm({
      initialValues: { title: '', text: '' },
      validators: { title: { required }, text: { required } },
    });
    form.placeField('text', true);
    form.submit();
    expect([errorTypes(form, 'title'), errorTypes(form, 'text')]).toEqual([['required'], []]);
    form.setValue('title', 'a');
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'a', text: '' });
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
    async (_of, schema) => {
      const form = createForm({ schema });
      form.submit();
      await settle();
      expect(onSubmit).not.toHaveBeenCalled();
      const message = (name: string): unknown =>
        form.fieldIn(form.getState(), name).errors[0]?.message;
      expect([message('title'), message('text')]).toEqual(['Too short.', 'Not that.']);
      form.setValue('title', '  long enough ');
      form.setValue('text', 'c');
      await settle();
      form.submit();
      await settle();
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'long enough', text: 'c' });
    },
  );
});

describe('a press that is not carried out', () => {
  test('B-24 it is told while the check is pending, and when it may be made again', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { title: { free: () => answer.promise } } });
    form.setValue('title', 'c');
    expect(form.getState().lostPress).toBe('none');
    form.submit();
    expect(form.getState().lostPress).toBe('pending');
    answer.resolve(true);
    await settle();
    expect(form.getState().lostPress).toBe('again');
    form.submit();
    expect(form.getState().lostPress).toBe('none');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (form: FormStore<Note>) => void]>([
    [
      'an edit',
      (form) => {
        form.setValue('text', 'x');
      },
    ],
    [
      'a reset',
      (form) => {
        form.reset();
      },
    ],
  ])('B-24 after %s nothing is said of it any more', async (_what, change) => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { title: { free: () => answer.promise } } });
    form.setValue('title', 'c');
    form.submit();
    change(form);
    answer.resolve(true);
    await settle();
    expect(form.getState().lostPress).toBe('none');
  });
});

describe('work that holds a form', () => {
  test('B-32 a submit waits for all of it, and then sends the values that are there', async () => {
    const [one, other] = [createDeferred<undefined>(), createDeferred<undefined>()];
    const form = createForm();
    form.hold('text', one.promise);
    form.hold('text', other.promise);
    form.submit();
    form.submit();
    expect(form.getState()).toMatchObject({ submission: 'waiting', isSubmitted: true });
    one.resolve(undefined);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    form.setValue('text', 'with image');
    other.resolve(undefined);
    await settle();
    expect(onSubmit.mock.calls).toEqual([[{ title: 'a', text: 'with image' }, expect.anything()]]);
  });

  test('B-32 what is over before the submit does not keep it', async () => {
    const form = createForm();
    form.hold('text', Promise.resolve());
    await settle();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('B-32 work that fails ends the waiting; what the control refuses keeps the form invalid', async () => {
    const work = createDeferred<undefined>();
    const form = createForm();
    form.hold('text', work.promise);
    form.submit();
    form.refuse('text', { type: 'upload', message: 'Not uploaded.' });
    work.reject(new Error('offline'));
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState()).toMatchObject({ submission: 'idle', isSubmitted: true });
    form.refuse('text', null);
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('B-32 what is known to be invalid is said at once', () => {
    const onInvalid = vi.fn();
    const form = createForm({ onInvalid, validators: { title: { no: () => false } } });
    form.touch('title');
    form.hold('text', new Promise(() => {}));
    form.submit();
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(form.getState().submission).toBe('idle');
  });

  test('B-32 what is wrong with a value that the work is yet to change is no reason to refuse', async () => {
    const onInvalid = vi.fn();
    const work = createDeferred<undefined>();
    const form = createForm({
      initialValues: { title: 'a', text: '' },
      validators: { text: { required } },
      onInvalid,
    });
    form.hold('text', work.promise);
    form.touch('text');
    form.submit();
    expect(form.getState().submission).toBe('waiting');
    form.setValue('text', 'an image');
    work.resolve(undefined);
    await settle();
    expect(onInvalid).not.toHaveBeenCalled();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'a', text: 'an image' });
  });

  test('B-32 what the server said of an earlier submit does not send the form before the work is over', async () => {
    const work = createDeferred<undefined>();
    const form = createForm();
    form.setErrors({ '': 'The server is away.' });
    form.hold('text', work.promise);
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState()).toMatchObject({ submission: 'waiting', invalidCount: 0 });
    work.resolve(undefined);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (form: FormStore<Note>) => void]>([
    [
      'reset',
      (form) => {
        form.reset();
      },
    ],
    [
      'unmount',
      (form) => {
        form.connect()();
      },
    ],
  ])('B-32 after %s the submit that waited is given up', async (_what, end) => {
    const work = createDeferred<undefined>();
    const form = createForm();
    form.hold('text', work.promise);
    form.submit();
    end(form);
    work.resolve(undefined);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState().submission).toBe('idle');
  });

  test('B-32 a field that is removed is not waited for', async () => {
    const form = createForm();
    form.hold('text', new Promise(() => {}));
    form.submit();
    form.removeField('text');
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'a' });
  });
});
