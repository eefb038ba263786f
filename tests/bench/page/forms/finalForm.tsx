import { memo, useState, type ReactElement } from 'react';
import { Form, useField } from 'react-final-form';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList, forEachField } from './FieldList.js';
import { fieldMarkup, ties } from './fieldMarkup.js';

const SUBSCRIPTION = { value: true, touched: true, error: true };
const NO_SUBSCRIPTION = {};

const required = (value: string | undefined): string | undefined =>
  value === undefined || value === '' ? 'required' : undefined;

const Field = memo(function Field({ name }: { name: string }) {
  const { input, meta } = useField<string>(name, {
    validate: required,
    subscription: SUBSCRIPTION,
  });
  const hasError = meta.touched === true && meta.error !== undefined;
  const { value, onChange, onBlur, onFocus } = input;
  return fieldMarkup({
    name,
    hasError,
    input: { ...ties(name, hasError), value, onChange, onBlur, onFocus },
  });
});

const renderField = (name: string): ReactElement => <Field key={name} name={name} />;

function Fields({ scenario }: { scenario: Scenario }): ReactElement {
  const [initialValues] = useState(() => forEachField(scenario, ''));
  return (
    <Form initialValues={initialValues} onSubmit={() => {}} subscription={NO_SUBSCRIPTION}>
      {({ handleSubmit }) => (
        <form
          onSubmit={(event) => {
            void handleSubmit(event);
          }}
        >
          <FieldList scenario={scenario} renderField={renderField} />
        </form>
      )}
    </Form>
  );
}

export const finalForm: Subject = drawn((scenario) => <Fields scenario={scenario} />);
