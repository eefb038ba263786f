import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { DateRangeField } from '../../../skin/date-range/index.js';
import { TimeField } from '../../../skin/time-input/index.js';
import { fieldMessages } from './personMessages.js';
import type { PersonFormValues } from './personValues.js';

export interface ScheduleFieldsProps {
  form: FormHandle<PersonFormValues>;
}

/** Birthday, working hours and absence: loaded apart, since the pickers weigh more than the rest of the form. */
export function ScheduleFields({ form }: ScheduleFieldsProps): ReactElement {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <DateField
        field={useField(form, 'birthday')}
        label={<FormattedMessage id="people.field.birthday" />}
        messages={fieldMessages}
        min="1900-01-01"
        max="2100-12-31"
      />
      <div className="flex flex-wrap gap-x-4">
        <TimeField
          field={useField(form, 'workStart')}
          label={<FormattedMessage id="people.field.workStart" />}
          messages={fieldMessages}
        />
        <TimeField
          field={useField(form, 'workEnd')}
          label={<FormattedMessage id="people.field.workEnd" />}
          messages={fieldMessages}
        />
      </div>
      <DateRangeField
        field={useField(form, 'absence')}
        label={<FormattedMessage id="people.field.absence" />}
        messages={fieldMessages}
      />
    </div>
  );
}
