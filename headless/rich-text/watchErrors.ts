import { errorOfEvent, isNoise } from '../errors/vanilla.js';

const EVENTS = (
  'beforeinput input keydown keyup compositionstart compositionupdate compositionend ' +
  'paste cut copy drop dragstart mousedown click focus blur'
).split(' ');

/**
 * Calls back when something throws while the editor handles an event. React's error boundaries do
 * not catch that; only the window's `error` event, and so the error channel, tells of it.
 * @returns a function that stops watching
 */
export function watchErrors(element: HTMLElement, onError: () => void): () => void {
  const window = element.ownerDocument.defaultView;
  if (window === null) return () => {};
  let isHandling = false;
  let timer = 0;
  // The window gets the error while the event that caused it is still being dispatched.
  const onEvent = (): void => {
    isHandling = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      isHandling = false;
    });
  };
  const onWindowError = (event: ErrorEvent): void => {
    // A text that grows can bring up the browser's notice about size observers right then.
    if (isHandling && !isNoise(errorOfEvent(event))) onError();
  };
  for (const type of EVENTS) element.addEventListener(type, onEvent, true);
  window.addEventListener('error', onWindowError);
  return () => {
    window.clearTimeout(timer);
    for (const type of EVENTS) element.removeEventListener(type, onEvent, true);
    window.removeEventListener('error', onWindowError);
  };
}
