import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  type FormOptions,
  type FormStore,
} from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';

interface Note {
  title: string;
  text: string;
}

const onSubmit = vi.fn<FormOptions<Note>['onSubmit']>();
beforeEach(() => {
  onSubmit.mockReset();
});

function createForm(options: Partial<FormOptions<Note>> = {}): FormStore<Note> {
  return createFormStore<Note>({
    initialValues: { title: 'a', text: 'b' },
    onSubmit,
    ...options,
  });
}

describe('work that holds a form', () => {
  test('B-32 a submit waits for all of it, and then sends the values that are there', async () => {
    const [one, other] = [createDeferred<undefined>(), createDeferred<undefined>()];
    const form = createForm();
    const outcomes: string[] = [];
    form.own((outcome) => outcomes.push(outcome), undefined);
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
    // The first press is answered by the state `waiting`, the second by an outcome of its own.
    expect(outcomes).toEqual(['pending', 'submitting']);
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

  test('B-32 the submit goes on once what the work has changed is checked as well', async () => {
    const [work, answer] = [createDeferred<undefined>(), createDeferred<boolean>()];
    const form = createForm({ validators: { text: { allowed: () => answer.promise } } });
    form.hold('text', work.promise);
    form.submit();
    form.setValue('text', 'with image');
    work.resolve(undefined);
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    answer.resolve(true);
    await settle();
    expect(onSubmit.mock.calls).toEqual([[{ title: 'a', text: 'with image' }, expect.anything()]]);
  });

  test('B-32 a field that is removed is not waited for', async () => {
    const form = createForm();
    form.hold('text', new Promise(() => {}));
    form.submit();
    form.removeField('text');
    await settle();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'a' });
  });

  test('B-32 a field that is removed does not end the waiting for another', async () => {
    const form = createForm();
    form.hold('text', new Promise(() => {}));
    form.submit();
    form.removeField('title');
    await settle();
    expect(form.getState().submission).toBe('waiting');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
