import { Fields } from '../fields.js';
import { plainPhone, withoutInvisible } from '../pastedText.js';

/** When a person works and is away. Times are `HH:MM`, dates `yyyy-MM-dd`. */
export interface Schedule {
  readonly workStart: string | null;
  /** Earlier than the start for work past midnight. */
  readonly workEnd: string | null;
  readonly absenceStart: string | null;
  /** Not before the start; `null` while it is not known. */
  readonly absenceEnd: string | null;
}

/** The fields of a person that a caller may write. Dates are `yyyy-MM-dd`. */
export interface PersonFields extends Schedule {
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly function: string;
  readonly department: string;
  readonly place: string;
  readonly birthday: string | null;
  readonly active: boolean;
  readonly note: string;
}

/** A person as stored, and as the API gives them. */
export interface Person extends PersonFields {
  readonly id: number;
  /** Counts the writes; a replacement must name the version that it is based on. */
  readonly version: number;
}

function readSchedule(fields: Fields): Schedule {
  const schedule = {
    workStart: fields.time('workStart'),
    workEnd: fields.time('workEnd'),
    absenceStart: fields.date('absenceStart'),
    absenceEnd: fields.date('absenceEnd'),
  };
  const { absenceStart, absenceEnd } = schedule;
  if (absenceEnd !== null && (absenceStart === null || absenceEnd < absenceStart)) {
    fields.fail('absenceEnd', 'range');
  }
  return schedule;
}

function readFields(fields: Fields): PersonFields {
  return {
    userName: fields.text('userName', {
      required: true,
      maxLength: 50,
      plain: withoutInvisible,
      format: [/^[\p{L}\p{M}\p{N}._-]+$/u, 'pattern'],
    }),
    givenName: fields.text('givenName', { required: true, maxLength: 100 }),
    familyName: fields.text('familyName', { required: true, maxLength: 100 }),
    email: fields.email('email', { required: true, maxLength: 254 }),
    phone: fields.text('phone', {
      maxLength: 40,
      plain: plainPhone,
      format: [/^\+?[0-9 ()./-]+$/, 'phone'],
    }),
    function: fields.text('function', { maxLength: 100 }),
    department: fields.text('department', { maxLength: 100 }),
    place: fields.text('place', { maxLength: 100 }),
    birthday: fields.date('birthday'),
    active: fields.boolean('active'),
    note: fields.text('note', { maxLength: 500, multiline: true }),
    ...readSchedule(fields),
  };
}

/** Reads the body that adds a person. @throws Problem `validation` */
export function parseNewPerson(body: unknown): PersonFields {
  const fields = new Fields(body);
  const person = readFields(fields);
  fields.check();
  return person;
}

/** Reads the body that replaces a person. It may repeat the `id` of the address. @throws Problem `validation` */
export function parseReplacement(body: unknown, id: number): Person {
  const fields = new Fields(body);
  const person = { id, version: fields.integer('version'), ...readFields(fields) };
  if (fields.has('id') && fields.integer('id') !== id) fields.fail('id', 'mismatch');
  fields.check();
  return person;
}
