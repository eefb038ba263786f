import { describe, expect, test } from 'vitest';
import { required, type FormStore } from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';
import { createTaken, errorTypes, fieldOf, setUpForms, type Person } from './setUp.js';

const { createForm, onSubmit, onInvalid } = setUpForms();

describe('submit during asynchronous validation', () => {
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
    expect(onSubmit).not.toHaveBeenCalled();
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

  test('FORM-4 unmounting aborts the check of a value that was submitted, after typing on, too', () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    const disconnect = form.connect();
    form.submit();
    form.setValue('username', 'typed on');
    disconnect();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test('FORM-7 a submit goes on without a field that was typed into, then removed, meanwhile', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.submit();
    form.setValue('username', 'typed on');
    form.removeField('username');
    await settle();
    calls[0]?.answer.resolve(false);
    await settle();
    expect(onInvalid).not.toHaveBeenCalled();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: '' });
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

  test.each([false, true])(
    'FORM-4 unmounting while validating aborts: the action never runs (queue: %s)',
    async (queue) => {
      const { calls, validators } = createTaken();
      const form = createForm({ validators, queue });
      const disconnect = form.connect();
      form.submit();
      disconnect();
      expect(calls[0]?.signal.aborted).toBe(true);
      calls[0]?.answer.resolve(true);
      await settle();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
    },
  );
});

describe('a press that is not carried out', () => {
  test('B-24 it is told while the check is pending, and when it may be made again', async () => {
    const answer = createDeferred<boolean>();
    const form = createForm({ validators: { username: { free: () => answer.promise } } });
    form.setValue('username', 'c');
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

  test.each<[string, (form: FormStore<Person>) => void]>([
    [
      'an edit',
      (form) => {
        form.setValue('email', 'x');
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
    const form = createForm({ validators: { username: { free: () => answer.promise } } });
    form.setValue('username', 'c');
    form.submit();
    change(form);
    answer.resolve(true);
    await settle();
    expect(form.getState().lostPress).toBe('none');
  });
});
