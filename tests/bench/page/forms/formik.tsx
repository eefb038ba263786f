import { FastField, Formik, type FastFieldProps } from 'formik';
import { useState, type ReactElement } from 'react';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList, forEachField } from './FieldList.js';
import { fieldMarkup, ties } from './fieldMarkup.js';

const required = (value: string): string | undefined => (value === '' ? 'required' : undefined);

/** `FastField` is what Formik advises where there are many fields. Its handlers know them by their id. */
const renderField = (name: string): ReactElement => (
  <FastField key={name} name={name} validate={required}>
    {({ field: { value, onChange, onBlur }, meta }: FastFieldProps<string>) => {
      const hasError = meta.touched && meta.error !== undefined;
      return fieldMarkup({
        name,
        hasError,
        input: { ...ties(name, hasError), value, onChange, onBlur },
      });
    }}
  </FastField>
);

function Form({ scenario }: { scenario: Scenario }): ReactElement {
  const [initialValues] = useState(() => forEachField(scenario, ''));
  return (
    <Formik initialValues={initialValues} onSubmit={() => {}}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <FieldList scenario={scenario} renderField={renderField} />
        </form>
      )}
    </Formik>
  );
}

export const formik: Subject = drawn((scenario) => <Form scenario={scenario} />);
