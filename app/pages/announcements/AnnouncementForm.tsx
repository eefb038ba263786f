import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '../../../headless/core/index.js';
import { buttonLook } from '../../../skin/button/index.js';
import { DateRangeField } from '../../../skin/date-range/index.js';
import { FormActions } from '../../../skin/form-actions/index.js';
import { LimitedTextAreaField, LimitedTextField } from '../../../skin/limiter/index.js';
import { RichTextField } from '../../../skin/rich-text/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { fieldMessages } from '../../forms/fieldMessages.js';
import { FormField } from '../../forms/FormField.js';
import { FormSection } from '../../forms/FormSection.js';
import { lazyErrorSummary } from '../../forms/lazyErrorSummary.js';
import { refuseHeldEnter } from '../../forms/refuseHeldEnter.js';
import { useListSearch } from '../../frame/listPlace.js';
import { ReturnLink } from '../../frame/ReturnLink.js';
import type { Announcement } from '../../resources/announcements.js';
import { useAnnouncementForm, type AnnouncementFormValues } from './useAnnouncementForm.js';

const ErrorSummary = lazyErrorSummary<AnnouncementFormValues>();

/** The names of the fields in the error summary. */
const LABELS: Readonly<Record<string, Text>> = {
  title: { id: 'announcements.field.title' },
  summary: { id: 'announcements.field.summary' },
  content: { id: 'announcements.field.content' },
  period: { id: 'announcements.field.period' },
};

/**
 * In visible characters. The server takes 200,000 UTF-16 units of HTML (LONGEST_CONTENT), which
 * leaves room for the tags.
 */
const MOST_CHARACTERS = 20_000;
/** The limit of the server, `largestImageBytes` there. */
const MOST_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The server removes all other images, such as those of a pasted page. */
function isUploaded(url: string): boolean {
  return /\/uploads\/[\w.-]+$/.test(url);
}

/** The announcement to edit. */
export interface AnnouncementFormProps {
  /** As the server has it; `null` for a new one. */
  announcement: Announcement | null;
}

/** The form of an announcement. A failed save keeps what was written. */
export function AnnouncementForm({ announcement }: AnnouncementFormProps): ReactElement {
  const { form, formErrors, upload } = useAnnouncementForm(announcement);
  const listSearch = useListSearch();
  return (
    <form {...form.getFormProps({ onKeyDown: refuseHeldEnter })} className="max-w-4xl">
      <div className="flex flex-col gap-4">
        {form.isSubmitted && (
          <ErrorSummary form={form} labels={LABELS} messages={fieldMessages} fieldsOnly />
        )}
        <FormSection title={<FormattedMessage id="announcements.section.text" />}>
          <FormField form={form} name="title">
            {(field) => (
              <LimitedTextField
                field={field}
                label={<FormattedMessage id="announcements.field.title" />}
                messages={fieldMessages}
                max={120}
                required
              />
            )}
          </FormField>
          <FormField form={form} name="summary">
            {(field) => (
              <LimitedTextAreaField
                field={field}
                label={<FormattedMessage id="announcements.field.summary" />}
                messages={fieldMessages}
                max={280}
                rows={2}
              />
            )}
          </FormField>
          <FormField form={form} name="content">
            {(field) => (
              <RichTextField
                field={field}
                label={<FormattedMessage id="announcements.field.content" />}
                messages={fieldMessages}
                max={MOST_CHARACTERS}
                upload={upload}
                maxUploadBytes={MOST_UPLOAD_BYTES}
                isImageAllowed={isUploaded}
                required
              />
            )}
          </FormField>
        </FormSection>
        <FormSection title={<FormattedMessage id="announcements.section.publication" />}>
          <div className="grid gap-x-4 @lg:grid-cols-2">
            <FormField form={form} name="period">
              {(field) => (
                <DateRangeField
                  field={field}
                  label={<FormattedMessage id="announcements.field.period" />}
                  description={<FormattedMessage id="announcements.field.period-help" />}
                  messages={fieldMessages}
                />
              )}
            </FormField>
            <div className="@lg:self-end">
              <FormField form={form} name="isPublished">
                {(field) => (
                  <ToggleField
                    field={field}
                    label={<FormattedMessage id="announcements.field.isPublished" />}
                  />
                )}
              </FormField>
            </div>
          </div>
        </FormSection>
        <FormActions
          form={form}
          submitLabel={<FormattedMessage id="forms.save" />}
          formErrors={formErrors}
        >
          <ReturnLink
            to={`/announcements${announcement === null ? listSearch : `/${announcement.id}`}`}
            className={buttonLook({ variant: 'ghost' })}
          >
            <FormattedMessage id="forms.cancel" />
          </ReturnLink>
        </FormActions>
      </div>
    </form>
  );
}
