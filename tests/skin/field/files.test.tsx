import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFormStore, useField, type FormStore } from '../../../headless/form/index.js';
import { renderInShell } from '../support/renderInShell.js';

interface Letter {
  enclosures: File[];
}

function nameOf({ name }: File): string {
  return name;
}

function Enclosures({ form }: { form: FormStore<Letter> }): ReactElement {
  const field = useField(form, 'enclosures');
  return (
    <input {...field.getInputProps({ type: 'file', multiple: true, 'aria-label': 'Enclosures' })} />
  );
}

function Steps({ form }: { form: FormStore<Letter> }): ReactElement {
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
      {isShown && <Enclosures form={form} />}
    </>
  );
}

test('FORM-5 files that were chosen are shown again when their field is, and so is what is left of them', async () => {
  const form = createFormStore<Letter>({ initialValues: { enclosures: [] }, onSubmit: () => {} });
  const screen = await renderInShell(<Steps form={form} />);
  const input = screen.getByLabelText('Enclosures');
  const shown = (): string[] => {
    const element = input.element();
    return element instanceof HTMLInputElement ? Array.from(element.files ?? [], nameOf) : [];
  };
  await userEvent.upload(input, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  expect(form.getValues().enclosures.map(nameOf)).toEqual(['a.txt', 'b.txt']);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(input).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(input).toBeVisible();
  expect(shown()).toEqual(['a.txt', 'b.txt']);
  expect(form.getValues().enclosures.map(nameOf)).toEqual(['a.txt', 'b.txt']);

  form.setValue('enclosures', form.getValues().enclosures.slice(1));
  await expect.poll(shown).toEqual(['b.txt']);
  form.reset();
  await expect.poll(shown).toEqual([]);
});
