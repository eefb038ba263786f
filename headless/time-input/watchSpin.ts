/** How far a wheel or a finger moves for one step, in CSS pixels. */
const STEP_DISTANCE = 32;

/**
 * How long a wheel rests, in milliseconds, before its next event is a step by itself: a notch may be
 * as short as 4 pixels, and a trackpad sends many events for one movement.
 */
const REST = 150;

/**
 * Steps by the wheel and by a finger that moves up and down; up steps forward. The listeners
 * are native, since React's wheel listener is passive and could not keep the page from scrolling.
 * @returns a function that removes the listeners
 */
export function watchSpin(
  element: HTMLElement,
  step: (by: number, event: Event) => void,
): () => void {
  const listeners = new AbortController();
  /** How far the wheel has turned up since the last step, in CSS pixels. */
  let wheeled = 0;
  /** When the wheel will have rested, by the clock of events. */
  let restedAt = 0;
  /** Where the finger was at the last step, or came down. */
  let touchedAt = 0;
  const onEvent = (event: WheelEvent | PointerEvent): void => {
    if ('deltaY' in event) {
      const { deltaY, timeStamp } = event;
      // Ctrl + wheel zooms the page; sideways it scrolls.
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(deltaY)) return;
      event.preventDefault();
      wheeled = timeStamp > restedAt ? -deltaY * STEP_DISTANCE : wheeled - deltaY;
      restedAt = timeStamp + REST;
      if (Math.abs(wheeled) < STEP_DISTANCE) return;
      step(Math.sign(wheeled), event);
      wheeled = 0;
      // Only a finger is sure to have come down here, and to be down while it moves.
    } else if (event.pointerType !== 'touch' || !event.isPrimary) return;
    else if (event.type === 'pointerdown') touchedAt = event.clientY;
    else {
      const by = Math.trunc((touchedAt - event.clientY) / STEP_DISTANCE);
      touchedAt -= by * STEP_DISTANCE;
      if (by) step(by, event);
    }
  };
  const options = { passive: false, signal: listeners.signal };
  for (const name of ['wheel', 'pointerdown', 'pointermove'] as const) {
    element.addEventListener(name, onEvent, options);
  }
  return () => {
    listeners.abort();
  };
}
