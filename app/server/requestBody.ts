import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * How bodies are read: JSON alone, in UTF-8 (RFC 8259, 8.1). Bytes that are not UTF-8 are refused,
 * where Fastify would store U+FFFD in their place, and so is a compressed body, with what is accepted
 * instead (RFC 9110, 15.5.16).
 */
export function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      let text: string;
      try {
        text = decoder.decode(bytes);
      } catch {
        done(new Problem('malformed-request', { detail: 'The body is not UTF-8.' }));
        return;
      }
      void parse(request, text, done);
    },
  );
  // After the hooks that refuse whatever the body is: 401, 405.
  app.addHook('preParsing', async ({ headers }) => {
    if (/^(identity)?$/i.test(headers['content-encoding'] ?? '')) return;
    throw new Problem('unsupported-encoding', { headers: { 'accept-encoding': 'identity' } });
  });
}
