import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { localDate } from '../../../headless/calendar/index.js';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import { systemClock } from '../../../headless/platform/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { DateRangeField } from '../../../skin/date-range/index.js';
import { LimitedTextAreaField } from '../../../skin/limiter/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { TimeField } from '../../../skin/time-input/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { FormSection } from '../../forms/FormSection.js';
import { PersonField, personMessages } from './PersonField.js';
import type { PersonFormValues } from './personValues.js';

/** The form of a person, and the departments that exist. */
export interface WorkAndScheduleProps {
  form: FormHandle<PersonFormValues>;
  /** To choose from. */
  departments: readonly string[];
}

function WorkFields({ form, departments }: WorkAndScheduleProps): ReactElement {
  const department = useField(form, 'department');
  const { value } = department;
  // A department that nobody is in stays a choice while it is selected.
  const all = value === null || departments.includes(value) ? departments : [...departments, value];
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <PersonField form={form} name="function" />
      <SelectField
        field={department}
        label={<FormattedMessage id="people.field.department" />}
        messages={personMessages}
        options={all.map((name) => ({ value: name, label: name }))}
        isSearchable
      />
      <PersonField form={form} name="place" />
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
          messages={personMessages}
          max={500}
        />
      </div>
    </div>
  );
}

function ScheduleFields({ form }: Pick<WorkAndScheduleProps, 'form'>): ReactElement {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <DateField
        field={useField(form, 'birthday')}
        label={<FormattedMessage id="people.field.birthday" />}
        messages={personMessages}
        min="1900-01-01"
        max={localDate(systemClock.now())}
      />
      <DateRangeField
        field={useField(form, 'absence')}
        label={<FormattedMessage id="people.field.absence" />}
        messages={personMessages}
      />
      <div className="flex flex-wrap gap-x-4 sm:contents">
        <TimeField
          field={useField(form, 'workStart')}
          label={<FormattedMessage id="people.field.workStart" />}
          messages={personMessages}
        />
        <TimeField
          field={useField(form, 'workEnd')}
          label={<FormattedMessage id="people.field.workEnd" />}
          messages={personMessages}
        />
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
