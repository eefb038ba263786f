import { LibsqlError, type Client } from '@libsql/client';
import { ConfigurationError } from '../options.js';

/** What failed, on one line, without the address and the token, which are secrets. */
function reasonOf(error: unknown): string {
  // A TypeError of `fetch` has the reason as its cause; one without a cause may quote a secret.
  const reason = error instanceof TypeError ? error.cause : error;
  if (!(reason instanceof Error)) return 'no request can be made of this address and token';
  // An address with several numbers fails with an error for each, around which there is a code only.
  const code = 'code' in reason ? String(reason.code) : reason.name;
  return (reason.message || code).replace(/\s+/g, ' ').trim();
}

/**
 * Asks a database on a server for the first time.
 * @throws ConfigurationError when it cannot be reached, or does not let this server in
 */
export async function reachDatabase(client: Client): Promise<void> {
  try {
    await client.execute('SELECT 1');
  } catch (error) {
    if (!(error instanceof LibsqlError || error instanceof TypeError)) throw error;
    throw new ConfigurationError(
      `The database at DATABASE_URL cannot be reached (${reasonOf(error)}). ` +
        'Start its server, or mend the address, such as libsql://host?authToken=….',
    );
  }
}
