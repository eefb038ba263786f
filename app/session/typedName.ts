import { createBrowserStorage } from '../../headless/platform/index.js';

/** That of the tab, in which a name stays only from one load of the page to the next. */
const storage = createBrowserStorage<'typed-name'>({
  prefix: 'gnap-app',
  area: () => window.sessionStorage,
});

/** The user name that was typed when the page was left; empty for none. */
export function readTypedName(): string {
  return storage.read('typed-name') ?? '';
}

/**
 * Keeps a typed user name over a reload, as for another language (spec row LANG-3). Until the
 * returned function is called, it is stored only while no page is there.
 */
export function keepTypedName(read: () => string): () => void {
  const onHide = (): void => {
    storage.write('typed-name', read() || null);
  };
  const forget = (): void => {
    storage.write('typed-name', null);
  };
  forget();
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('pagehide', onHide);
    // A page that came back from the back/forward cache was left before.
    forget();
  };
}
