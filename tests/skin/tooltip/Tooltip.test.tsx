import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakeClock } from '../../../headless/testing/index.js';
import { createTooltipStore } from '../../../headless/tooltip/index.js';
import { Button } from '../../../skin/button/index.js';
import { Tooltip, type TooltipProps } from '../../../skin/tooltip/index.js';
import { boxOf, centerOf, scrollsSideways, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor } from '../support/color.js';
import { emulateMedia, emulatePrint } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';

const DUTCH =
  'Arbeidsongeschiktheidsverzekeringsmaatschappijen en meervoudigepersoonlijkheidsstoornissen';

interface PageProps extends Partial<TooltipProps> {
  className?: string;
}

function Page({ className = 'flex justify-center p-40', ...props }: PageProps): ReactElement {
  return (
    <div className={className}>
      <input aria-label="Before" />
      <Tooltip text="Prints the list" {...props}>
        <Button>Print</Button>
      </Tooltip>
    </div>
  );
}

type Rendered = Awaited<ReturnType<typeof render>>;

/** Reaches the button by Tab. */
async function open(screen: Rendered): Promise<Locator> {
  screen.getByRole('textbox', { name: 'Before' }).element().focus();
  await userEvent.tab();
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toHaveClass('opacity-100');
  finishTransitions();
  return tooltip;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('TIP-1 it stands at the end of the page body, centered above its control', async () => {
  const screen = await render(<Page />);
  const tooltip = await open(screen);
  const button = screen.getByRole('button', { name: 'Print' });
  expect(tooltip.element().parentElement?.parentElement).toBe(document.body);
  expect(boxOf(button).top - boxOf(tooltip).bottom).toBeCloseTo(4, 0);
  expect(centerOf(tooltip)).toBeCloseTo(centerOf(button), 0);
});

test('where there is no room above, it stands below', async () => {
  const screen = await render(<Page className="flex" />);
  const tooltip = await open(screen);
  expect(boxOf(tooltip).top).toBeGreaterThan(boxOf(screen.getByRole('button')).bottom);
});

test('TIP-1 A11Y-TIP the pointer opens it, may move onto it, and Escape closes it', async () => {
  const clock = createFakeClock();
  const store = createTooltipStore({ clock });
  const screen = await render(<Page store={store} />);
  const button = screen.getByRole('button', { name: 'Print' });
  await button.hover();
  clock.advance(500);
  const tooltip = screen.getByRole('tooltip');
  await expect.element(tooltip).toHaveClass('opacity-100');
  await expect.element(button).toHaveAccessibleDescription('Prints the list');
  await tooltip.hover();
  clock.advance(5000);
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => tooltip.elements()).toEqual([]);
});

test('TIP-1 a press runs what the control does, and closes the tooltip', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Tooltip text="Prints the list" delays={{ open: 0 }}>
      <Button onClick={onClick}>Print</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Print' });
  await button.hover();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('tooltip').elements()).toEqual([]);
});

test('as the label it names an icon; a function puts it on any element', async () => {
  const screen = await render(
    <Tooltip text="Print" isLabel>
      {(getTriggerProps) => <a {...getTriggerProps({ href: '#print' })}>⎙</a>}
    </Tooltip>,
  );
  await expect.element(screen.getByRole('link', { name: 'Print' })).toBeVisible();
});

test.each(['flex justify-start py-40', 'flex justify-end py-40'])(
  'B-19 at 320 px long words break, and it stays inside the window (%s)',
  async (className) => {
    await page.viewport(320, 480);
    const screen = await render(<Page className={className} text={DUTCH} />);
    const tooltip = await open(screen);
    const { left, right } = boxOf(tooltip);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(320 - 8);
    expect(tooltip.element().scrollWidth).toBeLessThanOrEqual(tooltip.element().clientWidth);
    expect(scrollsSideways()).toBe(false);
  },
);

test.each(['light', 'dark'])('its text can be read in the %s theme', async (theme) => {
  setOnRoot('data-theme', theme);
  const tooltip = await open(await render(<Page />));
  const { color } = styleOf(tooltip);
  expect(contrast(parseColor(color), backgroundOf(tooltip.element()))).toBeGreaterThanOrEqual(4.5);
});

test('with forced colors it has an edge', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const tooltip = await open(await render(<Page />));
  const { borderTopWidth, borderTopColor } = styleOf(tooltip);
  expect(borderTopWidth).toBe('1px');
  expect(parseColor(borderTopColor)[3]).toBe(1);
});

test('it comes without motion where none is wanted', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const tooltip = await open(await render(<Page />));
  expect(styleOf(tooltip).transitionProperty).toBe('none');
});

test('B-22 it is not printed', async () => {
  const tooltip = (await open(await render(<Page />))).element();
  await emulatePrint();
  expect(styleOf(tooltip).display).toBe('none');
});
