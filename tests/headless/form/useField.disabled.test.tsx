import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  useField,
  useSubmitGuard,
  type FieldState,
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

function NameForm({ isDisabled }: { isDisabled: IsDisabled }): ReactElement {
  const form = useSubmitGuard<Names>({
    initialValues: { username: '', nickname: '' },
    validators: { username: { taken: isFree }, nickname: { taken: isFree } },
    onSubmit,
    onInvalid,
  });
  const disabled = isDisabled(form);
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
});
