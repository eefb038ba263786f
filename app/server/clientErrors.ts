import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problems.js';
import { problemHeaders } from './errorHandler.js';
import { securityHeaders } from './securityHeaders.js';

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request-timeout');
  return new Problem('malformed-request', { detail: 'This is not HTTP.' });
}

/**
 * Fastify's `clientErrorHandler`, for bytes that Node cannot parse as a request, which reach no
 * hook and no error handler. They still get a problem and the security headers, and the connection
 * is closed.
 */
export function handleClientError(https: boolean) {
  const headers = { ...securityHeaders(https), ...problemHeaders, connection: 'close' };
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, body } = problemOf(error.code);
    const text = JSON.stringify(body);
    const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(text) });
    const head = [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      ...lines.map(([name, value]) => `${name}: ${String(value)}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
  };
}
