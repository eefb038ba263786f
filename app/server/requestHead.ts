import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';

/**
 * Answers as a problem what Node would answer with an empty body and none of our headers: a request that does not
 * name its host once (RFC 9112, 3.2; the server is made with `requireHostHeader` off). What a request expects
 * besides `100-continue` need not be heeded (RFC 9110, 10.1.1), so it is answered as any other.
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
