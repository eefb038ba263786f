import { memo, useCallback, useState, type ReactElement } from 'react';
import {
  required,
  useField,
  useSubmitGuard,
  type FormStore,
} from '../../../../headless/form/index.js';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList, forEachField } from './FieldList.js';
import { fieldMarkup } from './fieldMarkup.js';

type Values = Record<string, string>;

const Field = memo(function Field({ store, name }: { store: FormStore<Values>; name: string }) {
  const field = useField(store, name);
  return fieldMarkup({
    name,
    hasError: field.hasError,
    input: field.getInputProps(),
    label: field.getLabelProps(),
    message: field.hasError ? field.getMessageProps('required') : undefined,
  });
});

function Form({ scenario }: { scenario: Scenario }): ReactElement {
  const [options] = useState(() => ({
    initialValues: forEachField(scenario, ''),
    validators: forEachField(scenario, { required }),
    onSubmit: () => {},
  }));
  const { store, getFormProps } = useSubmitGuard<Values>(options);
  const renderField = useCallback(
    (name: string) => <Field key={name} store={store} name={name} />,
    [store],
  );
  return (
    <form {...getFormProps()}>
      <FieldList scenario={scenario} renderField={renderField} />
    </form>
  );
}

export const gnap: Subject = drawn((scenario) => <Form scenario={scenario} />);
