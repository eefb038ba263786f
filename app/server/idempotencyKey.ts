import type { FastifyRequest } from 'fastify';

/**
 * The header `Idempotency-Key`, which names a request so that it can be sent again when its answer
 * was lost. None unless it is 16 to 64 characters of `[\w-]`, too long to guess, in double quotes or
 * without.
 */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return /^"?([\w-]{16,64})"?$/.exec(String(headers['idempotency-key']))?.[1];
}
