import type { Http } from '../../headless/http/index.js';
import { createReader } from './reader.js';

/** What the API tells signed-in users only, for the demonstration of it. */
export interface GuardedAnswer {
  /** The user name of who asked. */
  readonly user: string;
  /** ISO 8601, in UTC. */
  readonly servedAt: string;
}

/** Asks a resource that requires a session. Throws as `http.getJson` does. */
export async function getGuardedAnswer(http: Http, signal: AbortSignal): Promise<GuardedAnswer> {
  const { text } = createReader(await http.getJson('api/secure', { signal }), 'guarded answer');
  return { user: text('user'), servedAt: text('servedAt') };
}
