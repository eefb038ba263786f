import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { User } from './users.js';

const algorithm = 'HS256';
const issuer = 'gnap-toolkit';
const audience = 'gnap-toolkit-app';
const lifetimeSeconds = 15 * 60;
/** How far the clocks of several servers on the same data may be apart. */
const clockDifferenceSeconds = 60;

/** The claims of an access token. `iat`, `nbf` and `exp` are seconds since 1970. */
export interface AccessClaims {
  readonly sub: string;
  readonly unique_name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  readonly iat: number;
  readonly nbf: number;
  readonly exp: number;
  readonly iss: string;
  readonly aud: string;
  readonly jti: string;
  /** The sign-in that it belongs to: the family of its refresh token. */
  readonly sid: string;
}

/** Makes and checks access tokens: JWTs (RFC 7519) signed with HS256, valid for 15 minutes. */
export interface AccessTokens {
  /** @param sid the family of the refresh token that goes with it */
  issue(user: User, sid: string): Promise<string>;
  /**
   * The claims of a token of this server that is valid now, else null. Does not check whether its
   * sign-in still exists.
   */
  verify(token: string): Promise<AccessClaims | null>;
}

const texts = [
  ...['sub', 'unique_name', 'given_name', 'family_name', 'email'],
  ...['iss', 'aud', 'jti', 'sid'],
];
const numbers = ['iat', 'nbf', 'exp'];

function isAccessClaims(payload: JWTPayload | AccessClaims): payload is AccessClaims {
  const claims = new Map<string, unknown>(Object.entries(payload));
  return (
    texts.every((name) => typeof claims.get(name) === 'string') &&
    numbers.every((name) => typeof claims.get(name) === 'number')
  );
}

/** Makes and checks access tokens. @param clock milliseconds since 1970 */
export function createAccessTokens(key: Uint8Array, clock: () => number): AccessTokens {
  return {
    issue(user, sid) {
      const now = Math.floor(clock() / 1000);
      return new SignJWT({
        unique_name: user.userName,
        given_name: user.givenName,
        family_name: user.familyName,
        email: user.email,
        sid,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(String(user.id))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setNotBefore(now - clockDifferenceSeconds)
        .setExpirationTime(now + lifetimeSeconds)
        .setJti(randomUUID())
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['exp'],
          currentDate: new Date(clock()),
        });
        // Tokens of this server never name a key, so one whose header does (`kid`, `jwk`, `jku`, …)
        // is foreign.
        const isOurs = Object.keys(protectedHeader).every((name) => /^(alg|typ)$/.test(name));
        return isOurs && isAccessClaims(payload) ? payload : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
