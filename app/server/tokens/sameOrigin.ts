import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems.js';

function isOwnHost({ protocol, host }: URL, requested: string): boolean {
  // As a URL the host loses the default port, which some proxies name and no origin does.
  const own = `${protocol}//${requested}`;
  return URL.canParse(own) && new URL(own).host === host;
}

/**
 * Refuses a request that another site makes a browser send. Browsers name the origin of every POST,
 * PUT and DELETE; a caller that names none is not a browser, and has nobody else's cookie. On https
 * browsers also tell whether the site is the same, which no script can forge; it counts for more
 * than the host, which proxies replace.
 * @throws Problem `foreign-origin`
 */
export function requireSameOrigin(request: FastifyRequest, https: boolean): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Problem('foreign-origin');
  }
  if (origin === undefined) return;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  const isSecure = url !== null && (url.protocol === 'https:' || !https);
  if (!isSecure || !(site === 'same-origin' || isOwnHost(url, request.host))) {
    throw new Problem('foreign-origin');
  }
}
