import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';
import { problemHeaders } from './errorHandler.js';
import { securityHeaders } from './securityHeaders.js';

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request-timeout');
  return new Problem('malformed-request', { detail: 'This is not HTTP.' });
}

/** Answers on the connection itself, and closes it. */
function answer(socket: Socket, { status, body }: Problem, https: boolean): void {
  const text = JSON.stringify(body);
  const headers = {
    ...securityHeaders(https),
    ...problemHeaders,
    connection: 'close',
    'content-length': Buffer.byteLength(text),
  };
  const head = [
    `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

/**
 * Fastify's `clientErrorHandler`, for bytes that Node cannot parse as a request, which reach no
 * hook and no error handler. They still get a problem and the security headers, and the connection
 * is closed.
 */
export function handleClientError(https: boolean) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answer(socket, problemOf(error.code), https);
  };
}

/**
 * Answers a request whose body has stopped coming for as long as a connection may be still. Node
 * would close it without a word, as it still does where an answer has begun or is due to an earlier
 * request.
 */
export function answerStalledBodies(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const { socket } = raw;
    raw.once('timeout', () => {
      const isFree = reply.raw.socket === socket && !reply.raw.headersSent;
      if (isFree) answer(socket, new Problem('request-timeout'), https);
      else socket.destroy();
    });
  });
}
