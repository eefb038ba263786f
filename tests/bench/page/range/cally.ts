import { CalendarRange } from 'cally';
import type { Subject } from '../benchPage.js';
import { countRender } from '../renders.js';
import { FIRST_DAY } from './months.js';

/** Web components, drawn without React. */
export const cally: Subject = (container) => {
  const range = new CalendarRange();
  Object.assign(range, {
    months: 2,
    focusedDate: FIRST_DAY,
    getDayParts: () => {
      countRender();
      return '';
    },
  });
  const first = document.createElement('calendar-month');
  const second = document.createElement('calendar-month');
  second.setAttribute('offset', '1');
  range.append(first, second);
  container.append(range);
  return () => {
    range.remove();
  };
};
