import { parseDate } from '@internationalized/date';
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components';
import type { ReactElement } from 'react';
import type { Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { FIRST_DAY } from './months.js';

function Grid({ offset }: { offset: number }): ReactElement {
  return (
    <CalendarGrid offset={{ months: offset }}>
      {(date) => (
        <CalendarCell date={date}>
          {({ formattedDate }) => {
            countRender();
            return formattedDate;
          }}
        </CalendarCell>
      )}
    </CalendarGrid>
  );
}

function Range(): ReactElement {
  return (
    <RangeCalendar
      aria-label="Absence"
      visibleDuration={{ months: 2 }}
      defaultFocusedValue={parseDate(FIRST_DAY)}
      firstDayOfWeek="mon"
    >
      <Grid offset={0} />
      <Grid offset={1} />
    </RangeCalendar>
  );
}

export const reactAria: Subject = drawn(() => <Range />);
