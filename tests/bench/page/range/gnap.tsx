import { useEffect, type ReactElement } from 'react';
import {
  useCalendar,
  useCalendarCell,
  type IsoDate,
  type UseCalendarResult,
} from '../../../../headless/calendar/index.js';
import { useDateRange } from '../../../../headless/date-range/index.js';
import type { Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { FIRST_DAY } from './months.js';

function Day({ calendar, date }: { calendar: UseCalendarResult; date: IsoDate }): ReactElement {
  countRender();
  const cell = useCalendarCell(calendar, date);
  return <td {...cell.getCellProps()}>{cell.day}</td>;
}

function Month({ calendar }: { calendar: UseCalendarResult }): ReactElement {
  return (
    <section>
      <h3 {...calendar.getTitleProps()}>{calendar.title}</h3>
      <table {...calendar.getGridProps()}>
        <tbody>
          {calendar.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <Day key={day} calendar={calendar} date={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Range(): ReactElement {
  const range = useDateRange({ mode: 'span' });
  const { open } = range;
  const first = useCalendar({ ...range.calendar, monthCount: 2 });
  const second = useCalendar({ store: first.store, offset: 1, onSelect: range.calendar.onSelect });
  useEffect(() => {
    open();
    first.store.turnTo(FIRST_DAY);
  }, [open, first.store]);
  return (
    <div {...range.getDialogProps()}>
      <Month calendar={first} />
      <Month calendar={second} />
    </div>
  );
}

export const gnap: Subject = drawn(() => <Range />);
