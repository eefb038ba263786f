import { createSharedStore, type SharedStore } from '../core/index.js';
import type { Http } from './http.js';

/** The app's client, for hooks and for `createShell`. */
export const sharedHttp: SharedStore<Http> = createSharedStore<Http>('http', 'http');

export interface UseHttpOptions {
  /** Default: the shell's. */
  http?: Http | undefined;
}

/** The app's way to its server (spec row SESS-6). Throws a ToolkitError where there is none. */
export function useHttp({ http }: UseHttpOptions = {}): Http {
  return sharedHttp.use('useHttp', http);
}
