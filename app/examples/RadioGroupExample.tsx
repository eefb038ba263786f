import type { ReactElement } from 'react';
import { required, useField, useSubmitGuard } from '../../headless/form/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { useRadioGroup, type RadioOption } from '../../headless/radio-group/index.js';
import { RadioGroupField, SubmitButton } from '../../skin/field/index.js';

type Schedule = 'full' | 'part' | 'flexible';

const SCHEDULES: readonly RadioOption<Schedule>[] = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
  { value: 'flexible', label: 'Flexible' },
];

const PLACES = ['Office', 'Home'].map((place) => ({ value: place, label: place }));

/** The skin's field in a form, which is not sent without a choice; the hook with markup of your own. */
export function RadioGroupExample(): ReactElement {
  const notify = useNotify();
  const form = useSubmitGuard<{ schedule: Schedule | null }>({
    initialValues: { schedule: null },
    validators: { schedule: { required } },
    onSubmit: ({ schedule }) => {
      notify({ type: 'success', title: 'Sent', text: `The schedule is: ${schedule ?? 'none'}.` });
    },
  });
  const schedule = useField(form, 'schedule');
  const place = useRadioGroup({ options: PLACES, defaultValue: 'Office' });
  return (
    <>
      <form {...form.getFormProps()} className="flex flex-col items-start gap-2">
        <RadioGroupField
          field={schedule}
          label="Schedule"
          options={SCHEDULES}
          messages={{ required: 'Choose one.' }}
          required
        />
        <SubmitButton form={form}>Send</SubmitButton>
      </form>
      <div {...place.getGroupProps()} className="mt-6 flex flex-wrap items-center gap-x-4">
        <span {...place.getGroupLabelProps()} className="font-medium">
          Place, in markup of its own:
        </span>
        {place.items.map(({ value, label, getRadioProps, getLabelProps }) => (
          <label key={value} {...getLabelProps()} className="flex min-h-control items-center gap-2">
            <input {...getRadioProps()} className="choice" />
            {label}
          </label>
        ))}
      </div>
    </>
  );
}
