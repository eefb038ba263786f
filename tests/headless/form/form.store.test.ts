import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  type FieldState,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { parseProblem } from '../../../headless/http/problem.rules.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';

interface Person {
  username: string;
  email: string;
}

type Submit = FormOptions<Person>['onSubmit'];

const onSubmit = vi.fn<Submit>();
const onInvalid = vi.fn<(fields: readonly FieldState[]) => void>();
const onError = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  onSubmit.mockReset();
  onInvalid.mockReset();
  onError.mockReset();
});

function createForm(options: Partial<FormOptions<Person>> = {}): FormStore<Person> {
  return createFormStore<Person>({
    initialValues: { username: '', email: '' },
    onSubmit,
    onInvalid,
    onError,
    ...options,
  });
}

function fieldOf(form: FormStore<Person>, name: keyof Person): FieldState {
  return form.fieldIn(form.getState(), name);
}

function errorTypes(form: FormStore<Person>, name: string): readonly string[] {
  return form.fieldIn(form.getState(), name).errors.map(({ type }) => type);
}

/** Asynchronous validators of `username`, each call of which the test answers. */
function createTaken(): {
  calls: { value: string; answer: Deferred<boolean>; signal: AbortSignal }[];
  validators: NonNullable<FormOptions<Person>['validators']>;
} {
  const calls: { value: string; answer: Deferred<boolean>; signal: AbortSignal }[] = [];
  return {
    calls,
    validators: {
      username: {
        taken: (value, _values, { signal }) => {
          const answer = createDeferred<boolean>();
          calls.push({ value, answer, signal });
          return answer.promise;
        },
      },
    },
  };
}

describe('the mark', () => {
  test('FORM-1 submit marks the form, and success takes the mark away', async () => {
    const saving = createDeferred<undefined>();
    onSubmit.mockReturnValue(saving.promise);
    const form = createForm();
    form.submit();
    expect(form.getState().isSubmitted).toBe(true);
    saving.resolve(undefined);
    await settle();
    expect(form.getState().isSubmitted).toBe(false);
  });

  test('FORM-1 an invalid submit leaves the mark', () => {
    const form = createForm({ validators: { email: { required } } });
    form.submit();
    expect(form.getState()).toMatchObject({ isSubmitted: true, submission: 'idle' });
  });

  test('FORM-1 a failed action leaves the mark and the values', async () => {
    onSubmit.mockRejectedValue(new Error('offline'));
    const form = createForm();
    form.setValue('email', 'ann@example.org');
    form.submit();
    await settle();
    expect(form.getState()).toMatchObject({ isSubmitted: true, submission: 'idle' });
    expect(form.getValues().email).toBe('ann@example.org');
  });
});

describe('the submit action', () => {
  test('FORM-4 a valid submit runs the action with the values', () => {
    const form = createForm({ validators: { email: { required } } });
    form.setValue('email', 'ann@example.org');
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: '', email: 'ann@example.org' });
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('FORM-3 an invalid submit names the fields and does not run the action', () => {
    const form = createForm({ validators: { email: { required }, username: { required } } });
    form.setValue('username', 'ann');
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['email']);
  });

  test('FORM-4 two submits in one tick, and three during the action, run it once', async () => {
    const saving = createDeferred<undefined>();
    onSubmit.mockReturnValue(saving.promise);
    const form = createForm();
    const outcomes: string[] = [];
    form.own((outcome) => outcomes.push(outcome), undefined);
    form.submit();
    form.submit();
    await settle();
    form.submit();
    form.submit();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    // What is being sent is not being checked.
    expect(outcomes).toEqual(['submitting']);
    saving.resolve(undefined);
    await settle();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('FORM-4 the action gets the values as they were when submit was pressed', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('email', 'before@example.org');
    form.submit();
    form.setValue('email', 'after@example.org');
    form.setValue('username', 'typed on');
    calls[0]?.answer.resolve(true);
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: '', email: 'before@example.org' });
    expect(form.getValues().email).toBe('after@example.org');
    expect(form.getState().dirtyCount).toBe(2);
  });

  test('FORM-4 the check of a value that was submitted is not aborted by typing on', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    form.setValue('username', 'typed on');
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer.resolve(false);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(fieldOf(form, 'username').isValidating).toBe(true);
  });

  test('FORM-4 an action that fails resets the flags, tells onError, and can be tried again', async () => {
    const error = new Error('offline');
    onSubmit.mockRejectedValueOnce(error);
    const form = createForm();
    form.submit();
    await settle();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(form.getState()).toMatchObject({ isSubmitted: false, submission: 'idle' });
  });

  test('FORM-4 an action that throws at once is treated as one that rejects', async () => {
    const error = new Error('at once');
    onSubmit.mockImplementation(() => {
      throw error;
    });
    const form = createForm();
    expect(() => {
      form.submit();
    }).not.toThrow();
    await settle();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(form.getState().submission).toBe('idle');
  });

  test('FORM-4 two forms on a page know nothing of each other', () => {
    const saving = createDeferred<undefined>();
    onSubmit.mockReturnValue(saving.promise);
    createForm().submit();
    createForm().submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('FORM-4 what was sent is no longer dirty, what was typed since is', async () => {
    const saving = createDeferred<undefined>();
    onSubmit.mockReturnValue(saving.promise);
    const form = createForm();
    form.setValue('email', 'sent@example.org');
    form.submit();
    form.setValue('username', 'since');
    saving.resolve(undefined);
    await settle();
    expect(fieldOf(form, 'email').isDirty).toBe(false);
    expect(fieldOf(form, 'username').isDirty).toBe(true);
    form.reset();
    expect(form.getValues()).toEqual({ username: '', email: 'sent@example.org' });
  });

  test('FORM-4 a reset by the action stands: it is not compared with what was sent', async () => {
    const form = createForm({
      onSubmit: async () => {
        await settle();
        form.reset({ username: '', email: '' });
      },
    });
    form.setValue('email', 'sent@example.org');
    form.submit();
    await settle();
    await settle();
    expect(form.getState()).toMatchObject({ dirtyCount: 0, isSubmitted: false });
    expect(form.getValues()).toEqual({ username: '', email: '' });
  });
});

describe('the error channel', () => {
  let heard: unknown[] = [];
  let others: NodeJS.UnhandledRejectionListener[] = [];
  beforeEach(() => {
    heard = [];
    others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', (reason) => heard.push(reason));
  });
  afterEach(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  });

  test('FORM-4 without onError a failed action is an unhandled rejection', async () => {
    const error = new Error('offline');
    onSubmit.mockRejectedValue(error);
    createForm({ onError: undefined }).submit();
    await vi.waitFor(() => {
      expect(heard).toEqual([error]);
    });
  });

  test('FORM-7 a validator that nobody waits for any more may reject unheard', async () => {
    const form = createForm({
      validators: { email: { required, later: () => Promise.reject(new Error('late')) } },
    });
    form.submit();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard).toEqual([]);
    expect(errorTypes(form, 'email')).toEqual(['required']);
  });
});

describe('what is being typed', () => {
  test('FORM-4 is read before a submit, and where it is no value nothing is sent', async () => {
    const form = createForm();
    const read = vi.fn(() => {
      form.setValue('email', 'read');
      form.markDraft('email', false);
    });
    form.markDraft('email', true, read);
    form.submit();
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: '', email: 'read' });
    form.submit();
    await settle();
    expect(read).toHaveBeenCalledOnce();
    form.markDraft('email', true, () => {
      form.refuse('email', { type: 'incomplete', message: 'Not yet.' });
    });
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('asynchronous validation', () => {
  test('FORM-7 a field is validating while a promise is pending', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    expect(fieldOf(form, 'username').isValidating).toBe(true);
    expect(form.getState().validatingCount).toBe(1);
    calls[0]?.answer.resolve(false);
    await settle();
    expect(form.getState()).toMatchObject({ validatingCount: 0, invalidCount: 1 });
    expect(errorTypes(form, 'username')).toEqual(['taken']);
  });

  test('FORM-2 submit does nothing while a validation is pending', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    form.submit();
    form.submit();
    form.submit();
    expect(form.getState()).toMatchObject({ isSubmitted: false, submission: 'idle' });
    calls[0]?.answer.resolve(true);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
  });

  test('FORM-2 with `queue` three such submits run the action once, when it has settled', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators, queue: true });
    const outcomes: string[] = [];
    form.own((outcome) => outcomes.push(outcome), undefined);
    form.setValue('username', 'ann');
    form.submit();
    form.submit();
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    calls[0]?.answer.resolve(true);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    // Each press is answered, and the one that is made up for is none.
    expect(outcomes).toEqual(['pending', 'pending', 'pending', 'submitting']);
  });

  test('FORM-2 with `queue` a submit that starts the validators itself is refused once, however often it was pressed', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators, queue: true });
    const outcomes: string[] = [];
    form.own((outcome) => outcomes.push(outcome), undefined);
    form.submit();
    form.submit();
    form.submit();
    calls[0]?.answer.resolve(false);
    await settle();
    expect(outcomes).toEqual(['pending', 'pending', 'pending', 'invalid']);
  });

  test('B-24 a press during a validation is told of once, whatever else happens meanwhile', () => {
    const { validators } = createTaken();
    const form = createForm({ validators, queue: true });
    const outcomes: string[] = [];
    form.own((outcome) => outcomes.push(outcome), undefined);
    form.setValue('username', 'ann');
    form.submit();
    form.setValue('email', 'typed on');
    expect(outcomes).toEqual(['pending']);
  });

  test('FORM-2 a submit that starts the validators itself goes on once they settle', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    form.submit();
    form.submit();
    expect(form.getState()).toMatchObject({ isSubmitted: true, submission: 'validating' });
    calls[0]?.answer.resolve(true);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-2 such a submit is refused once they settle with an error', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    calls[0]?.answer.resolve(false);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(form.getState().submission).toBe('idle');
  });

  test('FORM-2 it does not wait to say what is already known to be invalid', () => {
    const { validators } = createTaken();
    const form = createForm({ validators: { ...validators, email: { required } } });
    form.submit();
    expect(onInvalid).toHaveBeenCalledTimes(1);
    expect(form.getState().submission).toBe('idle');
  });

  test('FORM-3 an invalid submit is told also where onInvalid throws, and that is not swallowed', () => {
    const form = createForm({ validators: { email: { required } } });
    const tell = vi.fn();
    form.own(tell, undefined);
    onInvalid.mockImplementation(() => {
      throw new Error('onInvalid failed');
    });
    expect(() => {
      form.submit();
    }).toThrow('onInvalid failed');
    expect(tell).toHaveBeenCalledWith('invalid');
    expect(form.getState().submission).toBe('idle');
  });

  test('FORM-7 the latest answer wins: a stale one that lands last is ignored', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'bad');
    form.setValue('username', 'good');
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[1]?.answer.resolve(true);
    await settle();
    calls[0]?.answer.resolve(false);
    await settle();
    expect(errorTypes(form, 'username')).toEqual([]);
    expect(form.getState()).toMatchObject({ validatingCount: 0, invalidCount: 0 });
  });

  test('FORM-7 an error of an earlier value is gone while the new one is checked', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'bad');
    calls[0]?.answer.resolve(false);
    await settle();
    form.setValue('username', 'next');
    expect(errorTypes(form, 'username')).toEqual([]);
  });

  test('FORM-7 where a synchronous validator fails, others are not waited for', () => {
    const { calls, validators } = createTaken();
    const form = createForm({
      validators: { username: { required, ...validators.username } },
    });
    form.submit();
    expect(errorTypes(form, 'username')).toEqual(['required']);
    expect(fieldOf(form, 'username').isValidating).toBe(false);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('500'))],
    [
      'throws',
      () => {
        throw new Error('500');
      },
    ],
  ])('FORM-7 a validator that %s fails closed, settles, and is retried', async (_, fail) => {
    const validator = vi.fn<() => boolean | Promise<boolean>>(fail);
    const form = createForm({ validators: { username: { taken: validator } } });
    form.submit();
    await settle();
    expect(fieldOf(form, 'username').errors).toMatchObject([
      { type: 'validator-failed', cause: new Error('500') },
    ]);
    expect(form.getState()).toMatchObject({ validatingCount: 0, submission: 'idle' });
    expect(onSubmit).not.toHaveBeenCalled();

    validator.mockImplementation(() => true);
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-2 B-24 a press that retries a failed check is not lost to leaving its field', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    calls[0]?.answer.reject(new Error('offline'));
    await settle();
    expect(errorTypes(form, 'username')).toEqual(['validator-failed']);

    form.touch('username');
    form.submit();
    calls[1]?.answer.resolve(true);
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(2);
  });

  test('FORM-7 anything but true is invalid', () => {
    const notTrue = (): boolean => JSON.parse('1') as boolean;
    const form = createForm({ validators: { username: { odd: notTrue } } });
    form.submit();
    expect(errorTypes(form, 'username')).toEqual(['odd']);
  });

  test('FORM-7 a validator that never settles fails at the time limit', async () => {
    const clock = createFakeClock();
    const { calls, validators } = createTaken();
    const form = createForm({ validators, clock, timeout: 5000 });
    form.submit();
    clock.advance(4999);
    await settle();
    expect(form.getState().submission).toBe('validating');
    clock.advance(1);
    await settle();
    expect(errorTypes(form, 'username')).toEqual(['validator-failed']);
    expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('FORM-7 a validation that has settled or was given up leaves no timer', async () => {
    const clock = createFakeClock();
    const { calls, validators } = createTaken();
    const form = createForm({ validators, clock });
    form.setValue('username', 'a');
    form.setValue('username', 'ab');
    calls[1]?.answer.resolve(true);
    await settle();
    expect(clock.pending).toBe(0);
  });

  test('FORM-7 reset while validating discards every pending answer', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    form.reset();
    expect(form.getState()).toMatchObject({
      validatingCount: 0,
      isSubmitted: false,
      submission: 'idle',
    });
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer.resolve(false);
    await settle();
    expect(errorTypes(form, 'username')).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('FORM-4 unmounting while validating aborts: the action never runs', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators, queue: true });
    const disconnect = form.connect();
    form.submit();
    disconnect();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer.resolve(true);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
  });

  test('FORM-4 unmounting aborts the signal of the action, and its AbortError is no error', async () => {
    onSubmit.mockImplementation(
      (_values, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
    );
    const form = createForm();
    const disconnect = form.connect();
    form.submit();
    disconnect();
    expect(onSubmit.mock.calls[0]?.[1].signal.aborted).toBe(true);
    await settle();
    expect(onError).not.toHaveBeenCalled();
    expect(form.getState().submission).toBe('idle');
  });

  test('FORM-7 a field removed while validating is dropped, and the submit goes on without it', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    form.removeField('username');
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: '' });
    calls[0]?.answer.resolve(false);
    await settle();
    expect(form.getState()).toMatchObject({ invalidCount: 0, validatingCount: 0 });
    expect(form.getValues()).toEqual({ email: '' });
  });
});

describe('which validators run when', () => {
  test('FORM-5 leaving a field checks it; leaving it again does not', () => {
    const validator = vi.fn<() => boolean>(() => false);
    const form = createForm({ validators: { username: { wrong: validator } } });
    expect(form.getState().invalidCount).toBe(0);
    form.touch('username');
    form.touch('username');
    expect(validator).toHaveBeenCalledTimes(1);
    expect(errorTypes(form, 'username')).toEqual(['wrong']);
  });

  test('FORM-7 a validator runs again when a field that it has read changes, and for no other', () => {
    const match = vi.fn((value: string, values: Person) => value === values.username);
    const form = createForm({ validators: { email: { match } } });
    form.setValue('email', 'ann');
    expect(errorTypes(form, 'email')).toEqual(['match']);
    form.setValue('username', 'ann');
    expect(errorTypes(form, 'email')).toEqual([]);
    expect(match).toHaveBeenCalledTimes(2);
  });

  test('FORM-7 a field that was never checked does not become so by what it reads', () => {
    const match = vi.fn((value: string, values: Person) => value === values.username);
    const form = createForm({ validators: { email: { match } } });
    form.setValue('username', 'ann');
    expect(match).not.toHaveBeenCalled();
  });

  test('FORM-7 nor one that a reset has made new again', () => {
    const match = vi.fn((value: string, values: Person) => value === values.username);
    const form = createForm({ validators: { email: { match } } });
    form.setValue('email', 'ann');
    form.reset();
    match.mockClear();
    form.setValue('username', 'ann');
    expect(match).not.toHaveBeenCalled();
  });

  test('FORM-7 validators may list and copy all values', () => {
    const seen: unknown[] = [];
    const form = createForm({
      validators: {
        email: {
          look: (_value, values) => {
            seen.push({ ...values }, Object.keys(values), 'email' in values, 'x' in values);
            return true;
          },
        },
      },
    });
    form.setValue('email', 'e');
    expect(seen).toEqual([{ username: '', email: 'e' }, ['username', 'email'], true, false]);
  });

  test('FORM-4 a field that is shown nowhere keeps its value and is still checked', () => {
    const form = createForm({ validators: { email: { required } } });
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
    form.setValue('email', 'hidden@example.org');
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0].email).toBe('hidden@example.org');
  });

  test('FORM-4 a disabled field keeps its value and does not keep a submit back', () => {
    const form = createForm({ validators: { email: { required } } });
    form.submit();
    expect(form.getState().invalidCount).toBe(1);
    form.placeField('email', true);
    expect(form.getState().invalidCount).toBe(0);
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: '', email: '' });
    form.placeField('email', false);
    onSubmit.mockClear();
    form.submit();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('FORM-4 a text that is no value keeps no submit back while its field is disabled', async () => {
    const form = createForm();
    form.refuse('email', { type: 'incomplete', message: 'Not yet.' });
    form.placeField('email', true);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledOnce();
    form.placeField('email', false);
    form.submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(form.getState().invalidCount).toBe(1);
  });
});

describe('errors of the server', () => {
  test('B-25 land on their fields and are cleared by the next edit of that field', () => {
    const form = createForm();
    form.setErrors({ username: 'Taken.', email: ['Unknown.', 'Too new.'] });
    expect(fieldOf(form, 'username')).toMatchObject({
      isTouched: true,
      errors: [{ type: 'server', message: 'Taken.' }],
    });
    expect(errorTypes(form, 'email')).toEqual(['server', 'server-2']);
    form.setValue('username', 'other');
    expect(errorTypes(form, 'username')).toEqual([]);
    expect(errorTypes(form, 'email')).toEqual(['server', 'server-2']);
  });

  test('B-25 what an HttpError tells of the fields is taken as it comes', () => {
    const form = createForm();
    const { errors } = parseProblem({ errors: { username: ['Taken.'] } }, 422);
    form.setErrors(errors);
    expect(fieldOf(form, 'username').errors).toMatchObject([{ message: 'Taken.' }]);
    form.setErrors({ username: undefined });
    expect(errorTypes(form, 'username')).toEqual([]);
  });

  test('B-25 an unknown path is an error of the form, a path below a field is that field’s', () => {
    const form = createForm();
    form.setErrors({ 'nowhere.at.all': 'Closed.', 'email.domain': 'Unknown.' });
    expect(form.fieldIn(form.getState(), '').errors).toMatchObject([
      { path: 'nowhere.at.all', message: 'Closed.' },
    ]);
    expect(fieldOf(form, 'email').errors).toMatchObject([{ path: 'email.domain' }]);
  });

  test('B-25 an action that sets them has not succeeded, and the next submit may try again', async () => {
    onSubmit.mockImplementationOnce(() => {
      form.setErrors({ username: 'Taken.' });
    });
    const outcomes: string[] = [];
    const form = createForm();
    form.own((outcome) => outcomes.push(outcome), undefined);
    form.setValue('username', 'ann');
    form.submit();
    await settle();
    expect(form.getState()).toMatchObject({ isSubmitted: true, dirtyCount: 1, invalidCount: 1 });
    expect(outcomes).toEqual(['submitting', 'rejected']);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(form.getState()).toMatchObject({ isSubmitted: false, dirtyCount: 0, invalidCount: 0 });
  });

  test('B-25 they stay when the validators of the field answer', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.touch('username');
    form.setErrors({ username: 'Taken.' });
    calls[0]?.answer.resolve(true);
    await settle();
    expect(errorTypes(form, 'username')).toEqual(['server']);
  });
});

describe('fields', () => {
  test('the fields after one that was removed are edited and submitted as before', () => {
    const form = createForm({ validators: { email: { required } } });
    form.removeField('username');
    form.setValue('email', 'ann@example.org');
    expect(form.getState().fields.map(({ name }) => name)).toEqual(['', 'email']);
    form.setValue('username', 'back');
    form.touch('username');
    expect(form.getState()).toMatchObject({ dirtyCount: 2, invalidCount: 0 });
    form.submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'ann@example.org', username: 'back' });
  });

  test('a field that was removed and is left afterwards stays away', () => {
    const form = createForm();
    form.removeField('username');
    form.touch('username');
    expect(form.getValues()).toEqual({ email: '' });
  });

  test('a value put back is not dirty, by content', () => {
    const form = createFormStore<{ days: readonly string[] }>({
      initialValues: { days: ['mon'] },
      onSubmit: () => {},
    });
    form.setValue('days', ['mon', 'tue']);
    expect(form.getState().dirtyCount).toBe(1);
    form.setValue('days', ['mon']);
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('B-11 a text that a control has not read makes the form dirty, and no field that is gone', () => {
    const form = createForm();
    form.markDraft('username', true);
    expect(form.getState().dirtyCount).toBe(1);
    form.setValue('username', 'ada');
    expect(form.getState().dirtyCount).toBe(1);
    form.markDraft('username', false);
    expect(form.getState().dirtyCount).toBe(1);
    form.reset();
    expect(form.getState().dirtyCount).toBe(0);
    form.markDraft('username', true);
    form.removeField('username');
    form.markDraft('username', false);
    expect(form.getState().dirtyCount).toBe(0);
    expect(form.getState().fields.map(({ name }) => name)).not.toContain('username');
  });

  test('a change of one field calls the listeners of that field only, submit those of all', () => {
    const form = createForm();
    const onUsername = vi.fn<() => void>();
    const onEmail = vi.fn<() => void>();
    form.listen('username', onUsername);
    const stop = form.listen('email', onEmail);
    form.setValue('username', 'a');
    expect(onUsername).toHaveBeenCalledTimes(1);
    expect(onEmail).not.toHaveBeenCalled();
    form.submit();
    expect(onEmail).toHaveBeenCalled();
    onEmail.mockClear();
    stop();
    form.setValue('email', 'e');
    expect(onEmail).not.toHaveBeenCalled();
  });

  test('a submit of thousands of fields is a handful of changes, not one per field', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `f${index}`);
    const form = createFormStore<Record<string, string>>({
      initialValues: Object.fromEntries(names.map((name) => [name, ''])),
      validators: Object.fromEntries(names.map((name) => [name, { required }])),
      onSubmit: () => {},
    });
    const listener = vi.fn<() => void>();
    form.subscribe(listener);
    form.submit();
    expect(form.getState().invalidCount).toBe(2000);
    expect(listener.mock.calls.length).toBeLessThan(5);
  });

  test('B-11 what somebody else has saved is what a form is compared with, and where reset goes', () => {
    const form = createForm();
    form.setValue('username', 'ada');
    form.setErrors({ username: 'Taken' });
    form.rebase({ username: 'ada', email: 'ada@example.org' });
    expect(form.getValues()).toEqual({ username: 'ada', email: '' });
    expect(fieldOf(form, 'username').isDirty).toBe(false);
    expect(fieldOf(form, 'email').isDirty).toBe(true);
    expect(errorTypes(form, 'username')).toEqual(['server']);
    form.reset();
    expect(form.getValues()).toEqual({ username: 'ada', email: 'ada@example.org' });
  });

  test('reset goes back to the first values, or to others, with nothing touched or invalid', () => {
    const form = createForm({ validators: { email: { required } } });
    form.setValue('username', 'ann');
    form.touch('email');
    form.setErrors({ nowhere: 'Closed.' });
    form.submit();
    form.reset();
    expect(form.getValues()).toEqual({ username: '', email: '' });
    expect(form.getState()).toMatchObject({ invalidCount: 0, dirtyCount: 0, isSubmitted: false });
    expect(fieldOf(form, 'email').isTouched).toBe(false);
    form.reset({ username: 'bob', email: 'bob@example.org' });
    expect(form.getState().dirtyCount).toBe(0);
    expect(form.getValues()).toEqual({ username: 'bob', email: 'bob@example.org' });
  });
});
