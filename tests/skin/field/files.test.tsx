import { Suspense, use, useState, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore, useField, type FormStore } from '../../../headless/form/index.js';
import { createDeferred } from '../../headless/support/deferred.js';
import { renderInShell } from '../support/renderInShell.js';

interface Letter {
  enclosures: File[];
}

function nameOf({ name }: File): string {
  return name;
}

/** The names of the files that an input shows. */
function shownIn(input: Locator): string[] {
  const element = input.element();
  return element instanceof HTMLInputElement ? Array.from(element.files ?? [], nameOf) : [];
}

function Enclosures({ form }: { form: FormStore<Letter> }): ReactElement {
  const field = useField(form, 'enclosures');
  return (
    <input {...field.getInputProps({ type: 'file', multiple: true, 'aria-label': 'Enclosures' })} />
  );
}

/** A button that hides what is beside it, and shows it again. */
function Steps({ show }: { show: (isShown: boolean) => ReactNode }): ReactElement {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        {isShown ? 'Next' : 'Back'}
      </button>
      {show(isShown)}
    </>
  );
}

function WithHook({ form }: { form: FormStore<Letter> }): ReactElement {
  return <Steps show={(isShown) => isShown && <Enclosures form={form} />} />;
}

/** Its hook stays, and does not render, when the input goes and comes back. */
function Alone({ form }: { form: FormStore<Letter> }): ReactElement {
  const field = useField(form, 'enclosures');
  const props = field.getInputProps({ type: 'file', 'aria-label': 'Enclosures' });
  return <Steps show={(isShown) => isShown && <input {...props} />} />;
}

test.each([
  ['with its hook', WithHook],
  ['alone', Alone],
])(
  'FORM-5 files that were chosen are shown again when their input comes back %s',
  async (_how, Page) => {
    const form = createFormStore<Letter>({ initialValues: { enclosures: [] }, onSubmit: () => {} });
    const screen = await renderInShell(<Page form={form} />);
    const input = screen.getByLabelText('Enclosures');
    await userEvent.upload(input, new File(['a'], 'a.txt'));
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(input).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => shownIn(input)).toEqual(['a.txt']);
  },
);

function Wait({ until }: { until: Promise<null> | null }): null {
  if (until !== null) use(until);
  return null;
}

/** A control of its own, whose value are files only once they have been sent. */
function Sending({ form }: { form: FormStore<Letter> }): ReactElement {
  const { ref } = useField(form, 'enclosures').control;
  return <input type="file" aria-label="Enclosures" ref={ref} />;
}

test('FORM-5 files that a control is still sending stay while something beside it suspends', async () => {
  const form = createFormStore<Letter>({ initialValues: { enclosures: [] }, onSubmit: () => {} });
  const page = (until: Promise<null> | null): ReactElement => (
    <Suspense fallback="Loading">
      <Wait until={until} />
      <Sending form={form} />
    </Suspense>
  );
  const waited = createDeferred<null>();
  const screen = await render(page(null));
  const input = screen.getByLabelText('Enclosures');
  await userEvent.upload(input, new File(['a'], 'a.txt'));
  await screen.rerender(page(waited.promise));
  await expect.element(screen.getByText('Loading')).toBeVisible();
  waited.resolve(null);
  await expect.element(input).toBeVisible();
  expect(shownIn(input)).toEqual(['a.txt']);
});

test('FORM-5 a file input shows what is left of its files, and none after a reset', async () => {
  const form = createFormStore<Letter>({ initialValues: { enclosures: [] }, onSubmit: () => {} });
  const screen = await renderInShell(<Enclosures form={form} />);
  const input = screen.getByLabelText('Enclosures');
  await userEvent.upload(input, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  expect(form.getValues().enclosures.map(nameOf)).toEqual(['a.txt', 'b.txt']);
  form.setValue('enclosures', form.getValues().enclosures.slice(1));
  await expect.poll(() => shownIn(input)).toEqual(['b.txt']);
  form.reset();
  await expect.poll(() => shownIn(input)).toEqual([]);
});
