const EVENTS = [
  ...['beforeinput', 'input', 'keydown', 'keyup', 'compositionstart', 'compositionupdate'],
  ...[
    'compositionend',
    'paste',
    'cut',
    'copy',
    'drop',
    'dragstart',
    'mousedown',
    'click',
    'focus',
    'blur',
  ],
];

/**
 * Calls back with what is thrown while the editor deals with an event. React's boundaries do not hear
 * of that; the window does, and so the error channel.
 * @returns stops that
 */
export function watchErrors(element: HTMLElement, onError: () => void): () => void {
  const window = element.ownerDocument.defaultView;
  if (window === null) return () => {};
  let isHandling = false;
  let timer = 0;
  // The window hears of an error while the event that met it is still on its way.
  const onEvent = (): void => {
    isHandling = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      isHandling = false;
    });
  };
  const onWindowError = (): void => {
    if (isHandling) onError();
  };
  for (const type of EVENTS) element.addEventListener(type, onEvent, true);
  window.addEventListener('error', onWindowError);
  return () => {
    window.clearTimeout(timer);
    for (const type of EVENTS) element.removeEventListener(type, onEvent, true);
    window.removeEventListener('error', onWindowError);
  };
}
