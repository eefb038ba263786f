import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems.js';

function isOurs(origin: string, host: string, https: boolean): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  // As a URL the host loses the default port, which some proxies name and no origin does.
  const own = `${url.protocol}//${host}`;
  const isOwnHost = URL.canParse(own) && new URL(own).host === url.host;
  return isOwnHost && (url.protocol === 'https:' || !https);
}

/**
 * Refuses a request that another site makes a browser send. Browsers name the origin of every POST,
 * PUT and DELETE; a caller that names none is not a browser, and has nobody else's cookie.
 * @throws Problem `foreign-origin`
 */
export function requireSameOrigin(request: FastifyRequest, https: boolean): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isForeignSite || (origin !== undefined && !isOurs(origin, request.host, https))) {
    throw new Problem('foreign-origin');
  }
}
