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

/** Converts a person to the values of the form. */
export function formValuesOf({
  id: _id,
  version: _version,
  absenceStart: start,
  absenceEnd: end,
  department,
  ...values
}: Person): PersonFormValues {
  return { ...values, department: department === '' ? null : department, absence: { start, end } };
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
