import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  email,
  maxLength,
  pattern,
  required,
  useFormErrors,
  useSubmitGuard,
  type UseFormErrorsResult,
  type UseSubmitGuardResult,
} from '../../../headless/form/index.js';
import { useHttp } from '../../../headless/http/index.js';
import { useUnsavedChanges } from '../../../headless/leave-guard/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { saveErrors } from '../../forms/saveErrors.js';
import type { Person } from '../../resources/people.js';
import { createSavePerson, isUserNameFree } from '../../resources/personWrites.js';
import {
  formFieldOf,
  formValuesOf,
  NEW_PERSON,
  personValuesOf,
  type PersonFormValues,
} from './personValues.js';

const SERVER_ERRORS = {
  formFieldOf,
  errors: { unique: { id: 'people.user-name-taken' }, phone: { id: 'people.phone-invalid' } },
};

/** Which person is filled in, and who hears what the server has of them. */
export interface UsePersonFormOptions {
  /** As the server has them; `null` for a new one. */
  person: Person | null;
  /** The server has this now: what was saved, or what somebody else saved meanwhile. */
  onChanged: (person: Person) => void;
}

/** The form of a person, and the errors of no field. */
export interface UsePersonFormResult extends Pick<UseFormErrorsResult, 'formErrors'> {
  form: UseSubmitGuardResult<PersonFormValues>;
}

/** A person's form: what is checked, what saving does, and where its failures are told. */
export function usePersonForm({ person, onChanged }: UsePersonFormOptions): UsePersonFormResult {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [savePerson] = useState(() => createSavePerson(person));
  const [isNew] = useState(person === null);

  const form = useSubmitGuard<PersonFormValues>({
    initialValues: person === null ? NEW_PERSON : formValuesOf(person),
    validators: {
      givenName: { required, maxLength: maxLength(100) },
      familyName: { required, maxLength: maxLength(100) },
      email: { required, email, maxLength: maxLength(254) },
      userName: {
        required,
        maxLength: maxLength(50),
        pattern: pattern(/^[\p{L}\p{M}\p{N}._-]+$/u),
        // A new person who may have been added already would have taken it from themselves.
        available: (value, _values, { signal }) =>
          value === (person?.userName ?? '') ||
          savePerson.isOpen() ||
          isUserNameFree(http, value, person, signal),
      },
      phone: { maxLength: maxLength(40) },
      function: { maxLength: maxLength(100) },
      place: { maxLength: maxLength(100) },
    },
    onSubmit: async (values, { signal }) => {
      try {
        const saved = await savePerson(http, personValuesOf(values), signal);
        notify({
          type: 'success',
          title: { id: 'forms.saved' },
          text: {
            id: 'people.saved',
            values: { name: `${saved.givenName} ${saved.familyName}` },
          },
        });
        // Who typed on meanwhile may stay: the page is this person's from now on, and no new one's.
        onChanged(saved);
        if (isNew) await navigate(`/people/${saved.id}`, { replace: true, state });
      } catch (error) {
        const { errors, isExpected } = await saveErrors(error, {
          ...SERVER_ERRORS,
          merge: async () => {
            const { mergeOtherVersion } = await import('../../forms/mergeOtherVersion.js');
            return mergeOtherVersion({
              form: form.store,
              versions: savePerson.readOther(http, signal),
              formValuesOf,
              onChanged,
              unquoted: ['note', 'birthday'],
            });
          },
        });
        form.setErrors(errors);
        if (!isExpected) throw error;
      }
    },
  });
  useUnsavedChanges(form.store);
  return { form, formErrors: useFormErrors(form).formErrors };
}
