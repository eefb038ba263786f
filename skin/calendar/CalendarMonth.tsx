import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { UseCalendarResult } from '../../headless/calendar/index.js';
import { Button } from '../button/index.js';
import { NativeSelect } from '../field/index.js';
import { Icon } from '../icon/index.js';
import { CalendarDay } from './CalendarDay.js';

/** The calendar of the month, and its buttons to other months. */
export interface CalendarMonthProps {
  /** Result of `useCalendar`. Months side by side have one each, on the same `store`. */
  calendar: UseCalendarResult;
  /**
   * Which buttons it has. Of months side by side the first turns `back`, the last `forward`. Default
   * `both`.
   */
  turns?: 'both' | 'back' | 'forward' | undefined;
}

const SELECT =
  'w-full rounded-control border border-transparent bg-surface ps-1 text-input font-semibold hover:bg-sunken';

function MonthHead({ calendar, turns }: CalendarMonthProps): ReactElement {
  const room = <span className="w-control" />;
  return (
    <div className="button-row">
      {turns === 'forward' ? (
        room
      ) : (
        <Button {...calendar.getPreviousProps()} variant="quiet" isIconOnly>
          <Icon of={ChevronLeft} className="rtl:rotate-180" />
        </Button>
      )}
      <h3 {...calendar.getTitleProps()} className="sr-only">
        {calendar.title}
      </h3>
      <div className="flex flex-1 flex-wrap justify-center gap-1">
        <NativeSelect {...calendar.getMonthSelectProps()} className={SELECT}>
          {calendar.monthChoices.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect {...calendar.getYearSelectProps()} className={SELECT}>
          {calendar.yearChoices.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </NativeSelect>
      </div>
      {turns === 'back' ? (
        room
      ) : (
        <Button {...calendar.getNextProps()} variant="quiet" isIconOnly>
          <Icon of={ChevronRight} className="rtl:rotate-180" />
        </Button>
      )}
    </div>
  );
}

function MonthGrid({ calendar }: Pick<CalendarMonthProps, 'calendar'>): ReactElement {
  return (
    <table
      {...calendar.getGridProps()}
      data-initial-focus
      className="mt-1 w-full table-fixed border-separate border-spacing-y-0.5"
    >
      <thead>
        <tr>
          {calendar.weekdays.map(({ name, shortName }) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="h-8 overflow-hidden p-0 text-caption font-medium whitespace-nowrap text-muted"
            >
              {shortName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              date === null ? (
                <td key={column} className="p-0" />
              ) : (
                <CalendarDay key={date} calendar={calendar} date={date} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A month with its days, and above them selects for month and year. */
export function CalendarMonth({ calendar, turns = 'both' }: CalendarMonthProps): ReactElement {
  return (
    <div className="min-w-0">
      <MonthHead calendar={calendar} turns={turns} />
      <MonthGrid calendar={calendar} />
    </div>
  );
}
