import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createLeaveGuardStore,
  useLeaveGuard,
  useUnsavedChanges,
  type LeaveGuardStore,
} from '../../../headless/leave-guard/index.js';
import { createDeferred, settle } from '../support/deferred.js';
import { statusOf } from './setUp.js';

interface Person {
  username: string;
}

const onSubmit = vi.fn<(person: Person) => unknown>();
const isFree = vi.fn<(name: string) => boolean | Promise<boolean>>();
const proceed = vi.fn<() => void>();
let store: LeaveGuardStore;

beforeEach(() => {
  onSubmit.mockReset();
  isFree.mockReset().mockReturnValue(true);
  proceed.mockReset();
  store = createLeaveGuardStore();
});

interface FormProps {
  label?: string;
  /** Work that the form waits for before it is sent. Default: none. */
  work?: Promise<unknown>;
}

function Form({ label = 'User name', work }: FormProps): ReactElement {
  const form = useSubmitGuard<Person>({
    initialValues: { username: '' },
    validators: { username: { required, free: (name) => isFree(name) } },
    onSubmit,
  });
  const field = useField(form, 'username');
  const { hold } = field.control;
  useEffect(() => {
    if (work) hold?.(work);
  }, [hold, work]);
  useUnsavedChanges(form, { store });
  return (
    <form {...form.getFormProps()}>
      <label {...field.getLabelProps()}>{label}</label>
      <input {...field.getInputProps()} />
      <button {...form.getSubmitProps()}>Save {label}</button>
    </form>
  );
}

function State(): ReactElement {
  const { hasUnsavedChanges, status } = useLeaveGuard({ store });
  return <output>{`${hasUnsavedChanges ? 'unsaved' : 'saved'} ${status}`}</output>;
}

async function type(text: string, label = 'User name'): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
}

function leave(): void {
  act(() => {
    store.ask(proceed);
  });
}

async function save(): Promise<void> {
  await act(async () => {
    void store.save();
    await settle();
  });
}

test('B-11 a form is guarded from its first change until that is undone', async () => {
  render(
    <>
      <Form />
      <State />
    </>,
  );
  expect(screen.getByText('saved closed')).toBeInTheDocument();
  await type('ann');
  expect(screen.getByText('unsaved closed')).toBeInTheDocument();
  await type('');
  expect(screen.getByText('saved closed')).toBeInTheDocument();
});

test('B-11 after it was saved nothing is asked', async () => {
  render(<Form />);
  await type('ann');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
  leave();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 the question saves all forms of the page as their submit buttons do, then leaves', async () => {
  render(
    <>
      <Form />
      <Form label="Nickname" />
      <Form label="Alias" />
    </>,
  );
  await type('ann');
  await type('a', 'Alias');
  leave();
  expect(statusOf(store)).toBe('asking');
  await save();
  expect(onSubmit.mock.calls.map(([person]) => person)).toEqual([
    { username: 'ann' },
    { username: 'a' },
  ]);
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 A11Y-FIELD an invalid form stays, and its first invalid field is focused', async () => {
  render(<Form />);
  await type('ann');
  isFree.mockReturnValue(false);
  await type('bob');
  screen.getByRole('button').focus();
  leave();
  await save();
  expect(statusOf(store)).toBe('closed');
  expect(proceed).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('User name')).toHaveFocus();
});

test('B-11 saving waits for a validation that is pending', async () => {
  const answer = createDeferred<boolean>();
  isFree.mockReturnValue(answer.promise);
  render(<Form />);
  await type('a');
  leave();
  await save();
  expect(statusOf(store)).toBe('saving');
  await userEvent.tab();
  expect(statusOf(store)).toBe('saving');
  await act(async () => {
    answer.resolve(true);
    await settle();
  });
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 saving waits for what the form sends, and then leaves', async () => {
  const sent = createDeferred<undefined>();
  onSubmit.mockReturnValue(sent.promise);
  render(<Form />);
  await type('ann');
  leave();
  await save();
  expect(statusOf(store)).toBe('saving');
  expect(proceed).not.toHaveBeenCalled();
  await act(async () => {
    sent.resolve(undefined);
    await settle();
  });
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 what its own button is saving is waited for before anything is asked', async () => {
  const sent = createDeferred<undefined>();
  onSubmit.mockReturnValue(sent.promise);
  render(<Form />);
  await type('ann');
  await userEvent.click(screen.getByRole('button'));
  leave();
  expect(statusOf(store)).toBe('closed');
  expect(proceed).not.toHaveBeenCalled();
  await act(async () => {
    sent.resolve(undefined);
    await settle();
  });
  expect(proceed).toHaveBeenCalledOnce();
});

test.each(['the question', 'its button'])(
  'B-11 B-32 what %s saves once an upload is over is waited for, then it leaves',
  async (how) => {
    const upload = createDeferred<undefined>();
    const asked: string[] = [];
    render(<Form work={upload.promise} />);
    await type('ann');
    if (how === 'its button') await userEvent.click(screen.getByRole('button'));
    leave();
    if (how === 'the question') await save();
    store.subscribe(() => asked.push(statusOf(store)));
    await act(async () => {
      upload.resolve(undefined);
      await settle();
    });
    await act(settle);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(proceed).toHaveBeenCalledOnce();
    expect(asked).not.toContain('asking');
  },
);

test('B-11 what its own button has sent while the question was open is not sent again', async () => {
  const sent = createDeferred<undefined>();
  onSubmit.mockReturnValue(sent.promise);
  render(<Form />);
  await type('ann');
  leave();
  expect(statusOf(store)).toBe('asking');
  await userEvent.click(screen.getByRole('button'));
  await save();
  await act(async () => {
    sent.resolve(undefined);
    await settle();
  });
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 a change that is undone while saving waits needs no saving: it leaves', async () => {
  isFree.mockReturnValue(createDeferred<boolean>().promise);
  render(<Form />);
  await type('a');
  leave();
  await save();
  await type('');
  await act(settle);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 a form whose submit leaves the page itself is not asked about', async () => {
  render(<Form />);
  onSubmit.mockImplementation(() => {
    store.ask(proceed);
    expect(proceed).not.toHaveBeenCalled();
  });
  await type('ann');
  await userEvent.click(screen.getByRole('button'));
  expect(statusOf(store)).toBe('closed');
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 a form that is off the page is neither asked about nor saved', async () => {
  const answer = createDeferred<boolean>();
  isFree.mockReturnValue(answer.promise);
  const { unmount } = render(<Form />);
  await type('a');
  leave();
  await save();
  unmount();
  await settle();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(store.getState()).toEqual({ status: 'closed', hasUnsavedChanges: false });
});

test('B-11 what was given up stays so when a validation ends or a submit fails, until something is typed', async () => {
  const answer = createDeferred<boolean>();
  isFree.mockReturnValue(answer.promise);
  render(
    <>
      <Form />
      <State />
    </>,
  );
  await type('ann');
  leave();
  act(store.leave);
  expect(proceed).toHaveBeenCalledOnce();
  await act(async () => {
    answer.resolve(false);
    await settle();
  });
  expect(screen.getByText('saved closed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  leave();
  expect(proceed).toHaveBeenCalledTimes(2);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByText('unsaved closed')).toBeInTheDocument();
});

test('B-11 B-32 what was given up stays so when an upload ends, until something is entered', () => {
  const { result: control } = renderHook(() => {
    const form = useSubmitGuard<Person>({ initialValues: { username: '' }, onSubmit });
    useUnsavedChanges(form, { store });
    return useField(form, 'username').control;
  });
  const enter = (value: string): void => {
    act(() => {
      control.current.onChange(value);
    });
  };
  const markUpload = (isUnderWay: boolean): void => {
    act(() => {
      control.current.markDraft?.(isUnderWay);
    });
  };
  markUpload(true);
  expect(store.getState().hasUnsavedChanges).toBe(true);
  leave();
  act(store.leave);
  enter('uploaded');
  markUpload(false);
  expect(store.getState().hasUnsavedChanges).toBe(false);
  enter('more');
  expect(store.getState().hasUnsavedChanges).toBe(true);
});

test('without a store it says what is missing and how to give it', () => {
  function Lost(): null {
    useUnsavedChanges(useSubmitGuard({ initialValues: {}, onSubmit: () => {} }));
    return null;
  }
  expect(() => render(<Lost />)).toThrow(
    /useUnsavedChanges found no leaveGuard store\..*\{ store \}/,
  );
});
