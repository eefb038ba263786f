import { describe, expect, test, vi } from 'vitest';
import { maxLength, required, type FormOptions } from '../../../headless/form/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle } from '../support/deferred.js';
import { createTaken, errorTypes, fieldOf, setUpForms, type Person } from './setUp.js';

const { createForm, onSubmit } = setUpForms();

describe('asynchronous validators', () => {
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
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
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

  test.each(['1', 'null', '{}'])('FORM-7 anything but true is invalid: %s', (answer) => {
    const notTrue = (): boolean => JSON.parse(answer) as boolean;
    const form = createForm({ validators: { username: { odd: notTrue } } });
    form.submit();
    expect(errorTypes(form, 'username')).toEqual(['odd']);
  });

  test.each([
    ['by default', undefined, 30_000],
    ['that is given', 5000, 5000],
  ])(
    'FORM-7 a validator that never settles fails at the time limit %s',
    async (_, timeout, limit) => {
      const clock = createFakeClock();
      const { calls, validators } = createTaken();
      const form = createForm({ validators, clock, timeout });
      form.submit();
      clock.advance(limit - 1);
      await settle();
      expect(form.getState().submission).toBe('validating');
      clock.advance(1);
      await settle();
      expect(fieldOf(form, 'username').errors).toMatchObject([
        { type: 'validator-failed', cause: { name: 'TimeoutError' } },
      ]);
      expect(form.getState()).toMatchObject({ submission: 'idle', validatingCount: 0 });
      expect(calls[0]?.signal.aborted).toBe(true);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

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

  test('FORM-7 a check that failed is made again when a field that it has read changes', async () => {
    const form = createForm({
      validators: {
        email: {
          later: (value, values) => {
            if (values.username === '') throw new Error('nothing to compare with');
            return value > values.username;
          },
        },
      },
    });
    form.setValue('email', 'b');
    await settle();
    expect(errorTypes(form, 'email')).toEqual(['validator-failed']);
    form.setValue('username', 'a');
    expect(errorTypes(form, 'email')).toEqual([]);
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

  test('FORM-4 a submit goes by the validators of the latest render', async () => {
    const form = createForm();
    const render = (validators: FormOptions<Person>['validators']): void => {
      form.own(() => {}, { initialValues: form.getValues(), onSubmit, validators });
    };
    render({ username: { short: maxLength(3) }, email: { required } });
    form.setValue('username', 'anna');
    form.submit();
    expect([errorTypes(form, 'username'), errorTypes(form, 'email')]).toEqual([
      ['short'],
      ['required'],
    ]);
    render({ username: { short: maxLength(4) }, email: undefined });
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await settle();
    render({ email: { required } });
    form.submit();
    expect(errorTypes(form, 'email')).toEqual(['required']);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('FORM-4 what an asynchronous validator rejected is asked again by a submit, what it accepted is not', async () => {
    let isTaken = true;
    const taken = vi.fn(() => Promise.resolve(!isTaken));
    const form = createForm({ validators: { email: { taken } } });
    form.setValue('email', 'a');
    await settle();
    isTaken = false;
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    form.submit();
    await settle();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(taken).toHaveBeenCalledTimes(2);
  });

  test('FORM-4 the error of an asynchronous validator that is gone refuses no submit', async () => {
    const form = createForm({ validators: { email: { taken: () => Promise.resolve(false) } } });
    form.setValue('email', 'a');
    await settle();
    form.own(() => {}, { initialValues: form.getValues(), onSubmit });
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(errorTypes(form, 'email')).toEqual([]);
  });

  test('FORM-7 what is not validated any more loses its error with the next edit', async () => {
    const form = createForm();
    const render = (validators: FormOptions<Person>['validators']): void => {
      form.own(() => {}, { initialValues: form.getValues(), onSubmit, validators });
    };
    render({ email: { taken: () => Promise.resolve(false) } });
    form.setValue('email', 'a');
    await settle();
    expect(errorTypes(form, 'email')).toEqual(['taken']);
    render({});
    form.setValue('email', 'ab');
    expect(errorTypes(form, 'email')).toEqual([]);
  });

  test('FORM-7 a submit does not ask again what an asynchronous validator has answered', async () => {
    const { calls, validators } = createTaken();
    const form = createForm({ validators });
    form.setValue('username', 'ann');
    calls[0]?.answer.resolve(true);
    await settle();
    form.submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(1);
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

  test('FORM-7 what validators read after a while are the values that are checked, of removed fields too', async () => {
    const wait = createDeferred<undefined>();
    const seen: unknown[] = [];
    const form = createForm({
      validators: {
        email: {
          look: async (_value, values) => {
            await wait.promise;
            seen.push(values.username, values.email, Reflect.get(values, 'nickname'));
            return true;
          },
        },
      },
    });
    form.setValue('username', 'u');
    form.setValue('email', 'e');
    form.removeField('username');
    wait.resolve(undefined);
    await settle();
    expect(seen).toEqual(['u', 'e', undefined]);
  });
});
