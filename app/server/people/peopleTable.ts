import { LibsqlError, type InStatement, type Row } from '@libsql/client';
import { numberOf, optionalTextOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { insertRow, insertRows, updateVersion, type Columns } from '../database/statements.js';
import { selectPage, type ListPage } from '../listPage.js';
import type { ListQuery } from '../listQuery.js';
import { noteWrite, writeOnce, type NamedWrite } from '../namedWrite.js';
import { withoutInvisible } from '../pastedText.js';
import { Problem, versionConflict } from '../problems.js';
import { fold, userNameKey } from '../fold.js';
import type { DemoPerson } from '../seed/demoPeople.js';
import type { Person, PersonFields } from './person.js';

/** One page of people, as the list route answers it. */
export type PeoplePage = ListPage<Person>;

/** The columns of `people` in its first version, before migrations added others. */
function firstColumnsOf(person: DemoPerson): Columns {
  const { userName, givenName, familyName, email, department, place } = person;
  return {
    user_name: userName,
    user_name_key: userNameKey(userName),
    given_name: givenName,
    given_name_key: fold(givenName),
    family_name: familyName,
    family_name_key: fold(familyName),
    email,
    email_key: fold(email),
    phone: person.phone,
    job_function: person.function,
    job_function_key: fold(person.function),
    department,
    department_key: fold(department),
    place,
    place_key: fold(place),
    birthday: person.birthday,
    active: person.active ? 1 : 0,
    note: person.note,
    search_text: fold([givenName, familyName, userName, email, place].join('\n')),
  };
}

function columnsOf(person: PersonFields): Columns {
  return {
    ...firstColumnsOf(person),
    work_start: person.workStart,
    work_end: person.workEnd,
    absence_start: person.absenceStart,
    absence_end: person.absenceEnd,
  };
}

function personOf(row: Row): Person {
  return {
    id: numberOf(row, 'id'),
    version: numberOf(row, 'version'),
    userName: textOf(row, 'user_name'),
    givenName: textOf(row, 'given_name'),
    familyName: textOf(row, 'family_name'),
    email: textOf(row, 'email'),
    phone: textOf(row, 'phone'),
    function: textOf(row, 'job_function'),
    department: textOf(row, 'department'),
    place: textOf(row, 'place'),
    birthday: optionalTextOf(row, 'birthday'),
    active: numberOf(row, 'active') === 1,
    note: textOf(row, 'note'),
    workStart: optionalTextOf(row, 'work_start'),
    workEnd: optionalTextOf(row, 'work_end'),
    absenceStart: optionalTextOf(row, 'absence_start'),
    absenceEnd: optionalTextOf(row, 'absence_end'),
  };
}

/** The statement that adds the people of the demo data, in a migration older than schedules. */
export function insertDemoPeople(people: readonly DemoPerson[]): InStatement {
  return insertRows('people', people.map(firstColumnsOf));
}

/** Told by the message, which alone names the column, from a local and a remote database alike. */
function isUserNameTaken(error: unknown): boolean {
  const refusal = 'UNIQUE constraint failed: people.user_name_key';
  return error instanceof LibsqlError && error.message.includes(refusal);
}

/**
 * The unique index decides, not a query beforehand: two users may ask for the same name at once.
 */
async function write(
  database: Database,
  statement: InStatement,
  note: readonly InStatement[],
): Promise<Person | undefined> {
  try {
    const [written] = await database.batch([statement, ...note], 'write');
    return written?.rows[0] && personOf(written.rows[0]);
  } catch (error) {
    if (!isUserNameTaken(error)) throw error;
    throw new Problem('validation', { errors: { userName: ['unique'] } });
  }
}

/** Reads one page; a page beyond the end gives the last one. */
export async function listPeople(database: Database, query: ListQuery): Promise<PeoplePage> {
  return selectPage(database, { table: 'people', columns: '*', itemOf: personOf }, query);
}

/** @throws Problem `not-found` */
export async function findPerson(database: Database, id: number): Promise<Person> {
  const { rows } = await database.execute({ sql: 'SELECT * FROM people WHERE id = ?', args: [id] });
  if (!rows[0]) throw new Problem('not-found', { detail: `There is no person ${String(id)}.` });
  return personOf(rows[0]);
}

/** @throws Problem `validation` when the user name is taken; `reused-key` */
export async function addPerson(
  database: Database,
  fields: PersonFields,
  named: NamedWrite | undefined,
): Promise<Person> {
  const add = async (): Promise<Person> => {
    const statement = insertRow('people', columnsOf(fields));
    const person = await write(database, statement, noteWrite(named, null));
    if (!person) throw new Error('The database took a person but returned no row.');
    return person;
  };
  return writeOnce(database, named, add, (id) => findPerson(database, id));
}

/** @throws Problem `not-found`; `conflict` when the version is not the stored one; `validation` when the user name is taken; `reused-key` */
export async function replacePerson(
  database: Database,
  person: Person,
  named: NamedWrite | undefined,
): Promise<Person> {
  const replace = async (): Promise<Person> => {
    const statement = updateVersion('people', person, columnsOf(person));
    const replaced = await write(database, statement, noteWrite(named, person.id));
    if (replaced) return replaced;
    const { version } = await findPerson(database, person.id);
    throw versionConflict(person.version, version);
  };
  return writeOnce(database, named, replace, (id) => findPerson(database, id));
}

/** Whether nobody but the person `except` has this user name, ignoring case. */
export async function isUserNameFree(
  database: Database,
  userName: string,
  except: number | undefined,
): Promise<boolean> {
  const { rows } = await database.execute({
    sql: 'SELECT 1 FROM people WHERE user_name_key = ? AND id <> ?',
    args: [userNameKey(withoutInvisible(userName).normalize('NFC').trim()), except ?? 0],
  });
  return rows.length === 0;
}

/** The departments that anybody is in, in alphabetical order. */
export async function listDepartments(database: Database): Promise<readonly string[]> {
  const { rows } = await database.execute(
    "SELECT department FROM people WHERE department <> '' GROUP BY department ORDER BY department_key",
  );
  return rows.map((row) => textOf(row, 'department'));
}
