/**
 * Calls back on events of the window, with `capture` on those of the page as well. Returns how to
 * stop. On a server it never calls back.
 */
export const onWindowEvents = <Type extends keyof WindowEventMap>(
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
): (() => void) => {
  if (typeof window === 'undefined') return () => {};
  for (const type of types) window.addEventListener(type, listener, options);
  return () => {
    for (const type of types) window.removeEventListener(type, listener, options);
  };
};
