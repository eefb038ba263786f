import { expect, test } from 'vitest';
import { useCalendar, useCalendarCell } from '../../../headless/calendar/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useCalendar and useCalendarCell render on a server, which knows no today', () => {
  const { calendar, cell } = renderHookOnServer(() => {
    const calendar = useCalendar({ selection: { start: '2026-11-12', end: '2026-11-12' } });
    return { calendar, cell: useCalendarCell(calendar, '2026-11-12') };
  });
  expect(calendar).toMatchObject({ month: '2026-11', title: 'November 2026' });
  expect(cell).toMatchObject({ day: 12, isSelected: true, isToday: false });
});
