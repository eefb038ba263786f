import type { Plugin } from 'vite';

const PACKAGE = '@juggle/resize-observer';
const MODULE = '\0gnap-native-resize-observer';

/**
 * Builds the app without the stand-in for `ResizeObserver` that slate-react brings: it asks for it only where
 * the browser has none of its own, and every browser that the build is for has one.
 */
export function nativeResizeObserver(): Plugin {
  return {
    name: 'gnap-native-resize-observer',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? MODULE : undefined),
    load: (id) =>
      id === MODULE ? 'export const ResizeObserver = globalThis.ResizeObserver;' : undefined,
  };
}
