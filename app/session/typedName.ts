/** In the tab's storage, and only from one load of the page to the next. */
const KEY = 'gnap-app.typed-name';

/** The user name that was typed when the page was left; empty for none, and in a blocked storage. */
export function readTypedName(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a typed user name over a reload, as for another language (spec row LANG-3). Until the
 * returned function is called, it is stored only while no page is there.
 */
export function keepTypedName(read: () => string): () => void {
  const store = (name: string): void => {
    try {
      if (name === '') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, name);
    } catch {
      // Without a storage, a name is typed again.
    }
  };
  const onHide = (): void => {
    store(read());
  };
  store('');
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('pagehide', onHide);
  };
}
