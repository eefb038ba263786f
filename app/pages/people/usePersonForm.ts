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
import { isEditedSince } from '../../forms/isEditedSince.js';
import { showSaveErrors } from '../../forms/showSaveErrors.js';
import { useIsStaying } from '../../frame/useIsStaying.js';
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

/** Whether the server will have an address of it: it drops what is never drawn, as of pasted text. */
function isEmail(text: string): boolean {
  return email(text.replace(/\p{DI}/gu, ''));
}

/** The person to edit, and what to call when the server has a newer version. */
export interface UsePersonFormOptions {
  /** As the server has them; `null` for a new one. */
  person: Person | null;
  /** Called with what the server has now: what was saved, or what somebody else saved meanwhile. */
  onChanged: (person: Person) => void;
}

/** The form of a person, and the errors of the form as a whole. */
export interface UsePersonFormResult extends Pick<UseFormErrorsResult, 'formErrors'> {
  form: UseSubmitGuardResult<PersonFormValues>;
}

/** A person's form: its validators, what saving does, and how failures are shown. */
export function usePersonForm({ person, onChanged }: UsePersonFormOptions): UsePersonFormResult {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isStaying = useIsStaying();
  const [savePerson] = useState(() => createSavePerson(person));
  const [isNew] = useState(person === null);

  const form = useSubmitGuard<PersonFormValues>({
    initialValues: person === null ? NEW_PERSON : formValuesOf(person),
    validators: {
      givenName: { required, maxLength: maxLength(100) },
      familyName: { required, maxLength: maxLength(100) },
      email: { required, email: isEmail, maxLength: maxLength(254) },
      userName: {
        required,
        maxLength: maxLength(50),
        // Also what is never drawn, as above.
        pattern: pattern(/^[\p{L}\p{M}\p{N}\p{DI}._-]+$/u),
        // A new person may have been added already, by a write whose answer was lost, and would
        // then hold the name themselves.
        available: (value, _values, { signal }) =>
          value === (person?.userName ?? '') ||
          savePerson.isOpen() ||
          isUserNameFree(http, value, person, signal),
      },
      phone: { maxLength: maxLength(40) },
      function: { maxLength: maxLength(100) },
      place: { maxLength: maxLength(100) },
      absence: { start: ({ start, end }) => start !== null || end === null },
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
        // Whoever typed on meanwhile stays; from now on the page is this person's, not a new one's.
        onChanged(saved);
        if (!isNew || !isStaying() || isEditedSince(form.store, values)) return;
        await navigate(`/people/${saved.id}`, { replace: true, state });
      } catch (error) {
        await showSaveErrors(error, {
          ...SERVER_ERRORS,
          form: form.store,
          merge: {
            readOther: () => savePerson.readOther(http, signal),
            formValuesOf,
            onChanged,
            unquoted: ['note', 'birthday'],
          },
        });
      }
    },
  });
  useUnsavedChanges(form.store);
  return { form, formErrors: useFormErrors(form).formErrors };
}
