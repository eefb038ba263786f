import { Activity, Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { LimitedTextField } from '../../../skin/limiter/index.js';
import { RichTextField } from '../../../skin/rich-text/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { createDeferred, type Deferred } from '../../headless/support/deferred.js';
import { renderInShell } from '../support/renderInShell.js';

interface HiderProps {
  readonly children: ReactNode;
}

function ActivityHider({ children }: HiderProps): ReactElement {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        Hide or show
      </button>
    </>
  );
}

function Wait({ forIt }: { forIt: Promise<null> | null }): null {
  if (forIt !== null) use(forIt);
  return null;
}

function SuspenseHider({ children }: HiderProps): ReactElement {
  const [wait, setWait] = useState<Deferred<null> | null>(null);
  return (
    <>
      <Suspense fallback={<p>Loading …</p>}>
        <Wait forIt={wait?.promise ?? null} />
        {children}
      </Suspense>
      <button
        type="button"
        onClick={() => {
          wait?.resolve(null);
          setWait(wait === null ? createDeferred<null>() : null);
        }}
      >
        Hide or show
      </button>
    </>
  );
}

const OPTIONS = [{ value: 'hr', label: 'Human Resources' }];

interface FormProps {
  readonly Hider: (props: HiderProps) => ReactElement;
  readonly onSubmit: (values: unknown) => void;
}

function Form({ Hider, onSubmit }: FormProps): ReactElement {
  const initialValues = {
    birthday: null as string | null,
    unit: null as string | null,
    title: '',
    text: '',
  };
  const form = useSubmitGuard({ initialValues, onSubmit });
  const birthday = useField(form, 'birthday');
  const unit = useField(form, 'unit');
  const title = useField(form, 'title');
  const text = useField(form, 'text');
  return (
    <form {...form.getFormProps()}>
      <Hider>
        <DateField field={birthday} label="Birthday" />
        <SelectField field={unit} label="Unit" options={OPTIONS} />
        <LimitedTextField field={title} label="Title" max={10} />
        <RichTextField field={text} label="Text" />
      </Hider>
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test.each([
  ['Activity', ActivityHider],
  ['Suspense', SuspenseHider],
])(
  'FORM-4 what was filled in is submitted while %s hides it, and is there when it is shown again',
  async (_name, Hider) => {
    const onSubmit = vi.fn();
    const screen = await renderInShell(<Form Hider={Hider} onSubmit={onSubmit} />);
    const hideOrShow = screen.getByRole('button', { name: 'Hide or show' });
    const save = screen.getByRole('button', { name: 'Save' });
    const birthday = screen.getByRole('textbox', { name: 'Birthday' });
    const text = screen.getByRole('textbox', { name: 'Text' });
    await birthday.fill('1-2-2000');
    await screen.getByRole('combobox', { name: 'Unit' }).click();
    await screen.getByRole('option').click();
    await screen.getByLabelText('Title').fill('Moving');
    await text.click();
    await userEvent.keyboard('We move');

    await hideOrShow.click();
    await expect.element(screen.getByText('Birthday', { exact: true })).not.toBeVisible();
    await save.click();
    const values = { birthday: '2000-02-01', unit: 'hr', title: 'Moving', text: '<p>We move</p>' };
    await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual(values);

    await hideOrShow.click();
    await expect.element(birthday).toHaveValue('01-02-2000');
    await birthday.fill('soon');
    await text.click();
    await userEvent.keyboard('.');
    await hideOrShow.click();
    await hideOrShow.click();
    await save.click();
    await expect.element(birthday).toHaveFocus();
    await expect.element(birthday).toHaveValue('soon');
    expect(onSubmit).toHaveBeenCalledOnce();
    await birthday.fill('');
    await save.click();
    await expect
      .poll(() => onSubmit.mock.lastCall?.[0])
      .toEqual({ ...values, birthday: null, text: '<p>We move.</p>' });
  },
);
