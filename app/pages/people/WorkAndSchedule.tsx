import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { localDate } from '../../../headless/calendar/index.js';
import type { FormHandle } from '../../../headless/form/index.js';
import { systemClock } from '../../../headless/platform/index.js';
import type { SelectOption } from '../../../headless/select/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { DateRangeField } from '../../../skin/date-range/index.js';
import { LimitedTextAreaField } from '../../../skin/limiter/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { TimeField } from '../../../skin/time-input/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { FormField } from '../../forms/FormField.js';
import { FormSection } from '../../forms/FormSection.js';
import { PersonField, personMessages } from './PersonField.js';
import type { PersonFormValues } from './personValues.js';

/** The form of a person, and the departments that exist. */
export interface WorkAndScheduleProps {
  form: FormHandle<PersonFormValues>;
  /** To choose from. */
  departments: readonly string[];
}

/** A department that nobody is in stays a choice while it is selected. */
function departmentOptions(
  departments: readonly string[],
  value: string | null,
): readonly SelectOption[] {
  const all = value === null || departments.includes(value) ? departments : [...departments, value];
  return all.map((name) => ({ value: name, label: name }));
}

function WorkFields({ form, departments }: WorkAndScheduleProps): ReactElement {
  return (
    <div className="grid gap-x-4 @lg:grid-cols-2">
      <PersonField form={form} name="function" />
      <FormField form={form} name="department">
        {(field) => (
          <SelectField
            field={field}
            label={<FormattedMessage id="people.field.department" />}
            messages={personMessages}
            options={departmentOptions(departments, field.value)}
            isSearchable
          />
        )}
      </FormField>
      <PersonField form={form} name="place" />
      <div className="@lg:pt-6.5">
        <FormField form={form} name="active">
          {(field) => (
            <ToggleField field={field} label={<FormattedMessage id="people.field.active" />} />
          )}
        </FormField>
      </div>
      <div className="@lg:col-span-2">
        <FormField form={form} name="note">
          {(field) => (
            <LimitedTextAreaField
              field={field}
              label={<FormattedMessage id="people.field.note" />}
              messages={personMessages}
              max={500}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}

function ScheduleFields({ form }: Pick<WorkAndScheduleProps, 'form'>): ReactElement {
  return (
    <div className="grid gap-x-4 @lg:grid-cols-2">
      <FormField form={form} name="birthday">
        {(field) => (
          <DateField
            field={field}
            label={<FormattedMessage id="people.field.birthday" />}
            messages={personMessages}
            min="1900-01-01"
            max={localDate(systemClock.now())}
          />
        )}
      </FormField>
      <FormField form={form} name="absence">
        {(field) => (
          <DateRangeField
            field={field}
            label={<FormattedMessage id="people.field.absence" />}
            messages={personMessages}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-x-4 @lg:contents">
        <FormField form={form} name="workStart">
          {(field) => (
            <TimeField
              field={field}
              label={<FormattedMessage id="people.field.workStart" />}
              messages={personMessages}
            />
          )}
        </FormField>
        <FormField form={form} name="workEnd">
          {(field) => (
            <TimeField
              field={field}
              label={<FormattedMessage id="people.field.workEnd" />}
              messages={personMessages}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}

/**
 * Work and schedule of a person, loaded separately because their controls are larger than the rest
 * of the page.
 */
export function WorkAndSchedule({ form, departments }: WorkAndScheduleProps): ReactElement {
  return (
    <>
      <FormSection title={<FormattedMessage id="people.section.work" />}>
        <WorkFields form={form} departments={departments} />
      </FormSection>
      <FormSection title={<FormattedMessage id="people.section.schedule" />}>
        <ScheduleFields form={form} />
      </FormSection>
    </>
  );
}
