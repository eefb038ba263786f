import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { required } from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';
import { createTaken, errorTypes, fieldOf, setUpForms } from './setUp.js';

const { createForm, onSubmit, onInvalid, onError } = setUpForms();

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

  test('FORM-4 an action that fails resets the flags, tells onError, and can be tried again', async () => {
    const error = new Error('offline');
    onSubmit.mockRejectedValueOnce(error);
    const form = createForm();
    form.setValue('email', 'ann@example.org');
    form.submit();
    await settle();
    expect(form.getState().dirtyCount).toBe(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(form.getState()).toMatchObject({
      isSubmitted: false,
      submission: 'idle',
      dirtyCount: 0,
    });
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

  test('FORM-4 of two forms on a page one that is invalid keeps back itself alone', async () => {
    const other = createForm({ validators: { username: { no: () => false } } });
    const form = createForm();
    other.submit();
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(other.getState().isSubmitted).toBe(true);
    expect(form.getState().isSubmitted).toBe(false);
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

  test('B-11 what the action makes of the answer stands: the form is compared with that', async () => {
    const form = createForm();
    onSubmit.mockImplementation(async ({ username }) => {
      await settle();
      form.setValue('username', username.trim());
      form.rebase({ username: username.trim() });
    });
    form.setValue('username', ' ann ');
    form.setValue('email', 'ann@example.org');
    form.submit();
    await settle();
    await settle();
    expect(form.getState()).toMatchObject({ submission: 'idle', dirtyCount: 0 });
    form.reset();
    expect(form.getValues()).toEqual({ username: 'ann', email: 'ann@example.org' });
  });

  test('B-11 what the action says was not saved is still a change, also if it is the first value', async () => {
    const form = createForm();
    onSubmit.mockImplementation(async () => {
      await settle();
      form.rebase({ username: '' });
    });
    form.setValue('username', 'ann');
    form.setValue('email', 'ann@example.org');
    form.submit();
    await settle();
    await settle();
    expect(fieldOf(form, 'username')).toMatchObject({ initialValue: '', isDirty: true });
    expect(fieldOf(form, 'email').isDirty).toBe(false);
    onSubmit.mockReset();
    form.submit();
    await settle();
    expect(form.getState().dirtyCount).toBe(0);
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

  test('FORM-4 an action that fails for another reason after unmounting tells onError', async () => {
    const saving = createDeferred<undefined>();
    onSubmit.mockReturnValue(saving.promise);
    const form = createForm();
    const disconnect = form.connect();
    form.submit();
    disconnect();
    const error = new Error('offline');
    saving.reject(error);
    await settle();
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe('fields that are hidden or disabled', () => {
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

  test('FORM-5 a field that is enabled again shows its error again, if it showed one', () => {
    const form = createForm({ validators: { email: { required }, username: { required } } });
    form.placeField('username', true);
    form.placeField('username', false);
    expect(errorTypes(form, 'username')).toEqual([]);
    form.touch('email');
    form.placeField('email', true);
    expect(form.getState().invalidCount).toBe(0);
    form.placeField('email', false);
    expect(errorTypes(form, 'email')).toEqual(['required']);
    expect(form.getState().invalidCount).toBe(1);
  });

  test('FORM-5 what is found out about a disabled field is shown once it is enabled', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    form.touch('username');
    form.placeField('username', true);
    expect(calls[0]?.signal.aborted).toBe(false);
    calls[0]?.answer.resolve(false);
    await settle();
    expect(errorTypes(form, 'username')).toEqual([]);
    form.placeField('username', false);
    expect(errorTypes(form, 'username')).toEqual(['taken']);
    expect(calls.length).toBe(1);
  });

  test('FORM-7 a value that a disabled field was given is checked once it is enabled', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    form.touch('username');
    calls[0]?.answer.resolve(true);
    await settle();
    form.placeField('username', true);
    form.setValue('username', 'bob');
    expect(calls.length).toBe(1);
    form.placeField('username', false);
    expect(calls[1]?.value).toBe('bob');
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
    await settle();
    expect(heard).toEqual([error]);
  });

  test('FORM-7 a validator that nobody waits for any more may reject unheard', async () => {
    const form = createForm({
      validators: { email: { required, later: () => Promise.reject(new Error('late')) } },
    });
    form.submit();
    await settle();
    expect(heard).toEqual([]);
    expect(errorTypes(form, 'email')).toEqual(['required']);
  });
});
