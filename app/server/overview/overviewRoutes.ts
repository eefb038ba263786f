import type { FastifyInstance } from 'fastify';
import { queryText } from '../listQuery.js';
import { Problem } from '../problems.js';
import type { RouteServices } from '../routeServices.js';
import { readOverview } from './overview.js';

/**
 * Today's date in a time zone, `yyyy-MM-dd`.
 * @throws Problem `validation` for a name that is no time zone
 */
function dayIn(timeZone: string, now: number): string {
  try {
    // Swedish dates are written year, month, day.
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
  } catch {
    throw new Problem('validation', { errors: { timeZone: ['unknown'] } });
  }
}

/** `/overview?timeZone=Europe/Brussels`. Must be registered where a session is required. */
export function addOverviewRoute(app: FastifyInstance, { database, clock }: RouteServices): void {
  app.get('/overview', (request) =>
    readOverview(database, dayIn(queryText(request.query, 'timeZone') || 'UTC', clock())),
  );
}
