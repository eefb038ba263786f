import type { Plugin } from 'vite';

const PACKAGE = '@juggle/resize-observer';
const MODULE = '\0gnap-native-resize-observer';

/**
 * Drops slate-react's polyfill of `ResizeObserver`, which it uses only in browsers without a native
 * one. Every browser that the build supports has one.
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
