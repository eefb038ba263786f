import { useCombobox } from 'downshift';
import { useState, type ReactElement } from 'react';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { choices } from './choices.js';
import { LIST_STYLE } from './listStyle.js';

function Field({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [options] = useState(() => choices(count));
  const [items, setItems] = useState(options);
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...items],
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => {
      const sought = inputValue.toLowerCase();
      setItems(options.filter(({ label }) => label.toLowerCase().includes(sought)));
    },
  });
  return (
    <div>
      <input {...getInputProps({ 'aria-label': 'Choice' })} />
      <ul {...getMenuProps({ 'aria-label': 'Choices' })} style={LIST_STYLE}>
        {isOpen &&
          items.map((item, index) => {
            countRender();
            return (
              <li key={item.value} {...getItemProps({ item, index })}>
                {item.label}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

export const downshift: Subject = drawn((scenario) => <Field scenario={scenario} />);
