import { memo, useCallback, useState, type ReactElement } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList, forEachField } from './FieldList.js';
import { fieldMarkup, ties } from './fieldMarkup.js';

type Values = Record<string, string>;

const RULES = { required: true };

const Field = memo(function Field({ control, name }: { control: Control<Values>; name: string }) {
  return (
    <Controller
      control={control}
      name={name}
      rules={RULES}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => {
        const hasError = fieldState.isTouched && fieldState.invalid;
        return fieldMarkup({
          name,
          hasError,
          input: { ...ties(name, hasError), value, onChange, onBlur, ref },
        });
      }}
    />
  );
});

function Form({ scenario }: { scenario: Scenario }): ReactElement {
  const [defaultValues] = useState(() => forEachField(scenario, ''));
  const { control, handleSubmit } = useForm<Values>({ defaultValues, mode: 'onChange' });
  const renderField = useCallback(
    (name: string) => <Field key={name} control={control} name={name} />,
    [control],
  );
  return (
    <form onSubmit={handleSubmit(() => {})}>
      <FieldList scenario={scenario} renderField={renderField} />
    </form>
  );
}

export const reactHookForm: Subject = drawn((scenario) => <Form scenario={scenario} />);
