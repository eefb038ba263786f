import { useForm } from '@tanstack/react-form';
import { useCallback, useState, type ReactElement } from 'react';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList, forEachField } from './FieldList.js';
import { fieldMarkup, ties } from './fieldMarkup.js';

const VALIDATORS = {
  onChange: ({ value }: { value: string }): string | undefined =>
    value === '' ? 'required' : undefined,
};

function Form({ scenario }: { scenario: Scenario }): ReactElement {
  const [defaultValues] = useState(() => forEachField(scenario, ''));
  const { Field, handleSubmit } = useForm({ defaultValues });
  const renderField = useCallback(
    (name: string) => (
      <Field key={name} name={name} validators={VALIDATORS}>
        {({ state: { value, meta }, handleChange, handleBlur }) => {
          const hasError = meta.isTouched && meta.errors.length > 0;
          return fieldMarkup({
            name,
            hasError,
            input: {
              ...ties(name, hasError),
              value,
              onChange: (event) => {
                handleChange(event.currentTarget.value);
              },
              onBlur: handleBlur,
            },
          });
        }}
      </Field>
    ),
    [Field],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <FieldList scenario={scenario} renderField={renderField} />
    </form>
  );
}

export const tanstackForm: Subject = drawn((scenario) => <Form scenario={scenario} />);
