import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocked } from './database/localDatabase.js';
import { Problem } from './problems.js';
import { securityHeaders } from './securityHeaders.js';

/** The headers of every problem, besides the security headers. */
export const problemHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
};

/**
 * The `Content-Range` header of a 416, which tells the file's length; @fastify/static puts it on
 * its error.
 */
function lengthOf(error: Error): Readonly<Record<string, string>> {
  const headers = 'headers' in error ? error.headers : undefined;
  const length = new Map<string, unknown>(Object.entries(headers ?? {})).get('Content-Range');
  return typeof length === 'string' ? { 'content-range': length } : {};
}

/**
 * Turns whatever a handler, a hook or Fastify itself threw into the problem that the caller sees.
 * Anything unforeseen becomes a bare 500, so no message or stack of ours leaks.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isLocked(error)) return new Problem('database-busy', { headers: { 'retry-after': '5' } });
  if (!(error instanceof Error)) return new Problem('internal');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return new Problem('internal');
  if (status === 403) return new Problem('forbidden');
  if (status === 404) return new Problem('not-found');
  if (status === 412) return new Problem('precondition-failed');
  if (status === 413) return new Problem('body-too-large');
  if (status === 415) return new Problem('unsupported-media-type');
  if (status === 416) return new Problem('range-not-satisfiable', { headers: lengthOf(error) });
  return new Problem('malformed-request', { detail: error.message });
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, ...problemHeaders })
    .send(JSON.stringify(problem.body));
}

/** Answers every failure with a problem body. Only a 500 is logged, by route pattern: an address can hold personal data. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) {
      request.log.error({ err: error, method: request.method, route: request.routeOptions.url });
    }
    return send(reply, problem);
  });
}

/**
 * Fastify's `frameworkErrors`, for an address that cannot be decoded or has a parameter that is too
 * long: it reaches no hook and no error handler.
 */
export function handleFrameworkError(https: boolean) {
  const problem = new Problem('malformed-request', { detail: 'The address cannot be read.' });
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void send(reply.headers(securityHeaders(https)), problem);
  };
}

/** Answers 404 with a problem body. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return send(reply, new Problem('not-found'));
}
