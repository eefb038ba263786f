// Without these styles, the list now and then stays hidden when it opens.
import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { choices, type Choice } from './choices.js';

function option({ option: { label } }: { option: Choice }): string {
  countRender();
  return label;
}

function Field({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [options] = useState(() => choices(count));
  return (
    <MantineProvider>
      <Select
        label="Choice"
        searchable
        data={options}
        renderOption={option}
        maxDropdownHeight={320}
      />
    </MantineProvider>
  );
}

export const mantine: Subject = drawn((scenario) => <Field scenario={scenario} />);
