import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../skin/button/index.js';
import { PageTooltips, Tooltip } from '../../../skin/tooltip/index.js';
import { boxOf, centerOf } from '../support/box.js';
import { renderInShell } from '../support/renderInShell.js';

async function renderButtons(): Promise<void> {
  await page.viewport(800, 600);
  await renderInShell(
    <div style={{ padding: 80 }}>
      <Button isIconOnly aria-label="Print">
        P
      </Button>
      <Button aria-label="Save all">Save</Button>
      <Button isIconOnly aria-label="Copy">
        C
      </Button>
      <PageTooltips />
    </div>,
  );
}

test('TIP-1 a button with an icon alone has its name for a tooltip, below it', async () => {
  await renderButtons();
  const button = page.getByRole('button', { name: 'Print' });
  await userEvent.hover(button);
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toHaveTextContent('Print');
  await expect.poll(() => boxOf(tooltip).top).toBeGreaterThan(boxOf(button).bottom);
  expect(tooltip.element().closest('body > *')?.contains(button.element())).toBe(false);
  expect(button.element().getAttribute('title')).toBeNull();
});

test('TIP-1 from one button to the next the tooltip goes along, and to and fro', async () => {
  await renderButtons();
  const tooltip = page.getByRole('tooltip');
  for (const name of ['Print', 'Copy', 'Print']) {
    const button = page.getByRole('button', { name });
    await userEvent.hover(button);
    await expect.element(tooltip).toHaveTextContent(name);
    await expect.poll(() => Math.abs(centerOf(tooltip) - centerOf(button))).toBeLessThan(2);
  }
});

test('A11Y-TIP it is there for keys too, and not for a button with words', async () => {
  await renderButtons();
  await userEvent.keyboard('{Tab}');
  const tooltip = page.getByRole('tooltip');
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tooltip.elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Print' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Save all' })).toHaveFocus();
  expect(tooltip.elements()).toEqual([]);
});

test('TIP-1 a button with an icon alone that has a tooltip of its own shows no second one', async () => {
  await page.viewport(800, 600);
  await renderInShell(
    <div style={{ padding: 80 }}>
      <Tooltip text="Print this month" isLabel>
        <Button isIconOnly>P</Button>
      </Tooltip>
      <PageTooltips />
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip').first()).toBeVisible();
  expect(page.getByRole('tooltip').elements()).toHaveLength(1);
});

test.each([
  ['ltr', 'after'],
  ['rtl', 'before'],
])('TIP-1 one that is to stand at the inline end covers nothing below, %s', async (dir, side) => {
  await page.viewport(800, 600);
  await renderInShell(
    <div dir={dir} style={{ paddingInline: 300, paddingBlock: 80 }}>
      <button data-tooltip="New person" data-tooltip-placement="inline-end">
        +
      </button>
      <PageTooltips />
    </div>,
  );
  const button = page.getByRole('button');
  await userEvent.hover(button);
  const tooltip = page.getByRole('tooltip');
  await expect
    .poll(() =>
      side === 'after'
        ? boxOf(tooltip).left - boxOf(button).right
        : boxOf(button).left - boxOf(tooltip).right,
    )
    .toBeGreaterThan(0);
});
