import type { FastifyInstance } from 'fastify';
import { Problem } from './problems.js';
import { claimsOf, unauthenticated } from './tokens/guard.js';

/** Guarded routes that show what a session gives: data, and the user's claims. */
export function addSecureRoutes(app: FastifyInstance, clock: () => number): void {
  app.get('/secure', async (request) => ({
    servedAt: new Date(clock()).toISOString(),
    user: claimsOf(request).unique_name,
  }));
  app.get('/profile', async (request) => claimsOf(request));
}

/** Two routes that always refuse, so that the app can show how it handles a 401 and a 403. */
export function addRefusingRoutes(app: FastifyInstance): void {
  app.get('/unauthorized', async (request) => {
    throw unauthenticated(request.headers.authorization !== undefined);
  });
  app.get('/forbidden', async () => {
    throw new Problem('forbidden', { detail: 'Nobody may see this page.' });
  });
}
