import cookie from '@fastify/cookie';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { CleanHtml } from './announcements/announcement.js';
import { addAnnouncementRoutes } from './announcements/announcementRoutes.js';
import { addRefusingRoutes, addSecureRoutes } from './demoRoutes.js';
import { sendNotFound } from './errorHandler.js';
import { addOverviewRoute } from './overview/overviewRoutes.js';
import { addDeletionRoutes } from './people/deletionRoutes.js';
import { addPeopleRoutes } from './people/peopleRoutes.js';
import { Problem } from './problems.js';
import { guard } from './tokens/guard.js';
import { addTokenRoutes, type TokenServices } from './tokens/tokenRoutes.js';
import { addUploadRoute, addImageRoute } from './uploads/uploadRoutes.js';

/** Where the routes are: the base of the app is cut off before an address reaches them. */
const routePrefix = '/api';

const methods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/** Records the methods of each address as routes are added. Call it before adding any. */
function noteMethods(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const names = known.get(url) ?? new Set<string>();
    for (const name of [method].flat()) names.add(name);
    known.set(url, names);
  });
  return known;
}

/** Answers 405 with `Allow` for the methods that an address does not have. */
function refuseOtherMethods(
  app: FastifyInstance,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  for (const [url, names] of [...known]) {
    const allow = [...names].join(', ');
    const refuse = async (): Promise<never> => {
      throw new Problem('method-not-allowed', { headers: { allow } });
    };
    app.route({
      method: methods.filter((method) => !names.has(method)),
      url: url.slice(routePrefix.length),
      // Before the body is read, whose type or size would be refused first.
      onRequest: refuse,
      handler: refuse,
    });
  }
}

/** What the API's routes depend on, one of each per server. */
export interface ApiServices extends TokenServices {
  /** Where uploaded images are kept; created with the first one. */
  readonly uploadFolder: string;
  readonly cleanHtml: CleanHtml;
}

/**
 * The API: JSON in, JSON out, nothing cached. Everything requires a session, except
 * the token routes, the routes that always refuse, and reading images.
 */
export async function addApi(app: FastifyInstance, services: ApiServices): Promise<void> {
  await app.register(
    async (api) => {
      const known = noteMethods(api);
      await api.register(cookie);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      await api.register(async (open) => addTokenRoutes(open, services));
      await api.register(async (open) => {
        addRefusingRoutes(open);
        addImageRoute(open, services.uploadFolder);
      });
      await api.register(async (secure) => {
        guard(secure, services.tokens, services.database);
        addSecureRoutes(secure, services.clock);
        addOverviewRoute(secure, services);
        addPeopleRoutes(secure, services);
        addDeletionRoutes(secure, services);
        addAnnouncementRoutes(secure, services);
        await secure.register(async (scope) =>
          addUploadRoute(scope, services.prefix, services.uploadFolder),
        );
      });
      refuseOtherMethods(api, known);
      // Otherwise the static files' catch-all would answer for the API.
      api.all('/', (_request, reply) => sendNotFound(reply));
      api.all('/*', (_request, reply) => sendNotFound(reply));
    },
    { prefix: routePrefix },
  );
}
