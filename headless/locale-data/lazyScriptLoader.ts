import type { LoadLocaleScript } from './browserScriptLoader.js';

/**
 * The browser's loader of locale scripts, whose own code is loaded along with the first of them: a
 * page can be shown before the names of its months.
 */
export function createLazyScriptLoader(urls: ReadonlySet<string>): LoadLocaleScript {
  let load: Promise<LoadLocaleScript> | undefined;
  return (url, events) => {
    let stop = (): void => {};
    let isWanted = true;
    load ??= import('./browserScriptLoader.js').then(({ createBrowserScriptLoader }) =>
      createBrowserScriptLoader(urls),
    );
    load
      .then(
        (loadScript) => {
          if (isWanted) stop = loadScript(url, events);
        },
        (cause: unknown) => {
          load = undefined;
          throw cause;
        },
      )
      .catch(events.onError);
    return () => {
      isWanted = false;
      stop();
    };
  };
}
