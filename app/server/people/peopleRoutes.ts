import type { FastifyInstance } from 'fastify';
import { queryText } from '../listQuery.js';
import { namedWrite } from '../namedWrite.js';
import { withoutInvisible } from '../pastedText.js';
import { Problem } from '../problems.js';
import type { RouteServices } from '../routeServices.js';
import { idOf, parseId } from '../rowId.js';
import { parsePeopleQuery } from './peopleQuery.js';
import {
  addPerson,
  findPerson,
  isUserNameFree,
  listDepartments,
  listPeople,
  replacePerson,
} from './peopleTable.js';
import { parseNewPerson, parseReplacement } from './person.js';

/** `/people` and below. Must be registered where a session is required. */
export function addPeopleRoutes(
  app: FastifyInstance,
  { database, clock, prefix }: RouteServices,
): void {
  app.get('/people', (request) => listPeople(database, parsePeopleQuery(request.query)));

  app.post('/people', async (request, reply) => {
    const fields = parseNewPerson(request.body);
    const person = await addPerson(database, fields, namedWrite(request, clock()));
    return reply
      .code(201)
      .header('location', `${prefix}/people/${String(person.id)}`)
      .send(person);
  });

  app.get('/departments', async () => ({ departments: await listDepartments(database) }));

  app.get('/user-name', async (request) => {
    const value = queryText(request.query, 'value');
    if (withoutInvisible(value).trim() === '') {
      throw new Problem('validation', { errors: { value: ['required'] } });
    }
    const except = parseId(queryText(request.query, 'except'));
    return { available: await isUserNameFree(database, value, except) };
  });

  app.get<{ Params: { id: string } }>('/people/:id', (request) =>
    findPerson(database, idOf(request.params.id)),
  );

  app.put<{ Params: { id: string } }>('/people/:id', (request) => {
    const person = parseReplacement(request.body, idOf(request.params.id));
    return replacePerson(database, person, namedWrite(request, clock()));
  });
}
