import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  type AnnouncerStore,
} from '../../../headless/core/index.js';
import { fieldParts, partOf, useFieldArray } from '../../../headless/field-array/index.js';
import {
  createFormStore,
  required,
  useField,
  useSubmitGuard,
  type FormStore,
  type PartName,
} from '../../../headless/form/index.js';
import { useErrorSummary, useSubmitNotice } from '../../../headless/form-feedback/index.js';
import { createDeferred, settle } from '../support/deferred.js';
import { describeConformance } from '../support/conformance.js';

interface Person {
  name: string;
  email: string;
  hidden: string;
  phones: { number: string }[];
}

let form: FormStore<Person>;
let announcer: AnnouncerStore;
let free: boolean | Promise<boolean>;
beforeEach(() => {
  free = true;
  announcer = createAnnouncerStore();
  form = createFormStore<Person>({
    initialValues: {
      name: '',
      email: '',
      hidden: 'x',
      phones: [{ number: '1' }, { number: '' }],
    },
    validators: {
      name: { required, free: () => free },
      email: { required },
      hidden: { shown: () => true },
    },
    parts: fieldParts<Person>({ 'phones.*.number': { required } }),
    onSubmit: () => {},
  });
});

const labels = {
  name: 'Name',
  email: { id: 'app.email', defaultMessage: 'E-mail' },
  'phones.*.number': { id: 'app.phone', defaultMessage: 'Telephone {row}' },
};

describeConformance('useErrorSummary', {
  useHook: () => useErrorSummary(form, { labels, id: 'summary' }),
  readState: () => form.getState(),
  parts: {
    getHeadingProps: { getter: (summary) => summary.getHeadingProps, element: 'h2' },
    getSummaryProps: { getter: (summary) => summary.getSummaryProps },
  },
});

function Phones(): ReactElement {
  const phones = useFieldArray(form, 'phones');
  return (
    <>
      {phones.rows.map(({ key, name }) => (
        <Input key={key} name={partOf(name, 'number')} label="Number" />
      ))}
      <button
        type="button"
        onClick={() => {
          phones.move(1, 0);
        }}
      >
        Swap
      </button>
    </>
  );
}

function Input({
  name,
  label,
}: {
  name: 'name' | 'email' | PartName<string>;
  label: string;
}): ReactElement {
  return <input aria-label={label} {...useField(form, name).getInputProps()} />;
}

function Form(): ReactElement {
  const { getFormProps, getSubmitProps } = useSubmitGuard({ store: form });
  const summary = useErrorSummary(form, { labels });
  const notice = useSubmitNotice(form);
  return (
    <form {...getFormProps()}>
      {summary.isShown && (
        <div {...summary.getSummaryProps()}>
          <h2 {...summary.getHeadingProps()}>{summary.heading}</h2>
          {summary.formErrors.map(({ type, message }) => (
            <p key={type}>{message}</p>
          ))}
          {summary.entries.map(({ name, label, error, isOnPage, getLinkProps }) => (
            <p key={name}>
              {isOnPage ? <a {...getLinkProps()}>{label}</a> : label}: {error.message ?? error.type}
            </p>
          ))}
        </div>
      )}
      {/* In another order than the values. */}
      <Input name="email" label="E-mail" />
      <Input name="name" label="Name" />
      <Phones />
      <button {...getSubmitProps()}>Save</button>
      <output>{notice}</output>
    </form>
  );
}

function renderForm(): void {
  render(
    <sharedAnnouncer.context.Provider value={announcer}>
      <Form />
    </sharedAnnouncer.context.Provider>,
  );
}

const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const group = (): HTMLElement | null => screen.queryByRole('group');
const links = (): (string | null)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => textContent);
const said = (): string[] => announcer.getState().polite.map(({ text }) => text);

test('B-23 it appears with the submit, not before, lists fields as they stand, and says how many', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.tab();
  expect(group()).toBeNull();
  await user.click(save());
  expect(group()).toHaveAccessibleName('Please correct this (3):');
  expect(links()).toEqual(['E-mail', 'Name', 'Telephone 2']);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('B-23 a link leads to its field; what is mended leaves the list, and with the last it is gone', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(save());
  await user.click(screen.getByRole('link', { name: 'Name' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Ann');
  expect(links()).toEqual(['E-mail', 'Telephone 2']);
  await user.click(screen.getByRole('link', { name: 'Telephone 2' }));
  await user.keyboard('2');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a');
  expect(group()).toBeNull();
});

test('B-23 a row is called by where it stands now', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(save());
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(links()).toEqual(['E-mail', 'Name', 'Telephone 1']);
});

test('B-23 the fields are in the order of the page after a row was moved, too', async () => {
  const user = userEvent.setup();
  form.setValue('phones', [{ number: '' }, { number: '' }]);
  renderForm();
  await user.click(save());
  const [first] = screen.getAllByLabelText('Number');
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(links().slice(2)).toEqual(['Telephone 1', 'Telephone 2']);
  await user.click(screen.getByRole('link', { name: 'Telephone 2' }));
  expect(first).toHaveFocus();
});

test.each([
  ['after the others', ['Name', 'E-mail']],
  ['before the others', ['E-mail', 'Name']],
])('B-23 a field that comes onto the page %s has a link from then on', async (place, expected) => {
  const user = userEvent.setup();
  function Linked(): ReactElement {
    const { entries } = useErrorSummary(form, { labels });
    const linked = entries.filter(({ isOnPage }) => isOnPage);
    return <output>{linked.map(({ label }) => label).join(', ')}</output>;
  }
  function Steps(): ReactElement {
    const [isEmailShown, showEmail] = useReducer(() => true, false);
    const email = isEmailShown && <Input key="email" name="email" label="E-mail" />;
    return (
      <>
        <Linked />
        {place === 'before the others' && email}
        <Input name="name" label="Name" />
        {place === 'after the others' && email}
        <button type="button" onClick={showEmail}>
          Next
        </button>
      </>
    );
  }
  render(<Steps />);
  act(() => {
    form.submit();
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Name$/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent(expected.join(', '));
});

test('B-23 a page whose fields are new with each render does not render without end', () => {
  let renders = 0;
  const nextKey = (): number => {
    renders += 1;
    if (renders > 100) throw new Error('It renders without end.');
    return renders;
  };
  function Page(): ReactElement {
    const { entries } = useErrorSummary(form, { labels });
    return (
      <>
        <output>{entries.map(({ label }) => label).join(', ')}</output>
        <Input key={nextKey()} name="name" label="Name" />
      </>
    );
  }
  render(<Page />);
  act(() => {
    form.submit();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Name');
});

test('B-23 one control of two fields is listed once for each', async () => {
  const user = userEvent.setup();
  function Contact(): ReactElement {
    const { getFormProps, getSubmitProps } = useSubmitGuard({ store: form });
    const { entries } = useErrorSummary(form, { labels });
    const name = useField(form, 'name').getInputProps();
    const email = useField(form, 'email').getInputProps();
    return (
      <form {...getFormProps()}>
        <input
          aria-label="Contact"
          ref={(element) => {
            name.ref(element);
            email.ref(element);
          }}
        />
        <button {...getSubmitProps()}>Save</button>
        <output>{entries.map(({ label }) => label).join(', ')}</output>
      </form>
    );
  }
  render(<Contact />);
  await user.click(save());
  expect(screen.getByRole('status')).toHaveTextContent('Name, E-mail');
});

test('B-23 so it is in a summary that nothing around it renders', async () => {
  const user = userEvent.setup();
  function Summary(): ReactElement {
    const { entries } = useErrorSummary(form, { labels });
    return <output>{entries.map(({ label }) => label).join(', ')}</output>;
  }
  render(
    <>
      <Phones />
      <Summary />
    </>,
  );
  act(() => {
    form.submit();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Telephone 2');
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect(screen.getByRole('status')).toHaveTextContent('Telephone 1');
});

test('B-23 where no field can take the focus the summary does; it names what is not on the page without a link', async () => {
  const user = userEvent.setup();
  form.setValue('name', 'Ann');
  form.setValue('email', 'a@b');
  form.setValue('phones', []);
  renderForm();
  act(() => {
    form.submit();
    form.setErrors({ '': 'Closed today.', hidden: 'Not allowed.' });
  });
  expect(screen.getByText('Closed today.')).toBeVisible();
  expect(screen.getByText('hidden: Not allowed.')).toBeVisible();
  expect(links()).toEqual([]);
  await user.click(save());
  expect(group()).toBeNull();
});

test('B-23 what is not on the page comes last', () => {
  const { result } = renderHook(() => useErrorSummary(form, { labels }));
  form.elements.set('email', document.createElement('input'));
  act(() => {
    form.submit();
  });
  const [first, ...others] = result.current.entries;
  expect(first).toMatchObject({ name: 'email', isOnPage: true });
  expect(others.map(({ isOnPage }) => isOnPage)).toEqual([false, false]);
});

test('B-23 what is wrong with no field is left out where it stands elsewhere', () => {
  const { result } = renderHook(() => useErrorSummary(form, { labels, fieldsOnly: true }));
  act(() => {
    form.submit();
    form.setErrors({ '': 'Closed today.', name: 'Taken.' });
  });
  expect(result.current.formErrors).toEqual([]);
  expect(result.current.entries).toHaveLength(3);
  expect(result.current.heading).toBe('Please correct this (3):');
  expect(result.current.getSummaryProps().tabIndex).toBe(-1);
});

test('B-23 the summary has the focus when the server refuses the form as a whole', async () => {
  const user = userEvent.setup();
  const refusing: FormStore<{ name: string }> = createFormStore<{ name: string }>({
    initialValues: { name: 'Ann' },
    onSubmit: () => {
      refusing.setErrors({ '': 'Closed today.' });
    },
  });
  function Refused(): ReactElement {
    const { getFormProps, getSubmitProps } = useSubmitGuard({ store: refusing });
    const summary = useErrorSummary(refusing, { labels: {}, heading: 'Sorry' });
    return (
      <form {...getFormProps()}>
        {summary.isShown && (
          <div {...summary.getSummaryProps()}>
            <h2 {...summary.getHeadingProps()}>{summary.heading}</h2>
          </div>
        )}
        <button {...getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Refused />);
  await user.click(save());
  await act(settle);
  expect(screen.getByRole('group', { name: 'Sorry' })).toHaveFocus();
});

test('B-23 a heading of your own counts, and keeps the values that it has', () => {
  const heading = { id: 'x', defaultMessage: '{form}: {count} wrong', values: { form: 'Rooms' } };
  const { result } = renderHook(() => useErrorSummary(form, { labels, heading }));
  expect(result.current.heading).toBe('Rooms: 0 wrong');
});

test('B-24 a press during a check is told, and so is that it may be made again', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  free = answer.promise;
  renderForm();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(save());
  expect(screen.getByRole('status')).toHaveTextContent('Still checking. Please wait.');
  answer.resolve(true);
  await act(settle);
  expect(screen.getByRole('status')).toHaveTextContent('The check is done. Press again.');
  expect(said()).toEqual(['Still checking. Please wait.', 'The check is done. Press again.']);
  await user.click(save());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('FORM-2 B-24 a submit that begins a validation says that it is still checking', async () => {
  const user = userEvent.setup();
  const answer = createDeferred<boolean>();
  const unchecked = createFormStore<{ name: string }>({
    initialValues: { name: 'Ann' },
    validators: { name: { free: () => answer.promise } },
    onSubmit: () => {},
  });
  function Unchecked(): ReactElement {
    const { getFormProps, getSubmitProps } = useSubmitGuard({ store: unchecked });
    return (
      <form {...getFormProps()}>
        <button {...getSubmitProps()}>Save</button>
        <output>{useSubmitNotice(unchecked)}</output>
      </form>
    );
  }
  render(<Unchecked />);
  await user.click(save());
  expect(screen.getByRole('status')).toHaveTextContent('Still checking. Please wait.');
  answer.resolve(true);
  await act(settle);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('B-32 a submit that waits for the work of a control says that it goes on by itself', async () => {
  const user = userEvent.setup();
  const work = createDeferred<undefined>();
  renderForm();
  act(() => {
    form.setValue('name', 'Ann');
    form.setValue('email', 'a@b');
    form.setValue('phones', []);
    form.hold('name', work.promise);
  });
  await user.click(save());
  expect(screen.getByRole('status')).toHaveTextContent('Please wait.');
  expect(save()).toHaveAttribute('data-state', 'validating');
  expect(said()).toEqual(['Not everything is ready yet. Please wait.']);
  work.resolve(undefined);
  await act(settle);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(form.getState()).toMatchObject({ submission: 'idle', isSubmitted: false });
});

test('B-32 it goes on saying so while what the work has changed is checked, and a press is answered', async () => {
  const user = userEvent.setup();
  const work = createDeferred<undefined>();
  const answer = createDeferred<boolean>();
  free = answer.promise;
  renderForm();
  act(() => {
    form.setValue('email', 'a@b');
    form.setValue('phones', []);
    form.hold('name', work.promise);
  });
  await user.click(save());
  form.edit('name', 'Ann');
  work.resolve(undefined);
  await act(settle);
  expect(screen.getByRole('status')).toHaveTextContent('Not everything is ready yet.');
  await user.click(save());
  expect(screen.getByRole('status')).toHaveTextContent('Not everything is ready yet.');
  expect(said().at(-1)).toBe('Still checking. Please wait.');
  answer.resolve(true);
  await act(settle);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(form.getState()).toMatchObject({ submission: 'idle', isSubmitted: false });
});
