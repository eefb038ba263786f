import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  email,
  maxLength,
  pattern,
  required,
  useFormErrors,
  useSubmitGuard,
  type FieldErrors,
  type UseFormErrorsResult,
  type UseSubmitGuardResult,
} from '../../../headless/form/index.js';
import {
  createRepeatableWrite,
  failureKind,
  HttpError,
  useHttp,
} from '../../../headless/http/index.js';
import { useUnsavedChanges } from '../../../headless/leave-guard/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { isUserNameFree, savePerson, type Person } from '../../resources/people.js';
import {
  formFieldOf,
  formValuesOf,
  NEW_PERSON,
  personValuesOf,
  type PersonFormValues,
} from './personValues.js';

/** The server's error codes are named as the validators of this form are, but for these. */
const ERROR_IDS: Readonly<Record<string, string>> = {
  required: 'people.error.required',
  email: 'people.error.email',
  maxLength: 'people.error.maxLength',
  pattern: 'people.error.pattern',
  unique: 'people.error.available',
  range: 'people.error.range',
};

/** What the form says of a refusal that no field is to blame for; of others the error channel tells too. */
const REFUSALS: Readonly<Record<number, string>> = {
  403: 'people.forbidden.text',
  404: 'people.gone.text',
  409: 'people.conflict.text',
  413: 'people.too-large.text',
};

/** The id of what the form says of a failure, if it is one that the person can make sense of. */
function failureText(error: unknown): string | undefined {
  if (failureKind(error) === 'unreachable') return 'people.unreachable.text';
  return error instanceof HttpError ? REFUSALS[error.status] : undefined;
}

/** On their fields; a refusal that names none of the form's, on the form. */
function fieldErrorsOf({ problem }: HttpError): FieldErrors {
  const errors = Object.entries(problem.errors).flatMap(([name, codes = []]) => {
    const field = formFieldOf(name);
    const messages = codes.map((code) => ({ id: ERROR_IDS[code] ?? 'people.error.invalid' }));
    return field === undefined ? [] : [[field, messages] as const];
  });
  return errors.length === 0 ? { '': { id: 'people.error.invalid' } } : Object.fromEntries(errors);
}

export interface UsePersonFormOptions {
  /** As the server has them; `null` for a new one. */
  person: Person | null;
  onSaved: (person: Person) => void;
}

export interface UsePersonFormResult extends Pick<UseFormErrorsResult, 'formErrors'> {
  form: UseSubmitGuardResult<PersonFormValues>;
}

/** A person's form: what is checked, what saving does, and where its failures are told. */
export function usePersonForm({ person, onSaved }: UsePersonFormOptions): UsePersonFormResult {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [writeOnce] = useState(createRepeatableWrite);

  const tellFailure = (error: unknown): void => {
    if (error instanceof HttpError && error.status === 400) {
      form.setErrors(fieldErrorsOf(error));
      return;
    }
    const id = failureText(error);
    form.setErrors({ '': { id: id ?? 'people.failed.text' } });
    if (id === undefined) throw error;
  };

  const form = useSubmitGuard<PersonFormValues>({
    initialValues: person === null ? NEW_PERSON : formValuesOf(person),
    validators: {
      givenName: { required, maxLength: maxLength(100) },
      familyName: { required, maxLength: maxLength(100) },
      email: { required, email, maxLength: maxLength(254) },
      userName: {
        required,
        maxLength: maxLength(50),
        pattern: pattern(/^[\p{L}\p{N}._-]+$/u),
        available: (value, _values, { signal }) =>
          value === (person?.userName ?? '') || isUserNameFree(http, value, person, signal),
      },
      phone: { maxLength: maxLength(40) },
      function: { maxLength: maxLength(100) },
      department: { maxLength: maxLength(100) },
      place: { maxLength: maxLength(100) },
    },
    onSubmit: async (values, { signal }) => {
      try {
        const saved = await savePerson(http, personValuesOf(values), person, writeOnce, signal);
        notify({
          type: 'success',
          title: { id: 'people.saved.title' },
          text: {
            id: 'people.saved.text',
            values: { name: `${saved.givenName} ${saved.familyName}` },
          },
        });
        if (person === null) await navigate(`/people/${saved.id}`, { replace: true, state });
        else onSaved(saved);
      } catch (error) {
        tellFailure(error);
      }
    },
  });
  useUnsavedChanges(form.store);
  return { form, formErrors: useFormErrors(form).formErrors };
}
