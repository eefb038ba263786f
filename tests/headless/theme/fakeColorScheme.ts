import type { ColorScheme, ColorSchemeAdapter } from '../../../headless/platform/index.js';

/** A system whose wish a test changes, and a page that remembers what it was shown in. */
export interface FakeColorScheme extends ColorSchemeAdapter {
  readonly shown: ColorScheme | null;
  prefer(scheme: ColorScheme): void;
}

export function createFakeColorScheme(preferred: ColorScheme): FakeColorScheme {
  const listeners = new Set<(scheme: ColorScheme) => void>();
  let wish = preferred;
  let shown: ColorScheme | null = null;
  return {
    preferred: () => wish,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    apply: (scheme) => {
      shown = scheme;
    },
    prefer: (scheme) => {
      wish = scheme;
      for (const listener of listeners) listener(scheme);
    },
    get shown() {
      return shown;
    },
  };
}
