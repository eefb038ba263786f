import { resolve, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isAppRoute } from '../server/appRoute.js';
import { withoutBase } from '../server/base.js';
import type * as serverModule from '../server/createServer.js';
import { readListenOptions, readServerOptions } from '../server/options.js';
import { startHtmlWorkerSource } from './htmlWorkerSource.js';

type ServerModule = typeof serverModule;

function isServerModule(module: Record<string, unknown>): module is ServerModule {
  return typeof module['createServer'] === 'function';
}

const root = resolve(import.meta.dirname, '../..');
/** What the API is made of: it cleans texts as the editor does. */
const sources = ['app/server', 'headless/rich-text'].map((folder) => resolve(root, folder) + sep);

/** Loads the API through Vite, so that a build of the app or a run of the tests never loads Fastify. */
async function startApi(vite: ViteDevServer): ReturnType<ServerModule['createServer']> {
  const server = await vite.ssrLoadModule(resolve(root, 'app/server/createServer.ts'));
  if (!isServerModule(server)) throw new Error('app/server no longer exports createServer.');
  // Vite serves the app itself.
  return server.createServer({
    ...readServerOptions(process.env, root),
    base: vite.config.base,
    staticFolder: undefined,
    startHtmlWorker: startHtmlWorkerSource,
  });
}

/** Vite answers for a missing file with index.html, which it rewrites the address to. */
function refuseMissingFiles(base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { method = 'GET', originalUrl = '/', headers } = request;
    const path = withoutBase(originalUrl.split('?', 1)[0] ?? '', base);
    const isRewritten = request.url?.startsWith('/index.html') === true && path !== '/index.html';
    if (!isRewritten || isAppRoute(method, path, headers.accept)) {
      next();
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
}

/**
 * `npm run dev` listens where `npm start` does, and answers as that does for `/api` and for missing
 * files, with the same settings and data. A change in its sources restarts Vite, and with it the API.
 */
export function apiServer(): Plugin {
  return {
    name: 'gnap-api-server',
    apply: 'serve',
    config({ server }) {
      const { host, port } = readListenOptions(process.env);
      return { server: { host: server?.host ?? host, port: server?.port ?? port } };
    },
    async configureServer(vite) {
      const { base } = vite.config;
      const api = await startApi(vite);
      vite.httpServer?.once('close', () => void api.close());
      vite.watcher.add([...sources]).on('change', (file) => {
        if (sources.some((folder) => file.startsWith(folder))) void vite.restart();
      });
      vite.middlewares.use((request, response, next) => {
        const url = withoutBase(request.url ?? '', base);
        if (/^\/api(\/|\?|$)/.test(url)) api.routing(request, response);
        else next();
      });
      return () => void vite.middlewares.use(refuseMissingFiles(base));
    },
  };
}
