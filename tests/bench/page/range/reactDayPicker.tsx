import { useState, type ReactElement } from 'react';
import {
  DayButton,
  DayPicker,
  rangeIncludesDate,
  type DateRange,
  type DayButtonProps,
} from 'react-day-picker';
import type { Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { FIRST_DATE } from './months.js';

function Button(props: DayButtonProps): ReactElement {
  countRender();
  return <DayButton {...props} />;
}

const COMPONENTS = { DayButton: Button };

/** It has no preview of its own: a modifier draws it. */
function Range(): ReactElement {
  const [range, setRange] = useState<DateRange>();
  const [hovered, setHovered] = useState<Date>();
  const from = range?.from;
  return (
    <DayPicker
      mode="range"
      numberOfMonths={2}
      defaultMonth={FIRST_DATE}
      weekStartsOn={1}
      selected={range}
      onSelect={setRange}
      onDayMouseEnter={setHovered}
      components={COMPONENTS}
      modifiers={{
        preview: (date) =>
          from !== undefined &&
          hovered !== undefined &&
          rangeIncludesDate({ from, to: hovered }, date),
      }}
    />
  );
}

export const reactDayPicker: Subject = drawn(() => <Range />);
