import type { Locator, Page } from 'playwright-core';
import type { Scenario } from '../page/benchPage.js';
import type { Contest } from '../runner/rounds.js';
import type { Task } from '../runner/turn.js';

const KEYS = 'abcdefghijklmno';
const WARM_UP = 'xyz';

function middleField(page: Page, { count }: Scenario): Locator {
  return page.locator('#stage input').nth(count / 2);
}

const typing: Task = {
  prepare: async (page, scenario) => {
    const field = middleField(page, scenario);
    await field.focus({ timeout: 120_000 });
    for (const key of WARM_UP) await page.keyboard.press(key);
    return [...KEYS].map((key) => ({ label: 'Key', run: () => page.keyboard.press(key) }));
  },
  verify: async (page, scenario) => {
    const value = await middleField(page, scenario).inputValue();
    if (value !== WARM_UP + KEYS) throw new Error(`${scenario.subject} holds "${value}".`);
  },
};

const OURS_AND_NEAREST = ['gnap-toolkit', 'useState per field', 'react-hook-form Controller'];

/** A key in the middle one of many fields, of which each is required. */
export const forms: readonly Contest[] = [
  {
    title: 'Forms: a key in one of 1,000 fields',
    subjects: [...OURS_AND_NEAREST, 'TanStack Form', 'final-form', 'Formik FastField'],
    scenario: { count: 1000 },
    task: typing,
    rendered: 'fields',
  },
  {
    title: 'Forms: a key in one of 10,000 fields',
    subjects: OURS_AND_NEAREST,
    scenario: { count: 10_000 },
    task: typing,
    rendered: 'fields',
  },
  {
    title: 'Forms: a key in one of 10,000 fields, in sections of 100',
    subjects: OURS_AND_NEAREST,
    scenario: { count: 10_000, sectionSize: 100 },
    task: typing,
    rendered: 'fields',
  },
];
