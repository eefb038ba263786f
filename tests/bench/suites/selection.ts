import type { Page } from 'playwright-core';
import type { Contest } from '../runner/rounds.js';
import type { Action, Task } from '../runner/turn.js';
import { middlesOf, type Point } from './middles.js';

const COUNT = 100_000;
const REPEATS = 5;

async function expectChosen(page: Page, count: number): Promise<void> {
  await page.getByText(`${count} chosen`, { exact: true }).waitFor();
}

/** From nothing to all, one out, one in again, and back to nothing. */
function cycle(page: Page, header: Point, row: Point): readonly Action[] {
  const click = (label: string, { x, y }: Point): Action => ({
    label,
    run: () => page.mouse.click(x, y),
  });
  return [
    click('Select all', header),
    click('One out', row),
    click('One in', row),
    click('Select none', header),
  ];
}

const CHOSEN = [COUNT, COUNT - 1, COUNT, 0];

const choosing: Task = {
  prepare: async (page) => {
    await expectChosen(page, 0);
    const [header, , , , row] = await middlesOf(page.getByRole('checkbox'));
    if (header === undefined || row === undefined) throw new Error('There are no rows.');
    const actions = cycle(page, header, row);
    for (const [index, { run }] of actions.entries()) {
      await run();
      await expectChosen(page, CHOSEN[index] ?? 0);
    }
    return Array.from({ length: REPEATS }, () => actions).flat();
  },
  verify: (page) => expectChosen(page, 0),
};

/** A table of which 30 rows are in view, by mouse. */
export const selection: readonly Contest[] = [
  {
    title: 'Selection: 100,000 rows, of which 30 are drawn',
    subjects: ['gnap-toolkit', 'TanStack Table'],
    scenario: { count: COUNT },
    task: choosing,
    rendered: 'rows',
  },
];
