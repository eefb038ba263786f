import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import { boxOf } from '../../support/box.js';
import { emulateTouch } from '../../support/emulate.js';

/** How a person presses a control: with the mouse, a finger, or the keyboard. */
export type Way = 'mouse' | 'touch' | 'keyboard';

export const WAYS: readonly Way[] = ['mouse', 'touch', 'keyboard'];

/** Taps the center of an element with a real touch. */
async function tap(target: Locator): Promise<void> {
  target.element().scrollIntoView({ block: 'nearest' });
  // A tap would miss what still moves, such as a dialog that opens.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { left, top, width, height } = boxOf(target);
  // Coordinates are those of the browser page, in which the tests run in a frame.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  const point = {
    x: frame.left + (left + width / 2) * scale,
    y: frame.top + (top + height / 2) * scale,
  };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The toolbar control with this name. */
export function toolOf(name: string): Locator {
  return page.getByRole('toolbar').getByLabelText(name, { exact: true });
}

/**
 * Presses a control that has no shortcut; by keyboard, with Tab from where the focus is, and Enter.
 */
export async function press(target: Locator, way: Way): Promise<void> {
  if (way === 'mouse') await target.click();
  else if (way === 'touch') {
    await emulateTouch();
    await tap(target);
  } else {
    for (let stops = 0; document.activeElement !== target.element(); stops += 1) {
      if (stops === 20) throw new Error('Tab does not come to it.');
      await userEvent.keyboard('{Tab}');
    }
    await userEvent.keyboard('{Enter}');
  }
}

/** Uses a tool of the toolbar; by keyboard, with Alt+F10 from the text, arrow keys and Space. */
export async function runTool(name: string, way: Way): Promise<void> {
  const target = toolOf(name);
  if (way !== 'keyboard') {
    await press(target, way);
    return;
  }
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{Home}');
  const tools = [...document.querySelectorAll('[data-tool]')];
  await userEvent.keyboard(`${'{ArrowRight}'.repeat(tools.indexOf(target.element()))} `);
}
