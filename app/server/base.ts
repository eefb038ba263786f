import type { FastifyInstance } from 'fastify';

/** Ends with a slash; without one, `/staff` would match `/staffing`, too. */
const valid = /^\/([\w~-][\w.~-]*\/)*$/;

/** Whether a path may be the one that the app and its API are below: `/`, `/staff/`. */
export function isBase(path: string): boolean {
  return valid.test(path);
}

/** An address without its base: `/staff/people?page=2` → `/people?page=2`. One outside of it stays. */
export function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? url.slice(base.length - 1) : url;
}

/**
 * Answers for the addresses outside of the base, so that whatever else is on the host is not taken
 * for the app: 404, or a redirect where only the slash is missing.
 */
export function keepToBase(app: FastifyInstance, base: string): void {
  if (base === '/') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    if (originalUrl.startsWith(base)) return;
    const [path = '', ...query] = originalUrl.split(/(?=\?)/);
    if (`${path}/` === base) return reply.redirect(base + query.join(''), 308);
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`Not found. The app is at ${base}\n`);
  });
}
