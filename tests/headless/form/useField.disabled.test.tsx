import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useErrorSummary } from '../../../headless/form-feedback/index.js';
import {
  required,
  useField,
  useSubmitGuard,
  type FieldState,
  type FormOptions,
  type UseSubmitGuardResult,
} from '../../../headless/form/index.js';
import { createDeferred, settle } from '../support/deferred.js';

interface Names {
  username: string;
  nickname: string;
}

const taken = new Set<string>();
const isFree = vi.fn<(name: string) => Promise<boolean>>();
const onSubmit = vi.fn<(names: Names) => Promise<void>>();
const onInvalid = vi.fn<(fields: readonly FieldState[]) => void>();
beforeEach(() => {
  taken.clear();
  isFree.mockReset().mockImplementation((name) => Promise.resolve(!taken.has(name)));
  onSubmit.mockReset().mockImplementation(async ({ username }) => {
    await settle();
    taken.add(username);
  });
  onInvalid.mockReset();
});

interface NameProps {
  form: UseSubmitGuardResult<Names>;
  name: keyof Names;
  disabled: boolean;
}

function Name({ form, name, disabled }: NameProps): ReactElement {
  const field = useField(form, name, { disabled });
  return (
    <>
      <input {...field.getInputProps({ 'aria-label': name })} />
      {field.shownErrors.map(({ type }) => (
        <em key={type}>{`${name} ${type}`}</em>
      ))}
    </>
  );
}

type IsDisabled = (form: UseSubmitGuardResult<Names>) => boolean;

interface NameFormProps {
  isDisabled: IsDisabled;
  /** What the server finds wrong with the user name once it is sent. */
  rejection?: string;
  validators?: FormOptions<Names>['validators'];
  queue?: boolean;
  /** Work that holds the form from the first. */
  work?: Promise<undefined>;
}

function NameForm({ isDisabled, rejection, validators, queue, work }: NameFormProps): ReactElement {
  const form = useSubmitGuard<Names>({
    initialValues: { username: '', nickname: '' },
    validators: validators ?? { username: { taken: isFree }, nickname: { taken: isFree } },
    onSubmit: async (names) => {
      await onSubmit(names);
      if (rejection) form.setErrors({ username: rejection });
    },
    onInvalid,
    queue,
  });
  const disabled = isDisabled(form);
  const { store } = form;
  useEffect(() => {
    if (work) store.hold('nickname', work);
  }, [store, work]);
  return (
    <form {...form.getFormProps()}>
      <Name form={form} name="username" disabled={disabled} />
      <Name form={form} name="nickname" disabled={disabled} />
      <button {...form.getSubmitProps()}>Save</button>
      <output>{form.isValid ? 'valid' : 'invalid'}</output>
    </form>
  );
}

function input(name: keyof Names): HTMLElement {
  return screen.getByRole('textbox', { name });
}

async function fill(name: keyof Names, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(input(name));
  await user.paste(text);
  await act(settle);
  await user.click(document.body);
  await act(settle);
}

async function save(): Promise<void> {
  await userEvent.setup().click(screen.getByRole('button'));
  await act(settle);
  await act(settle);
}

describe.each<[string, IsDisabled]>([
  ['checked', (form) => form.isValidating],
  ['sent', (form) => form.isSubmitting],
  ['checked or sent', (form) => form.isValidating || form.isSubmitting],
])('fields that are disabled while their form is %s', (_when, isDisabled) => {
  test('FORM-7 are checked once, and not found taken by what they have saved', async () => {
    render(<NameForm isDisabled={isDisabled} />);
    await fill('username', 'ann');
    await fill('nickname', 'annie');
    expect(isFree).toHaveBeenCalledTimes(2);
    await save();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(isFree).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent(/^valid/);
    expect(input('username')).toBeEnabled();
  });

  test('FORM-5 keep their errors, without asking the server again', async () => {
    taken.add('ann').add('annie');
    render(<NameForm isDisabled={isDisabled} />);
    await fill('username', 'ann');
    await fill('nickname', 'annie');
    expect(screen.getByText('username taken')).toBeVisible();
    expect(screen.getByText('nickname taken')).toBeVisible();
    expect(isFree).toHaveBeenCalledTimes(2);
  });

  test('FORM-2 are not sent before the server has answered, nor what it finds wrong', async () => {
    const answer = createDeferred<boolean>();
    isFree.mockReturnValue(answer.promise);
    render(<NameForm isDisabled={isDisabled} />);
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    answer.resolve(false);
    await act(settle);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onInvalid.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['username', 'nickname']);
    expect(screen.getByText('username taken')).toBeVisible();
    expect(input('username')).toHaveFocus();
  });

  test('A11Y-FIELD have the focus where the server finds them wrong', async () => {
    render(<NameForm isDisabled={isDisabled} validators={{}} rejection="Not allowed." />);
    await save();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(input('username')).toBeInvalid();
    expect(input('username')).toHaveFocus();
  });

  test.each<[string, FormOptions<Names>['validators'], boolean, string]>([
    [
      'an answer that finds a value wrong',
      { username: { taken: isFree } },
      false,
      'username taken',
    ],
    [
      'an answer, where a field that was never seen is empty',
      { username: { taken: isFree }, nickname: { required } },
      true,
      'nickname required',
    ],
  ])(
    'FORM-2 FORM-3 a queued press does not send them after %s',
    async (_what, validators, isAccepted, message) => {
      const answer = createDeferred<boolean>();
      isFree.mockReturnValue(answer.promise);
      render(<NameForm isDisabled={isDisabled} validators={validators} queue />);
      const user = userEvent.setup();
      await user.click(input('username'));
      await user.paste('ann');
      await user.click(screen.getByRole('button'));
      answer.resolve(isAccepted);
      await act(settle);
      await act(settle);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(onInvalid).toHaveBeenCalledOnce();
      expect(screen.getByText(message)).toBeVisible();
    },
  );

  test('FORM-3 B-32 are checked once the work is over that held the form, and not sent if wrong', async () => {
    const work = createDeferred<undefined>();
    const validators = { username: { required } };
    render(<NameForm isDisabled={isDisabled} validators={validators} work={work.promise} />);
    await save();
    work.resolve(undefined);
    await act(settle);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('username required')).toBeVisible();
    expect(input('username')).toHaveFocus();
  });
});

test('FORM-4 a queued press sends a form of which a field was disabled meanwhile for another reason', async () => {
  const answer = createDeferred<boolean>();
  isFree.mockReturnValue(answer.promise);
  const validators = { username: { taken: isFree }, nickname: { required } };
  const props = { validators, queue: true };
  const { rerender } = render(<NameForm {...props} isDisabled={() => false} />);
  const user = userEvent.setup();
  await user.click(input('username'));
  await user.paste('ann');
  await user.click(screen.getByRole('button'));
  rerender(<NameForm {...props} isDisabled={() => true} />);
  answer.resolve(true);
  await act(settle);
  await act(settle);
  expect(onSubmit).toHaveBeenCalledOnce();
});

describe('while the action goes on after it has shown the errors', () => {
  test.each([
    ['nothing else can', true],
    ['another one could', false],
  ])(
    'A11Y-FIELD the first rejected field gets the focus once it is enabled, where %s',
    async (_what, isEveryDisabled) => {
      const rest = createDeferred<undefined>();
      function Rejected(): ReactElement {
        const form = useSubmitGuard<Names>({
          initialValues: { username: 'an', nickname: 'ann' },
          onSubmit: async () => {
            await settle();
            form.setErrors({ username: 'taken', nickname: 'taken' });
            await rest.promise;
          },
        });
        const { isSubmitting } = form;
        const summary = useErrorSummary(form, { labels: {} });
        return (
          <form {...form.getFormProps()}>
            {summary.isShown && <div {...summary.getSummaryProps()}>Errors</div>}
            <Name form={form} name="username" disabled={isSubmitting} />
            <Name form={form} name="nickname" disabled={isSubmitting && isEveryDisabled} />
            <button {...form.getSubmitProps()}>Save</button>
          </form>
        );
      }
      render(<Rejected />);
      await save();
      await act(settle);
      rest.resolve(undefined);
      await act(settle);
      expect(input('username')).toHaveFocus();
    },
  );

  test('A11Y-FIELD the rejected field has the focus with its error, and later nobody loses it', async () => {
    const rest = createDeferred<undefined>();
    function Rejected(): ReactElement {
      const form = useSubmitGuard<Names>({
        initialValues: { username: 'an', nickname: 'ann' },
        onSubmit: async () => {
          form.setErrors({ username: 'taken' });
          await rest.promise;
        },
      });
      return (
        <form {...form.getFormProps()}>
          <Name form={form} name="username" disabled={false} />
          <Name form={form} name="nickname" disabled={false} />
          <button {...form.getSubmitProps()}>Save</button>
        </form>
      );
    }
    render(<Rejected />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await act(settle);
    expect(input('username')).toHaveFocus();
    await user.click(input('nickname'));
    rest.resolve(undefined);
    await act(settle);
    expect(input('nickname')).toHaveFocus();
  });
});
