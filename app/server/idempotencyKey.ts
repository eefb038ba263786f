import type { FastifyRequest } from 'fastify';

/** The header `Idempotency-Key`, which names a request that is sent again when its answer was lost; if it is long enough that nobody guesses it. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined;
}
