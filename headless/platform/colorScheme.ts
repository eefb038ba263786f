/** A scheme that a page is shown in, named as in the CSS property `color-scheme`. */
export type ColorScheme = 'light' | 'dark';

/** The color scheme that the user's system asks for, and the one that the page shows. */
export interface ColorSchemeAdapter {
  /** What the system asks for now. */
  preferred(): ColorScheme;
  /** Calls back when the system's preference changes. Returns how to stop. */
  subscribe(listener: (preferred: ColorScheme) => void): () => void;
  /** Shows the page in this scheme. */
  apply(scheme: ColorScheme): void;
}

function darkQuery(): MediaQueryList | undefined {
  // jsdom has no media queries.
  return window.matchMedia?.('(prefers-color-scheme: dark)');
}

function schemeOf(query: { readonly matches: boolean } | undefined): ColorScheme {
  return query?.matches ? 'dark' : 'light';
}

/**
 * The browser's: reads `prefers-color-scheme`, light if it is not supported, and sets `data-theme`
 * and the CSS property `color-scheme` on `<html>`.
 */
export function createBrowserColorScheme(): ColorSchemeAdapter {
  return {
    preferred: () => schemeOf(darkQuery()),
    subscribe: (listener) => {
      const query = darkQuery();
      const onChange = (event: MediaQueryListEvent): void => {
        listener(schemeOf(event));
      };
      query?.addEventListener('change', onChange);
      return () => {
        query?.removeEventListener('change', onChange);
      };
    },
    apply: (scheme) => {
      const root = document.documentElement;
      root.dataset['theme'] = scheme;
      root.style.colorScheme = scheme;
    },
  };
}
