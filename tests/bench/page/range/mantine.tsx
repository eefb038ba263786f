import { MantineProvider } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { ReactElement } from 'react';
import type { Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { FIRST_DAY } from './months.js';

function dayNumber(date: string): ReactElement {
  countRender();
  return <>{Number(date.slice(-2))}</>;
}

function Range(): ReactElement {
  return (
    <MantineProvider>
      <DatePicker
        type="range"
        numberOfColumns={2}
        defaultDate={FIRST_DAY}
        hideOutsideDates
        renderDay={dayNumber}
      />
    </MantineProvider>
  );
}

export const mantine: Subject = drawn(() => <Range />);
