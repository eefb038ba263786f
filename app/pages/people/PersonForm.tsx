import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { buttonLook } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { SubmitButton, TextField } from '../../../skin/field/index.js';
import { LimitedTextAreaField } from '../../../skin/limiter/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { useListSearch } from '../../frame/listPlace.js';
import { fieldMessages } from './personMessages.js';
import type { PersonFormValues } from './personValues.js';
import { ScheduleSection } from './ScheduleSection.js';
import { usePersonForm, type UsePersonFormOptions } from './usePersonForm.js';

interface PersonFieldProps {
  form: FormHandle<PersonFormValues>;
  name:
    | 'givenName'
    | 'familyName'
    | 'userName'
    | 'email'
    | 'phone'
    | 'function'
    | 'department'
    | 'place';
  isRequired?: boolean;
  type?: 'email' | 'tel';
}

function PersonField({ form, name, isRequired, type }: PersonFieldProps): ReactElement {
  return (
    <TextField
      field={useField(form, name)}
      label={<FormattedMessage id={`people.field.${name}`} />}
      messages={fieldMessages}
      isRequired={isRequired}
      type={type}
    />
  );
}

function Section({ titleId, children }: { titleId: string; children: ReactElement }): ReactElement {
  return (
    <Card className="px-5 pt-5 pb-1">
      <h2 className="mb-4 text-lead font-semibold">
        <FormattedMessage id={titleId} />
      </h2>
      {children}
    </Card>
  );
}

/** The fields of a person; saving notifies, and a failure leaves what was typed. */
export function PersonForm(options: UsePersonFormOptions): ReactElement {
  const { form, formErrors } = usePersonForm(options);
  const listSearch = useListSearch();
  return (
    <form {...form.getFormProps()} className="max-w-4xl">
      <div className="flex flex-col gap-4">
        <Section titleId="people.section.identity">
          <div className="grid gap-x-4 sm:grid-cols-2">
            <PersonField form={form.store} name="givenName" isRequired />
            <PersonField form={form.store} name="familyName" isRequired />
            <PersonField form={form.store} name="userName" isRequired />
            <PersonField form={form.store} name="email" isRequired type="email" />
            <PersonField form={form.store} name="phone" type="tel" />
          </div>
        </Section>
        <Section titleId="people.section.work">
          <div className="grid gap-x-4 sm:grid-cols-2">
            <PersonField form={form.store} name="function" />
            <PersonField form={form.store} name="department" />
            <PersonField form={form.store} name="place" />
            <div className="sm:pt-6.5">
              <ToggleField
                field={useField(form, 'active')}
                label={<FormattedMessage id="people.field.active" />}
              />
            </div>
            <div className="sm:col-span-2">
              <LimitedTextAreaField
                field={useField(form, 'note')}
                label={<FormattedMessage id="people.field.note" />}
                messages={fieldMessages}
                max={500}
              />
            </div>
          </div>
        </Section>
        <Section titleId="people.section.schedule">
          <ScheduleSection form={form.store} />
        </Section>
        <div className="sticky bottom-0 -mx-1 border-t border-border bg-canvas px-1 py-3">
          {formErrors.map(({ type, message }) => (
            <Alert key={type} className="mb-3">
              {message}
            </Alert>
          ))}
          <div className="flex flex-wrap gap-2">
            <SubmitButton form={form}>
              <FormattedMessage id="people.save" />
            </SubmitButton>
            <Link to={`/people${listSearch}`} className={buttonLook({ variant: 'ghost' })}>
              <FormattedMessage id="people.cancel" />
            </Link>
          </div>
        </div>
      </div>
    </form>
  );
}
