import { memo, useState, type ReactElement } from 'react';
import { drawn } from '../drawn.js';
import type { Scenario, Subject } from '../benchPage.js';
import { FieldList } from './FieldList.js';
import { fieldMarkup, ties } from './fieldMarkup.js';

/** No form at all: each field has its own state, which no other part of the page can read. */
const Field = memo(function Field({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const hasError = isTouched && value === '';
  return fieldMarkup({
    name,
    hasError,
    input: {
      ...ties(name, hasError),
      value,
      onChange: (event) => {
        setValue(event.currentTarget.value);
      },
      onBlur: () => {
        setIsTouched(true);
      },
    },
  });
});

const renderField = (name: string): ReactElement => <Field key={name} name={name} />;

function Floor({ scenario }: { scenario: Scenario }): ReactElement {
  return (
    <form>
      <FieldList scenario={scenario} renderField={renderField} />
    </form>
  );
}

export const floor: Subject = drawn((scenario) => <Floor scenario={scenario} />);
