import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as serverModule from '../server/createServer.js';
import type * as optionsModule from '../server/options.js';
import { startHtmlWorkerSource } from './htmlWorkerSource.js';

type ServerModule = typeof serverModule;
type OptionsModule = typeof optionsModule;

function isServerModule(module: Record<string, unknown>): module is ServerModule {
  return typeof module['createServer'] === 'function';
}

function isOptionsModule(module: Record<string, unknown>): module is OptionsModule {
  return typeof module['readServerOptions'] === 'function';
}

const root = resolve(import.meta.dirname, '../..');

/** Loads the API through Vite, so that a build of the app or a run of the tests never loads Fastify. */
async function startApi(vite: ViteDevServer): ReturnType<ServerModule['createServer']> {
  const server = await vite.ssrLoadModule(resolve(root, 'app/server/createServer.ts'));
  const options = await vite.ssrLoadModule(resolve(root, 'app/server/options.ts'));
  if (!isServerModule(server) || !isOptionsModule(options)) {
    throw new Error('app/server no longer exports createServer and readServerOptions.');
  }
  // Vite serves the app itself.
  return server.createServer({
    ...options.readServerOptions(process.env, root),
    staticFolder: undefined,
    startHtmlWorker: startHtmlWorkerSource,
  });
}

/**
 * `npm run dev` answers `/api` with the same server, settings and data as `npm start`.
 * A change in app/server restarts Vite, and with it the API.
 */
export function apiServer(): Plugin {
  return {
    name: 'gnap-api-server',
    apply: 'serve',
    async configureServer(vite) {
      const api = await startApi(vite);
      vite.httpServer?.once('close', () => void api.close());
      vite.watcher.on('change', (file) => {
        if (file.startsWith(resolve(root, 'app/server'))) void vite.restart();
      });
      vite.middlewares.use((request, response, next) => {
        if (/^\/api(\/|\?|$)/.test(request.url ?? '')) api.routing(request, response);
        else next();
      });
    },
  };
}
