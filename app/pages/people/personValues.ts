import type { DateRange } from '../../../headless/date-range/index.js';
import type { Person, PersonValues } from '../../resources/people.js';

/** A person as the form's fields hold it. */
export interface PersonFormValues extends Omit<
  PersonValues,
  'department' | 'absenceStart' | 'absenceEnd'
> {
  readonly department: string | null;
  readonly absence: DateRange;
}

/** The initial values of the form for a new person. */
export const NEW_PERSON: PersonFormValues = {
  userName: '',
  givenName: '',
  familyName: '',
  email: '',
  phone: '',
  function: '',
  department: null,
  place: '',
  birthday: null,
  active: true,
  note: '',
  workStart: null,
  workEnd: null,
  absence: { start: null, end: null },
};

/**
 * Converts a person to the values of the form. They are named one by one, so that no member of the
 * answer gets into a save by itself: the server refuses those that it does not take.
 */
export function formValuesOf(person: Person): PersonFormValues {
  return {
    userName: person.userName,
    givenName: person.givenName,
    familyName: person.familyName,
    email: person.email,
    phone: person.phone,
    function: person.function,
    department: person.department === '' ? null : person.department,
    place: person.place,
    birthday: person.birthday,
    active: person.active,
    note: person.note,
    workStart: person.workStart,
    workEnd: person.workEnd,
    absence: { start: person.absenceStart, end: person.absenceEnd },
  };
}

/** Converts the values of the form to those that the server takes. */
export function personValuesOf({ absence, department, ...values }: PersonFormValues): PersonValues {
  return {
    ...values,
    department: department ?? '',
    absenceStart: absence.start,
    absenceEnd: absence.end,
  };
}

/** The form's field for a field of the server; `undefined` if it has none. */
export function formFieldOf(field: string): string | undefined {
  if (field === 'absenceStart' || field === 'absenceEnd') return 'absence';
  return field in NEW_PERSON ? field : undefined;
}
