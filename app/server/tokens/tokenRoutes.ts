import type { FastifyInstance, FastifyReply } from 'fastify';
import { Fields } from '../fields.js';
import { idempotencyKey } from '../idempotencyKey.js';
import { withoutInvisible } from '../pastedText.js';
import { Problem } from '../problems.js';
import type { AccessTokens } from './accessTokens.js';
import { longestPassword } from './passwords.js';
import { beginFamily, revokeFamily, rotate, type RefreshToken } from './refreshTokens.js';
import { requireSameOrigin } from './sameOrigin.js';
import { signIn, type Credentials, type SignInServices } from './signIn.js';
import { findUserById } from './users.js';

const cookieName = 'gnap_refresh';

/** What `/tokens` depends on: the checks of a sign-in, and the tokens that it issues. */
export interface TokenServices extends SignInServices {
  readonly tokens: AccessTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The prefix of the API's addresses, such as `/api`: the cookie is for it alone. */
  readonly prefix: string;
  /** Whether callers use https: the cookie is `Secure`, and an http origin is foreign. */
  readonly https: boolean;
}

function parseCredentials(body: unknown): Credentials {
  const fields = new Fields(body);
  const credentials = {
    username: fields.text('username', {
      required: true,
      maxLength: 50,
      plain: withoutInvisible,
    }),
    password: fields.secret('password', longestPassword),
  };
  fields.check();
  return credentials;
}

/** SESS-7: `/tokens`. POST signs in, PUT renews by the refresh cookie, DELETE signs out. */
export function addTokenRoutes(app: FastifyInstance, services: TokenServices): void {
  const { database, tokens, clock, prefix, https } = services;
  const cookie = {
    path: `${prefix}/tokens`,
    httpOnly: true,
    sameSite: 'strict',
    secure: https,
  } as const;

  function setCookie(reply: FastifyReply, { token, expiresAt }: RefreshToken): void {
    const maxAge = Math.ceil((expiresAt - clock()) / 1000);
    void reply.setCookie(cookieName, token, { ...cookie, maxAge });
  }

  app.addHook('onRequest', async (request) => requireSameOrigin(request, https));

  app.post('/tokens', async (request, reply) => {
    const user = await signIn(services, parseCredentials(request.body), request.ip);
    const refreshToken = await beginFamily(database, user.id, clock());
    setCookie(reply, refreshToken);
    return { token: await tokens.issue(user, refreshToken.family) };
  });

  app.put('/tokens', async (request, reply) => {
    const old = request.cookies[cookieName];
    const next =
      old === undefined ? null : await rotate(database, old, idempotencyKey(request), clock());
    const user = next === null ? undefined : await findUserById(database, next.userId);
    if (next === null || user === undefined) {
      void reply.clearCookie(cookieName, cookie);
      throw new Problem('invalid-refresh-token', { detail: 'Sign in again.' });
    }
    setCookie(reply, next);
    return { token: await tokens.issue(user, next.family) };
  });

  app.delete('/tokens', async (request, reply) => {
    const token = request.cookies[cookieName];
    if (token !== undefined) await revokeFamily(database, token);
    return reply.clearCookie(cookieName, cookie).code(204).send();
  });
}
