import { once } from 'node:events';
import { createServer } from 'node:net';
import type { ListenOptions } from './options.js';

/**
 * Finds out whether a server can listen there, before it changes any data. Another program may still
 * take the port until it does.
 * @throws the error of Node that listening would throw, such as `EADDRINUSE`
 */
export async function tryListening(options: ListenOptions): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(options);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
