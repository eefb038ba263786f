import { createHttp, type AuthorizedFetch, type Http } from '../../../headless/http/index.js';
import type { SessionStore } from '../../../headless/session/index.js';
import type { FakeClock, MemoryStorage } from '../../../headless/testing/vanilla.js';
import { johnsToken, setUpSession } from '../session/setUp.js';
import { tokenOf } from '../session/tokens.js';
import { createFakeServer, type FakeServer } from './server.js';

export const BASE = 'https://app.example/admin/';
export const API = 'https://api.example';
export const TOKEN: string = johnsToken(900);
export const NEW_TOKEN: string = johnsToken(1800);
export const JANES_TOKEN: string = tokenOf({ sub: '2', unique_name: 'jane' });

export interface HttpSetUpOptions {
  token?: string | null;
  server?: FakeServer;
  timeoutSeconds?: number;
  refresh?: () => Promise<string>;
  onUnauthorized?: (request: Request, response: Response) => unknown;
  onForbidden?: (request: Request, response: Response) => void;
}

export interface HttpSetUp {
  readonly http: Http;
  readonly fetch: AuthorizedFetch;
  readonly session: SessionStore;
  readonly storage: MemoryStorage;
  readonly clock: FakeClock;
  readonly server: FakeServer;
}

/** A client of John's session, in an app at {@link BASE} which trusts {@link API} too. */
export function setUpHttp(options: HttpSetUpOptions = {}): HttpSetUp {
  const { token = TOKEN, server = createFakeServer(), refresh, ...others } = options;
  const { session, storage, clock } = setUpSession(token, { refresh });
  session.connect();
  const http = createHttp({
    session,
    clock,
    baseUrl: BASE,
    allowedOrigins: [`${API}/v1`],
    fetch: server.fetch,
    ...others,
  });
  return { http, fetch: http.fetch, session, storage, clock, server };
}
