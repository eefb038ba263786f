import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  useCalendar,
  useCalendarCell,
  type UseCalendarOptions,
  type UseCalendarResult,
} from '../../../headless/calendar/index.js';

function Cell({
  calendar,
  date,
  onRender,
}: {
  calendar: UseCalendarResult;
  date: string;
  onRender: ((date: string) => void) | undefined;
}): ReactElement {
  const cell = useCalendarCell(calendar, date);
  onRender?.(date);
  return <td {...cell.getCellProps()}>{cell.day}</td>;
}

/** One month, or two with `monthCount: 2`, with nothing but what the hooks give. */
export function TestCalendar({
  onRender,
  ...options
}: UseCalendarOptions & { onRender?: (date: string) => void }): ReactElement {
  const first = useCalendar(options);
  const second = useCalendar({ store: first.store, offset: 1, onSelect: options.onSelect });
  const isDouble = options.store === undefined && options.monthCount === 2;
  return (
    <>
      <button {...first.getPreviousProps()} />
      <button {...first.getNextProps()} />
      <select {...first.getMonthSelectProps()}>
        {first.monthChoices.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <select {...first.getYearSelectProps()}>
        {first.yearChoices.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      {(isDouble ? [first, second] : [first]).map((calendar) => (
        <section key={calendar.month}>
          <h3 {...calendar.getTitleProps()}>{calendar.title}</h3>
          <table {...calendar.getGridProps()}>
            <thead>
              <tr>
                {calendar.weekdays.map(({ name, shortName }) => (
                  <th key={name} abbr={name}>
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
                      <td key={column} />
                    ) : (
                      <Cell key={date} calendar={calendar} date={date} onRender={onRender} />
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

/** The cell of the day whose name matches. By role it would take jsdom some 50 ms to find it. */
export function day(name: string): HTMLElement {
  return screen.getByLabelText(new RegExp(name), { selector: '[role=gridcell]' });
}
