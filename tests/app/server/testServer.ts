import { tmpdir } from 'node:os';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { createServer } from '../../../app/server/createServer.js';
import type { ServerOptions } from '../../../app/server/options.js';
import { startHtmlWorker } from './htmlThread.js';

export const secret = 'a secret for tests, 32 bytes or more';
export const start: number = Date.UTC(2026, 0, 15, 12);

/** A clock that stands still until a test moves it. */
export interface TestClock {
  (): number;
  advance(milliseconds: number): void;
}

export function createClock(): TestClock {
  let now = start;
  return Object.assign(() => now, { advance: (by: number) => void (now += by) });
}

/** A server on a database in memory with cheap password hashes, which somebody has to close. */
export function openServer(options: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
  return createServer({
    dataFolder: tmpdir(),
    databaseUrl: ':memory:',
    secret,
    scryptCost: 2,
    clock: () => start,
    logging: false,
    startHtmlWorker,
    ...options,
  });
}

/** The same for one test, closed when that is over. */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<FastifyInstance> {
  const app = await openServer(options);
  onTestFinished(() => app.close());
  return app;
}

/** Lets a server listen on a free port, for what only the wire can show, and returns its address. */
export function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

export function postTokens(
  app: FastifyInstance,
  payload: object = { username: 'john', password: '1234' },
  options: InjectOptions = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/api/tokens', payload, ...options });
}

/** `inject` with a valid access token, which is had from `url`. */
export async function signedIn(
  app: FastifyInstance,
  url = '/api/tokens',
): Promise<(options: InjectOptions | string) => Promise<LightMyRequestResponse>> {
  const { token } = (await postTokens(app, undefined, { url })).json<{ token: string }>();
  const authorization = `Bearer ${token}`;
  return (options) => {
    const { headers, ...rest } = typeof options === 'string' ? { url: options } : options;
    return app.inject({ ...rest, headers: { authorization, ...headers } });
  };
}

/** The refresh cookie that an answer sets, as name=value for the next request. */
export function refreshCookie(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === 'gnap_refresh');
  if (!cookie) throw new Error('The answer sets no refresh cookie.');
  return `gnap_refresh=${cookie.value}`;
}

/** Renews or signs out with these headers. */
export function sendCookie(
  app: FastifyInstance,
  method: 'PUT' | 'DELETE',
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return app.inject({ method, url: '/api/tokens', headers });
}
