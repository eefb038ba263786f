import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './errorHandler.js';

const immutable = 'public, max-age=31536000, immutable';

/** The path without its query, decoded, in lower case: what the rules below look at. */
function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/**
 * Whether an unknown address is a route of the app, so that index.html answers for it. Never for the API,
 * for a file (a script or translation that is missing must fail, not arrive as HTML) or for another method.
 */
export function isAppRoute(method: string, path: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/+(api|assets)(\/|$)/.test(path) || /\.[^/]*$/.test(path)) return false;
  return accept === undefined || accept === '' || /text\/html|\*\/\*/i.test(accept);
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply, detail: string): FastifyReply {
  const path = pathOf(request);
  if (/^\/+api(\/|$)/.test(path) || path.endsWith('.json')) return sendNotFound(reply);
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(detail);
}

/** Serves the built app: hashed assets for ever, everything else (index.html above all) asked for anew each time. */
export async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(resolve(folder, 'index.html'))) {
    const detail = 'The app is not built. Run: npm run build:app\n';
    app.setNotFoundHandler((request, reply) => sendUnknown(request, reply, detail));
    return;
  }
  const assets = resolve(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(assets) ? immutable : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isAppRoute(request.method, pathOf(request), request.headers.accept)
      ? reply.code(200).sendFile('index.html')
      : sendUnknown(request, reply, 'Not found\n'),
  );
}
