import { useState, type ReactElement } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { choices, type Choice } from './choices.js';
import { LIST_STYLE } from './listStyle.js';

function option({ value, label }: Choice): ReactElement {
  return (
    <ListBoxItem id={value} textValue={label}>
      {() => {
        countRender();
        return label;
      }}
    </ListBoxItem>
  );
}

function Field({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [options] = useState(() => choices(count));
  return (
    <ComboBox defaultItems={options}>
      <Label>Choice</Label>
      <Input />
      <Popover>
        <ListBox<Choice> style={LIST_STYLE}>{option}</ListBox>
      </Popover>
    </ComboBox>
  );
}

export const reactAria: Subject = drawn((scenario) => <Field scenario={scenario} />);
