import { describe, expect, test, vi } from 'vitest';
import { fieldParts } from '../../../headless/field-array/index.js';
import { createFormStore, required } from '../../../headless/form/index.js';
import type { FormListener } from '../../../headless/form/formStore.types.js';
import { parseProblem } from '../../../headless/http/problem.rules.js';
import { createDeferred, settle } from '../support/deferred.js';
import { createTaken, errorTypes, fieldOf, setUpForms } from './setUp.js';

const { createForm, onSubmit } = setUpForms();

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

  test('a field that was removed begins anew with its first value once its control is shown again', () => {
    const form = createFormStore({
      initialValues: { on: true, at: '09:00' },
      onSubmit: () => {},
    });
    form.setValue('at', '10:00');
    form.removeField('at');
    form.removeField('at');
    expect(form.getValues()).toEqual({ on: true });
    form.placeField('at', false);
    expect(form.getValues()).toEqual({ on: true, at: '09:00' });
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('a field that was removed stays away when values are rebased, and begins with those', () => {
    const form = createFormStore({
      initialValues: { on: true, at: '09:00' },
      onSubmit: () => {},
    });
    form.removeField('at');
    form.rebase({ on: true, at: '11:00' });
    expect(form.getValues()).toEqual({ on: true });
    form.placeField('at', true);
    expect(form.getValues()).toEqual({ on: true, at: '11:00' });
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('a field that was removed stays away when the form is reset to what was saved, and begins with that', () => {
    const form = createFormStore<{ at?: string; name: string }>({
      initialValues: { at: '09:00', name: 'An' },
      validators: { at: { required } },
      onSubmit: () => {},
    });
    form.removeField('at');
    form.reset({ at: '', name: 'Jan' });
    expect(form.getValues()).toEqual({ name: 'Jan' });
    form.placeField('at', false);
    expect(form.getValues()).toEqual({ at: '', name: 'Jan' });
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('a field that was removed shows what it begins with before it is back', () => {
    const form = createFormStore({ initialValues: { at: '09:00' }, onSubmit: () => {} });
    form.removeField('at');
    expect(form.fieldIn(form.getState(), 'at').value).toBe('09:00');
    expect(form.getValues()).toEqual({});
  });

  test('a field that was removed while its action ran begins anew with the value that was sent', async () => {
    const saving = createDeferred<undefined>();
    const form = createFormStore({
      initialValues: { on: true, at: '09:00' },
      onSubmit: () => saving.promise,
    });
    form.setValue('at', '10:00');
    form.submit();
    form.removeField('at');
    saving.resolve(undefined);
    await settle();
    expect(form.getValues()).toEqual({ on: true });
    form.placeField('at', false);
    expect(form.getValues()).toEqual({ on: true, at: '10:00' });
    expect(form.getState().dirtyCount).toBe(0);
  });

  test('a field that the first values lack is added under its name, with a dot or without', () => {
    const form = createForm();
    form.placeField('answers.first', false);
    expect(Object.keys(form.getValues())).toEqual(['username', 'email', 'answers.first']);
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
    const onUsername = vi.fn<FormListener>();
    const onEmail = vi.fn<() => void>();
    form.listen('username', onUsername);
    const before = form.getState();
    const stop = form.listen('email', onEmail);
    form.setValue('username', 'a');
    expect(onUsername).toHaveBeenCalledExactlyOnceWith(form.getState(), before);
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

  test('B-11 is dropped where the app sets the value, also the one that the field has', () => {
    const form = createForm();
    const drop = vi.fn<() => void>();
    const other = vi.fn<() => void>();
    form.markDraft('email', true, undefined, drop);
    form.markDraft('username', true, undefined, other);
    form.edit('email', 'a control reads it');
    expect(drop).not.toHaveBeenCalled();
    form.setValue('email', 'a control reads it');
    expect(drop).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  test('B-11 is dropped by a reset, which leaves the form clean at once', () => {
    const form = createForm();
    const drop = vi.fn<() => void>();
    form.markDraft('email', true, undefined, drop);
    form.reset();
    expect(drop).toHaveBeenCalledOnce();
    expect(form.getState().dirtyCount).toBe(0);
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

  test('B-25 stay when the field is given the value that it already has, which is no edit', () => {
    const form = createForm();
    form.setValue('username', 'ann');
    form.setErrors({ username: 'Taken.' });
    form.setValue('username', 'ann');
    expect(errorTypes(form, 'username')).toEqual(['server']);
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

test('FORM-4 a value that is set for a whole takes the place of what is typed in its parts', () => {
  interface Person {
    address: { since: string; city: string };
    addressee: string;
  }
  const form = createFormStore<Person>({
    initialValues: { address: { since: '', city: '' }, addressee: '' },
    parts: fieldParts<Person>({ 'address.since': {}, 'address.city': {} }),
    onSubmit: () => {},
  });
  const drops = [vi.fn(), vi.fn()];
  form.markDraft('address.since', true, undefined, drops[0]);
  form.markDraft('addressee', true, undefined, drops[1]);
  form.setValue('address', { since: '2026-03-03', city: 'Ghent' });
  expect(drops[0]).toHaveBeenCalledOnce();
  expect(drops[1]).not.toHaveBeenCalled();
});

test('FORM-2 typing a text that is read later is an edit, too: it answers a press that did nothing', async () => {
  const answer = createDeferred<boolean>();
  const form = createFormStore({
    initialValues: { name: '', day: '' },
    validators: { name: { known: () => answer.promise } },
    onSubmit: () => {},
  });
  form.setValue('name', 'ann');
  form.submit();
  answer.resolve(true);
  await settle();
  expect(form.getState().lostPress).toBe('again');
  form.markDraft('day', true);
  expect(form.getState().lostPress).toBe('none');
});
