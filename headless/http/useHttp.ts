import type { Http } from './http.js';
import { sharedHttp } from './sharedHttp.js';

/** The options of `useHttp`; below a shell none is required. */
export interface UseHttpOptions {
  /** Default: the shell's. */
  http?: Http | undefined;
}

/** The app's client for its server (spec row SESS-6). Throws a ToolkitError if there is none. */
export function useHttp({ http }: UseHttpOptions = {}): Http {
  return sharedHttp.useStore('useHttp', http);
}
