import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';

/**
 * Refuses a request that does not name its host exactly once (RFC 9112, 3.2). Node would do so with
 * an empty body and none of our headers, so the server turns `requireHostHeader` off. An
 * expectation other than `100-continue` may be ignored (RFC 9110, 10.1.1), so such a request is
 * answered like any other.
 */
export function checkRequestHeads(app: FastifyInstance): void {
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) {
      throw new Problem('malformed-request', {
        detail: 'Name the host in exactly one header, such as "Host: example.org".',
      });
    }
  });
}
