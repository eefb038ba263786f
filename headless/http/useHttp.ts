import type { Http } from './http.js';
import { sharedHttp } from './sharedHttp.js';

/** What `useHttp` takes; below a shell it can be left out. */
export interface UseHttpOptions {
  /** Default: the shell's. */
  http?: Http | undefined;
}

/** The app's client for its server (spec row SESS-6). Throws a ToolkitError where there is none. */
export function useHttp({ http }: UseHttpOptions = {}): Http {
  return sharedHttp.use('useHttp', http);
}
