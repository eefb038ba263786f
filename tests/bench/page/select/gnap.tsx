import { memo, useState, type ReactElement } from 'react';
import {
  useSelect,
  useSelectOption,
  type SelectItem,
  type SelectStore,
} from '../../../../headless/select/index.js';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { choices } from './choices.js';
import { LIST_STYLE } from './listStyle.js';

interface OptionProps extends SelectItem {
  store: SelectStore;
}

const Option = memo(function Option({ store, ...item }: OptionProps) {
  countRender();
  const { getOptionProps } = useSelectOption({ store }, item);
  return <div {...getOptionProps()}>{item.label}</div>;
});

function Field({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [options] = useState(() => choices(count));
  const select = useSelect({ options, listLabel: 'Choices' });
  return (
    <div>
      <input {...select.getInputProps({ 'aria-label': 'Choice' })} />
      {select.isOpen && (
        <div {...select.getListProps()} style={LIST_STYLE}>
          {select.groups.map(({ label, entries, getGroupProps }) => (
            <div key={label} {...getGroupProps()}>
              {entries.map((item) => (
                <Option key={item.value} {...item} store={select.store} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

export const gnap: Subject = drawn((scenario) => <Field scenario={scenario} />);
