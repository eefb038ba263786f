import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';

const retrySeconds = 5;

/**
 * Makes `close` finish what is under way and nothing else: later requests are refused with 503,
 * every answer ends its connection, and connections that a browser opened in advance are not waited
 * for.
 */
export function drainOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onRequest', async () => {
    if (!isClosing) return;
    throw new Problem('unavailable', { headers: { 'retry-after': String(retrySeconds) } });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  // For an answer whose head was sent before: it keeps its connection.
  app.addHook('onResponse', async () => {
    if (isClosing) app.server.closeIdleConnections();
  });
}
