import type { FastifyRequest } from 'fastify';

/**
 * The header `Idempotency-Key`, which names a request so that it can be sent again when its answer
 * was lost. Ignored unless it is 16 to 64 characters of `[\w-]`, too long to guess.
 */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined;
}
