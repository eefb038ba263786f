import type { Database } from './database/database.js';

/** What the routes of records depend on. */
export interface RouteServices {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The prefix of the API's addresses, such as `/api` or `/staff/api`. */
  readonly prefix: string;
}
