import type { Locator, Page } from 'playwright-core';
import type { Scenario } from '../page/benchPage.js';
import type { Contest } from '../runner/rounds.js';
import type { Task } from '../runner/turn.js';
import { middlesOf } from './middles.js';

/** The days of both months, in order, without those of other months. */
const DAYS: Readonly<Record<string, string>> = {
  'gnap-toolkit': '[role=gridcell]',
  'react-day-picker': '.rdp-day_button',
  'react-aria-components': '.react-aria-CalendarCell:not([data-outside-month])',
  '@mantine/dates': '.mantine-DatePicker-day:not([data-outside])',
  'Cally (no React)': 'button[part~=day]',
};

/** March and April 2026. */
const DAY_COUNT = 61;
const START = 2;
const LAST_WARM_UP = 10;

function daysOf(page: Page, { subject }: Scenario): Locator {
  return page.locator(DAYS[subject] ?? '').filter({ visible: true });
}

const hovering: Task = {
  prepare: async (page, scenario) => {
    const days = daysOf(page, scenario);
    await days.nth(DAY_COUNT - 1).waitFor();
    const points = await middlesOf(days);
    if (points.length !== DAY_COUNT)
      throw new Error(`${scenario.subject} shows ${points.length} days, not ${DAY_COUNT}.`);
    await days.nth(START).click();
    const moves = points.map(({ x, y }) => ({
      label: 'Move',
      run: () => page.mouse.move(x, y),
    }));
    for (const move of moves.slice(START, LAST_WARM_UP)) await move.run();
    return moves.slice(LAST_WARM_UP);
  },
  verify: async (page) => {
    // Away from the days, so that the next subject is not hovered where it appears.
    await page.mouse.move(1399, 1399);
  },
};

/** With a start chosen, the mouse goes from day to day, over the second month too. */
export const range: readonly Contest[] = [
  {
    title: 'Range: the mouse moves on by a day, over two months',
    subjects: Object.keys(DAYS),
    scenario: { count: DAY_COUNT },
    task: hovering,
    rendered: 'cells',
  },
];
