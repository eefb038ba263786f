import type { Locator, Page } from 'playwright-core';
import type { Scenario } from '../page/benchPage.js';
import type { Contest } from '../runner/rounds.js';
import type { Task } from '../runner/turn.js';

const KEYS = 'abcdefghijklmno';
const WARM_UP = 'xyz';

function middleParagraph(page: Page, { count }: Scenario): Locator {
  return page.locator('[contenteditable=true]').getByText(`Paragraph ${count / 2}:`);
}

const typing: Task = {
  prepare: async (page, scenario) => {
    const paragraph = middleParagraph(page, scenario);
    await paragraph.click({ timeout: 120_000 });
    for (const key of WARM_UP) await page.keyboard.press(key);
    return [...KEYS].map((key) => ({ label: 'Key', run: () => page.keyboard.press(key) }));
  },
  verify: async (page, scenario) => {
    const text = (await middleParagraph(page, scenario).textContent()) ?? '';
    if (!text.includes(WARM_UP + KEYS)) throw new Error(`${scenario.subject} holds "${text}".`);
  },
};

/** A key in the middle of a long text. */
export const richText: readonly Contest[] = [
  {
    title: 'Rich text: a key in the midst of 10,000 paragraphs',
    subjects: ['gnap-toolkit', 'Slate alone'],
    scenario: { count: 10_000 },
    task: typing,
  },
];
