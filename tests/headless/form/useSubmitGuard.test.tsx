import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  useSubmitGuard,
  type FormOptions,
} from '../../../headless/form/index.js';
import { describeConformance } from '../support/conformance.js';
import { createDeferred, settle } from '../support/deferred.js';
import type { Person } from './setUp.js';
import { initialValues, save, setUpPage } from './TestPersonForm.js';
import { TextField } from './TextField.js';

const { onSubmit, Shell, PersonForm } = setUpPage();

let conforming = createFormStore({ initialValues, onSubmit });
beforeEach(() => {
  conforming = createFormStore({ initialValues, onSubmit });
  conforming.setValue('username', 'dirty');
});

describeConformance('useSubmitGuard', {
  useHook: () => useSubmitGuard({ store: conforming }),
  readState: () => conforming.getState(),
  parts: {
    getFormProps: { getter: (form) => form.getFormProps, element: 'form' },
    getSubmitProps: { getter: (form) => form.getSubmitProps, element: 'button' },
  },
});

test('FORM-1 the browser does not validate', () => {
  render(<PersonForm />);
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
});

test('FORM-4 the browser does not send the form as well, nor reset it', () => {
  const { container } = render(<PersonForm />);
  const form = container.querySelector('form')!;
  expect(fireEvent.submit(form)).toBe(false);
  expect(fireEvent.reset(form)).toBe(false);
});

test('FORM-1 FORM-4 Enter in a field submits; the mark goes after success', async () => {
  const user = userEvent.setup();
  const saving = createDeferred<undefined>();
  onSubmit.mockReturnValue(saving.promise);
  render(<PersonForm />, { wrapper: Shell });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ann@example.org{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ username: '', email: 'ann@example.org' });
  expect(screen.getByRole('status')).toHaveTextContent('submitting');
  expect(save()).toHaveAttribute('data-state', 'submitting');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  saving.resolve(undefined);
  await act(settle);
  expect(screen.getByRole('status')).toHaveTextContent('new');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('FORM-4 FORM-5 a press leaves the field with its click, before it submits', async () => {
  const user = userEvent.setup();
  const checkOnLeaving = vi.fn<() => boolean>(() => true);
  render(<PersonForm validators={{ email: { checked: checkOnLeaving } }} />, { wrapper: Shell });
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(field).toHaveFocus();
  expect(checkOnLeaving).not.toHaveBeenCalled();
  const left = vi.fn<() => void>();
  field.addEventListener('blur', left);
  await user.pointer({ keys: '[/MouseLeft]', target: save() });
  expect(save()).toHaveFocus();
  expect(left).toHaveBeenCalledBefore(onSubmit);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('FORM-4 Enter in a field leaves the focus there', async () => {
  const user = userEvent.setup();
  render(<PersonForm />, { wrapper: Shell });
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(field, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
});

test('FORM-4 Enter and the space bar on the button submit, and so does a click without a press', async () => {
  const user = userEvent.setup();
  render(<PersonForm />, { wrapper: Shell });
  act(() => {
    save().focus();
  });
  await user.keyboard('{Enter}');
  await act(settle);
  await user.keyboard(' ');
  await act(settle);
  expect(save()).toHaveFocus();
  fireEvent.click(save());
  await act(settle);
  expect(onSubmit).toHaveBeenCalledTimes(3);
});

test('B-24 without a shell the form works as well', async () => {
  const user = userEvent.setup();
  render(<PersonForm validators={{ username: { required } }} />);
  await user.click(save());
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'ann');
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('FORM-4 unmounting while validating: the action never runs', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  const { unmount } = render(
    <PersonForm validators={{ username: { taken: () => answer.promise } }} />,
  );
  await user.click(save());
  unmount();
  answer.resolve(true);
  await settle();
  expect(onSubmit).not.toHaveBeenCalled();
});

const Late = lazy<() => null>(() => new Promise(() => {}));

test('FORM-4 what suspends beside the form does not call off what it is sending; leaving does', async () => {
  onSubmit.mockReturnValue(new Promise(() => {}));
  const page = (isLate: boolean): ReactElement => (
    <Suspense fallback="Loading">
      <PersonForm initialValues={{ username: 'john', email: '' }} />
      {isLate && <Late />}
    </Suspense>
  );
  const { rerender, unmount } = render(page(false), { wrapper: Shell });
  await userEvent.click(save());
  const signal = onSubmit.mock.calls[0]?.[1].signal;
  rerender(page(true));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(signal).toHaveProperty('aborted', false);
  unmount();
  expect(signal).toHaveProperty('aborted', true);
});

test('FORM-4 a form in a portal inside a form submits alone', async () => {
  const user = userEvent.setup();
  const onInner = vi.fn<FormOptions<Person>['onSubmit']>();
  function Inner(): ReactElement {
    const form = useSubmitGuard<Person>({ initialValues, onSubmit: onInner });
    return (
      <form {...form.getFormProps()}>
        <button {...form.getSubmitProps()}>Save inner</button>
      </form>
    );
  }
  function Outer(): ReactElement {
    const form = useSubmitGuard<Person>({ initialValues, onSubmit });
    return <form {...form.getFormProps()}>{createPortal(<Inner />, document.body)}</form>;
  }
  render(<Outer />);
  await user.click(screen.getByRole('button', { name: 'Save inner' }));
  expect(onInner).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('FORM-1 a reset button resets the form', async () => {
  const user = userEvent.setup();
  render(<PersonForm />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(field, 'ann');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field).toHaveValue('');
});

test('FORM-4 the action of the latest render runs', async () => {
  const user = userEvent.setup();
  const later = vi.fn<FormOptions<Person>['onSubmit']>();
  const { rerender } = render(<PersonForm />);
  rerender(<PersonForm onSubmit={later} />);
  await user.click(save());
  expect(later).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form that is put on the page again after it was taken off works', async () => {
  const user = userEvent.setup();
  const store = createFormStore<Person>({ initialValues, onSubmit });
  function Form(): ReactElement {
    const form = useSubmitGuard({ store });
    return (
      <form aria-label="Person" {...form.getFormProps()}>
        <TextField form={form} name="email" label="E-mail" />
      </form>
    );
  }
  function Page(): ReactElement {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button
          onClick={() => {
            setShown(!isShown);
          }}
        >
          Toggle
        </button>
        {isShown && <Form />}
      </>
    );
  }
  render(<Page />);
  await user.type(screen.getByRole('textbox'), 'kept');
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('kept');
  fireEvent.submit(screen.getByRole('form'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('FORM-2 FORM-4 a form whose page has gone sends a queued submit, too', async () => {
  const answer = createDeferred<boolean>();
  const form = createFormStore({
    initialValues,
    onSubmit,
    queue: true,
    validators: { username: { free: () => answer.promise } },
  });
  function Step(): ReactElement {
    return <form {...useSubmitGuard({ store: form }).getFormProps()} />;
  }
  render(<Step />).unmount();
  form.setValue('username', 'ann');
  form.submit();
  answer.resolve(true);
  await settle();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ username: 'ann' });
});
