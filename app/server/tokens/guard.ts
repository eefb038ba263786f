import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.js';
import { Problem } from '../problems.js';
import type { AccessClaims, AccessTokens } from './accessTokens.js';
import { isFamilyAlive } from './refreshTokens.js';

const claimsOfRequest = new WeakMap<FastifyRequest, AccessClaims>();

/** RFC 6750: a bare challenge if no token was sent, `invalid_token` if it is not valid. */
export function unauthenticated(hasToken: boolean): Problem {
  const challenge = hasToken ? 'Bearer error="invalid_token"' : 'Bearer';
  return new Problem('unauthenticated', { headers: { 'www-authenticate': challenge } });
}

/** The claims of the user who sent this request. Only for routes behind the guard. */
export function claimsOf(request: FastifyRequest): AccessClaims {
  const claims = claimsOfRequest.get(request);
  if (!claims) throw new Error('This route asks who is signed in but stands outside the guard.');
  return claims;
}

/**
 * Requires a valid access token for every route of this scope, before the body is read. The token's
 * sign-in is looked up each time, so that the token stops working as soon as the user signs out.
 */
export function guard(app: FastifyInstance, tokens: AccessTokens, database: Database): void {
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    const token = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(header ?? '')?.[1];
    const claims = token === undefined ? null : await tokens.verify(token);
    if (!claims || !(await isFamilyAlive(database, claims.sid))) {
      throw unauthenticated(header !== undefined);
    }
    claimsOfRequest.set(request, claims);
  });
}
