import { useId, type ReactElement } from 'react';
import { focusElement } from '../../headless/core/index.js';
import { fieldParts, partOf, useFieldArray } from '../../headless/field-array/index.js';
import { required, useField, useSubmitGuard } from '../../headless/form/index.js';
import type { FormStore, PartName } from '../../headless/form/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { Button } from '../../skin/button/index.js';
import { SubmitButton, TextField } from '../../skin/field/index.js';

interface Person {
  phones: { number: string }[];
}

const PARTS = fieldParts<Person>({ 'phones.*.number': { required } });

interface PhoneProps {
  form: FormStore<Person>;
  name: PartName<Person['phones'][number]>;
  label: string;
}

function Phone({ form, name, label }: PhoneProps): ReactElement {
  const field = useField(form, partOf(name, 'number'));
  return <TextField field={field} label={label} messages={{ required: 'Fill in a number.' }} />;
}

/** Rows that move, with what is typed in them and its errors. No button that goes takes the focus. */
export function FieldArrayExample(): ReactElement {
  const notify = useNotify();
  const form = useSubmitGuard<Person>({
    initialValues: { phones: [{ number: '+32 9 555 01 23' }] },
    parts: PARTS,
    onSubmit: ({ phones }) =>
      notify({ type: 'success', title: 'Sent', text: phones.map(({ number }) => number).join() }),
  });
  const { rows, append, move, remove } = useFieldArray(form, 'phones');
  const addId = useId();
  return (
    <form {...form.getFormProps()} className="flex flex-col gap-2">
      {rows.map(({ key, name }, index) => (
        <fieldset key={key} className="flex flex-col gap-x-2 sm:flex-row">
          <legend className="sr-only">Telephone {index + 1}</legend>
          <div className="grow">
            <Phone form={form.store} name={name} label={`Telephone ${index + 1}`} />
          </div>
          <div className="flex flex-wrap gap-2 max-sm:mb-4 sm:pt-6.5">
            <Button
              aria-disabled={index === 0}
              onClick={() => {
                move(index, index - 1);
              }}
            >
              Up
            </Button>
            <Button
              onClick={(event) => {
                remove(index);
                focusElement(event, addId);
              }}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form}>Send</SubmitButton>
        <Button
          id={addId}
          onClick={() => {
            append({ number: '' });
          }}
        >
          Add a telephone
        </Button>
      </div>
    </form>
  );
}
