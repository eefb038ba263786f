import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, styleOf } from '../support/box.js';
import { emulateTouch } from '../support/emulate.js';
import { renderSpecimen } from '../support/renderSpecimen.js';

const TARGETS = 'a[href], button, input, textarea, [role^=menuitem]';

/** What can be pressed: for a box to tick that is its label too. */
function targetBoxes(): { name: string; width: number; height: number }[] {
  return [...document.body.querySelectorAll(TARGETS)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { width, height } = boxOf(element.closest('label') ?? element);
      return { name: element.getAttribute('aria-label') ?? element.textContent, width, height };
    });
}

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test('every stop of the Tab key shows a ring of 2 px', async () => {
  const screen = await renderSpecimen();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.getByRole('menu').elements()).toEqual([]);
  const seen = new Set<Element>();
  const without: Element[] = [];
  screen.getByRole('link', { name: 'Skip to content' }).element().focus();
  for (let stop = document.activeElement!; !seen.has(stop); stop = document.activeElement!) {
    seen.add(stop);
    const { outlineStyle, outlineWidth } = styleOf(stop);
    if (stop !== document.body && (outlineStyle !== 'solid' || outlineWidth !== '2px'))
      without.push(stop);
    await userEvent.keyboard('{Tab}');
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(without).toEqual([]);
});

test('whatever can be pressed is 24 px wide and high at least', async () => {
  await renderSpecimen();
  const boxes = targetBoxes();
  expect(boxes.length).toBeGreaterThan(35);
  expect(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
});

test('fingers get 44 px in the sidebar, collapsed or not, and nothing sticks out of it', async () => {
  await emulateTouch();
  const screen = await renderSpecimen();
  for (const isCollapsed of [false, true]) {
    if (isCollapsed) screen.shell.sidebar.toggleCollapsed();
    const sidebar = screen.getByRole('complementary');
    await expect
      .element(sidebar)
      .toHaveAttribute('data-state', isCollapsed ? 'collapsed' : 'expanded');
    const targets = [...sidebar.element().querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility())
      .map(boxOf);
    expect(Math.min(...targets.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...targets.map(({ right }) => right))).toBeLessThan(boxOf(sidebar).right);
  }
});
