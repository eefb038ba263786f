import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath, isAppRoute } from './appRoute.js';
import { sendNotFound } from './errorHandler.js';
import { ConfigurationError } from './options.js';

const immutable = 'public, max-age=31536000, immutable';
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * Fastify's `rewriteUrl`. An address that cannot be decoded (`/people/%`) reaches no route. Outside
 * of the API its percent signs are taken literally, so that the app can say that there is no such
 * page.
 */
export function mendAddress(url: string): string {
  const path = pathOf(url);
  if (apiPath.test(path) || decoded(path) !== null) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function sendUnknown(reply: FastifyReply, path: string, detail: string): FastifyReply {
  if (apiPath.test(path) || /\.json$/i.test(path)) return sendNotFound(reply);
  return reply
    .code(404)
    .header('cache-control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(detail);
}

function decodedPathOf(request: FastifyRequest): string {
  const path = pathOf(request.url);
  return decoded(path) ?? path;
}

/** @throws ConfigurationError when the app would ask for its files elsewhere */
function checkBase(index: string, base: string): void {
  const built = /src="([^"]*)assets\//.exec(readFileSync(index, 'utf8'))?.[1];
  if (built === undefined || built === base) return;
  throw new ConfigurationError(
    `The app is built for ${built}, and GNAP_BASE is ${base}. Build it again: GNAP_BASE=${base} npm run build:app`,
  );
}

/**
 * Makes the answer a whole one. The page of two builds is of equal length, since it differs in the
 * hashes of its files, and some tools that package a build give all files the same time: it would
 * count as unchanged, and ask for scripts that are gone.
 */
function ignoreCopy({ raw: { headers } }: FastifyRequest): void {
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}

/**
 * Serves the built app: hashed assets are cached forever, everything else (index.html above all) is
 * revalidated each time; index.html is sent whole.
 * @param folder the build; without it every address outside of the API is unknown
 * @param base the path that it has to be built for
 * @throws ConfigurationError when it is built for another
 */
export async function serveApp(
  app: FastifyInstance,
  folder: string | undefined,
  base: string,
): Promise<void> {
  if (folder === undefined) {
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
    return;
  }
  const index = resolve(folder, 'index.html');
  if (!existsSync(index)) {
    const detail = 'The app is not built. Run: npm run build:app\n';
    app.setNotFoundHandler((request, reply) => sendUnknown(reply, decodedPathOf(request), detail));
    return;
  }
  checkBase(index, base);
  const assets = resolve(folder, 'assets') + sep;
  app.addHook('onRequest', async (request) => {
    if (/\/(index\.html)?$/.test(pathOf(request.url))) ignoreCopy(request);
  });
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    // The copies are made by app/build/compressedFiles.ts.
    preCompressed: true,
    dotfiles: 'ignore',
    // No file of the app has such a path, so the disk is not asked.
    allowedPath: (path) => !/[\0\\]|(^|\/)\.\.(\/|$)/.test(path),
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(assets) ? immutable : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = decodedPathOf(request);
    if (!isAppRoute(request.method, path, request.headers.accept)) {
      return sendUnknown(reply, path, 'Not found\n');
    }
    ignoreCopy(request);
    return reply.code(200).sendFile('index.html');
  });
}
