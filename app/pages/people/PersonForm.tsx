import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonLook } from '../../../skin/button/index.js';
import { FormActions } from '../../../skin/form-actions/index.js';
import { FormSection } from '../../forms/FormSection.js';
import { lazyErrorSummary } from '../../forms/lazyErrorSummary.js';
import { refuseHeldEnter } from '../../forms/refuseHeldEnter.js';
import { useListSearch } from '../../frame/listPlace.js';
import { ReturnLink } from '../../frame/ReturnLink.js';
import { LazyWorkAndSchedule } from './LazyWorkAndSchedule.js';
import { PersonField, personLabels, personMessages } from './PersonField.js';
import type { PersonFormValues } from './personValues.js';
import { usePersonForm, type UsePersonFormOptions } from './usePersonForm.js';

const ErrorSummary = lazyErrorSummary<PersonFormValues>();

/** The person to edit, and the departments that exist. */
export interface PersonFormProps extends UsePersonFormOptions {
  /** To choose from. */
  departments: readonly string[];
}

/** The form of a person. Saving shows a notification; a failed save keeps what was typed. */
export function PersonForm({ departments, ...options }: PersonFormProps): ReactElement {
  const { form, formErrors } = usePersonForm(options);
  const listSearch = useListSearch();
  return (
    <form {...form.getFormProps({ onKeyDown: refuseHeldEnter })} className="max-w-4xl">
      <div className="flex flex-col gap-4">
        {form.isSubmitted && (
          <ErrorSummary form={form} labels={personLabels} messages={personMessages} fieldsOnly />
        )}
        <FormSection title={<FormattedMessage id="people.section.identity" />}>
          <div className="grid gap-x-4 @lg:grid-cols-2">
            <PersonField form={form.store} name="givenName" required />
            <PersonField form={form.store} name="familyName" required />
            <PersonField form={form.store} name="userName" required />
            <PersonField form={form.store} name="email" required type="email" />
            <PersonField form={form.store} name="phone" type="tel" />
          </div>
        </FormSection>
        <LazyWorkAndSchedule form={form.store} departments={departments} />
        <FormActions
          form={form}
          submitLabel={<FormattedMessage id="forms.save" />}
          formErrors={formErrors}
        >
          <ReturnLink to={`/people${listSearch}`} className={buttonLook({ variant: 'ghost' })}>
            <FormattedMessage id="people.cancel" />
          </ReturnLink>
        </FormActions>
      </div>
    </form>
  );
}
