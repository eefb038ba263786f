import type { Client } from '@libsql/client';

/** What the routes of records depend on. */
export interface RouteServices {
  readonly database: Client;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The prefix of the API's addresses, such as `/api`. */
  readonly prefix: string;
}
