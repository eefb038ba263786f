import { createListQueryParser, type ListQuery } from '../listQuery.js';

/** Parses the query of a list of people. Unknown birthdays come last in both directions. */
export const parsePeopleQuery: (query: unknown) => ListQuery = createListQueryParser({
  columns: new Map([
    ['userName', ['user_name_key']],
    ['givenName', ['given_name_key']],
    ['familyName', ['family_name_key']],
    ['email', ['email_key']],
    ['function', ['job_function_key']],
    ['department', ['department_key']],
    ['place', ['place_key']],
    ['birthday', ['birthday IS NULL', 'birthday']],
    ['active', ['active']],
  ]),
  defaultSort: 'familyName',
  then: ['family_name_key', 'given_name_key', 'id'],
});
