/** How far a wheel or a finger moves for one step, in CSS pixels. A notch of a wheel is longer. */
const STEP_DISTANCE = 32;

const EVENTS = ['wheel', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Steps by the wheel and by a finger that moves up and down; up steps forward. The listeners are
 * native, since React's wheel listener is passive and could not keep the page from scrolling.
 * @returns a function that removes the listeners
 */
export function watchSpin(
  element: HTMLElement,
  step: (by: number, event: Event) => void,
): () => void {
  const listeners = new AbortController();
  /** How far the wheel has turned up since the last step, in CSS pixels. */
  let wheeled = 0;
  /** Where the finger was at the last step; `null` while none is down. */
  let touchedAt: number | null = null;
  const onEvent = (event: WheelEvent | PointerEvent): void => {
    if ('deltaY' in event) {
      // Ctrl + wheel zooms the page.
      if (event.ctrlKey) return;
      event.preventDefault();
      wheeled -= event.deltaY * (event.deltaMode ? STEP_DISTANCE : 1);
      if (Math.abs(wheeled) < STEP_DISTANCE) return;
      step(Math.sign(wheeled), event);
      wheeled = 0;
    } else if (!event.isPrimary) return;
    else if (event.type !== 'pointermove') {
      const isFinger = event.type === 'pointerdown' && event.pointerType !== 'mouse';
      touchedAt = isFinger ? event.clientY : null;
    } else if (touchedAt !== null) {
      const by = Math.trunc((touchedAt - event.clientY) / STEP_DISTANCE);
      touchedAt -= by * STEP_DISTANCE;
      if (by) step(by, event);
    }
  };
  const options = { passive: false, signal: listeners.signal };
  for (const name of EVENTS) element.addEventListener(name, onEvent, options);
  return () => {
    listeners.abort();
  };
}
