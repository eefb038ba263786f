import { useMemo, useState } from 'react';
import {
  required,
  useFormErrors,
  useSubmitGuard,
  type UseFormErrorsResult,
  type UseSubmitGuardResult,
} from '../../../headless/form/index.js';
import type { DateRange } from '../../../headless/date-range/index.js';
import { createUpload, useHttp } from '../../../headless/http/index.js';
import { sharedLeaveGuard, useUnsavedChanges } from '../../../headless/leave-guard/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { createImageUpload, type UploadFile } from '../../../headless/rich-text/index.js';
import { isEditedSince } from '../../forms/isEditedSince.js';
import { showSaveErrors } from '../../forms/showSaveErrors.js';
import { useReturn } from '../../frame/openedPlace.js';
import { useIsStaying } from '../../frame/useIsStaying.js';
import type { Announcement, AnnouncementValues } from '../../resources/announcements.js';
import { createSaveAnnouncement } from '../../resources/saveAnnouncement.js';

/** An announcement as the form's fields hold it. */
export interface AnnouncementFormValues extends Omit<
  AnnouncementValues,
  'publishStart' | 'publishEnd'
> {
  readonly period: DateRange;
}

const NEW_ANNOUNCEMENT: AnnouncementFormValues = {
  title: '',
  summary: '',
  content: '',
  isPublished: false,
  period: { start: null, end: null },
};

function formValuesOf(announcement: Announcement): AnnouncementFormValues {
  const { title, summary, content, isPublished, publishStart, publishEnd } = announcement;
  return { title, summary, content, isPublished, period: { start: publishStart, end: publishEnd } };
}

function announcementValuesOf({ period, ...values }: AnnouncementFormValues): AnnouncementValues {
  return { ...values, publishStart: period.start, publishEnd: period.end };
}

function formFieldOf(field: string): string | undefined {
  if (field === 'publishStart' || field === 'publishEnd') return 'period';
  return field in NEW_ANNOUNCEMENT ? field : undefined;
}

const ERRORS = { complexity: { id: 'announcements.error.complexity' } };

/** The form of an announcement, the errors of the form as a whole, and the upload of its images. */
export interface UseAnnouncementFormResult extends Pick<UseFormErrorsResult, 'formErrors'> {
  form: UseSubmitGuardResult<AnnouncementFormValues>;
  /** Uploads the images of the text. */
  upload: UploadFile;
}

/** The form of an announcement, `null` for a new one: its validators, and what saving does. */
export function useAnnouncementForm(announcement: Announcement | null): UseAnnouncementFormResult {
  const http = useHttp();
  const notify = useNotify();
  const returnTo = useReturn();
  const leaveGuard = sharedLeaveGuard.useStore('useAnnouncementForm');
  const isStaying = useIsStaying();
  const [saveAnnouncement] = useState(() => createSaveAnnouncement(announcement));
  const upload = useMemo(
    () => createImageUpload({ upload: createUpload({ http }), url: 'api/uploads' }),
    [http],
  );
  const form = useSubmitGuard<AnnouncementFormValues>({
    initialValues: announcement === null ? NEW_ANNOUNCEMENT : formValuesOf(announcement),
    validators: { title: { required }, content: { required } },
    onSubmit: async (values, { signal }) => {
      try {
        const saved = await saveAnnouncement(http, announcementValuesOf(values), signal);
        notify({
          type: 'success',
          title: { id: 'forms.saved' },
          text: { id: 'announcements.saved', values: { title: saved.title } },
        });
        if (!isStaying() || isEditedSince(form.store, values)) return;
        // Whoever was asked about leaving, and saves, goes on to where they wanted to.
        if (leaveGuard.getState().status === 'saving') return;
        await returnTo(`/announcements/${saved.id}`);
      } catch (error) {
        await showSaveErrors(error, {
          formFieldOf,
          errors: ERRORS,
          form: form.store,
          merge: {
            readOther: () => saveAnnouncement.readOther(http, signal),
            formValuesOf,
            unquoted: ['content'],
          },
        });
      }
    },
  });
  useUnsavedChanges(form.store);
  return { form, formErrors: useFormErrors(form).formErrors, upload };
}
