import type { FastifyInstance } from 'fastify';
import { namedWrite } from '../namedWrite.js';
import type { RouteServices } from '../routeServices.js';
import { parseDeletion } from './deletion.js';
import { deletePeople, undoDeletion } from './deletionTable.js';

/** `/people/deletions`: deleting many at once, and undoing it. Must be registered where a session is required. */
export function addDeletionRoutes(
  app: FastifyInstance,
  { database, clock, prefix }: RouteServices,
): void {
  app.post('/people/deletions', async (request, reply) => {
    const now = clock();
    const deletion = parseDeletion(request.body);
    const done = await deletePeople(database, deletion, namedWrite(request, now), now);
    return reply.code(201).header('location', `${prefix}/people/deletions/${done.undo}`).send(done);
  });

  app.delete<{ Params: { id: string } }>('/people/deletions/:id', (request) =>
    undoDeletion(database, request.params.id, clock()),
  );
}
