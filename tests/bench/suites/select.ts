import type { Page } from 'playwright-core';
import type { Contest } from '../runner/rounds.js';
import type { Action, Task } from '../runner/turn.js';

const COUNT = 250;
/** How many contain the letter that is typed. */
const FOUND = COUNT / 5;
const REPEATS = 4;

/** Waits until so many options are in view, or scrolled away in the open list. */
async function expectOptions(page: Page, count: number): Promise<void> {
  await page.waitForFunction((expected) => {
    const options = [...document.querySelectorAll('[role=option]')];
    return options.filter((option) => option.checkVisibility()).length === expected;
  }, count);
}

async function press(page: Page, key: string, count: number): Promise<void> {
  await page.keyboard.press(key);
  await expectOptions(page, count);
}

/** The list opens, the next options become active, a letter searches, and both are taken back. */
function cycle(page: Page): readonly Action[] {
  const open = { label: 'Open', run: () => press(page, 'ArrowDown', COUNT) };
  const next = { label: 'Next option', run: () => press(page, 'ArrowDown', COUNT) };
  const search = { label: 'Search', run: () => press(page, 'v', FOUND) };
  const close = {
    label: 'Clear, close',
    run: async () => {
      await press(page, 'Backspace', COUNT);
      await press(page, 'Escape', 0);
    },
  };
  return [open, next, next, search, close];
}

const choosing: Task = {
  prepare: async (page) => {
    await page.getByRole('combobox').focus();
    // Some open at once.
    await page.keyboard.press('Escape');
    await expectOptions(page, 0);
    for (const { run } of cycle(page)) await run();
    return Array.from({ length: REPEATS }, () => cycle(page)).flat();
  },
  verify: async (page, { subject }) => {
    const text = await page.getByRole('combobox').inputValue();
    if (text !== '') throw new Error(`${subject} holds "${text}".`);
  },
};

/** A field to search in, by keys, with as many options as there are countries. */
export const select: readonly Contest[] = [
  {
    title: 'Select: a field to search in, with 250 options',
    subjects: ['gnap-toolkit', 'downshift', 'react-aria-components', '@mantine/core'],
    scenario: { count: COUNT },
    task: choosing,
    rendered: 'options',
  },
];
