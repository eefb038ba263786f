import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { DateRange } from '../../../headless/date-range/index.js';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { DateRangeField, DateRangePicker } from '../../../skin/date-range/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { TimeField } from '../../../skin/time-input/index.js';
import { axeViolations } from '../support/axe.js';
import { renderInShell } from '../support/renderInShell.js';

const initialValues = {
  born: '2026-05-01' as string | null,
  hired: null as string | null,
  from: '09:00' as string | null,
  leave: { start: '2026-05-01', end: '2026-05-02' } as DateRange,
  team: 'a' as string | null,
};

function Fields(): ReactElement {
  const form = useSubmitGuard({ initialValues, onSubmit: () => {} });
  return (
    <main className="bg-surface">
      <DateField field={useField(form, 'born')} label="Born" />
      <DateField field={useField(form, 'hired')} label="Hired" />
      <TimeField field={useField(form, 'from')} label="From" />
      <DateRangeField field={useField(form, 'leave')} label="Leave" />
      <SelectField
        field={useField(form, 'team')}
        label="Team"
        options={[{ value: 'a', label: 'A' }]}
      />
      <DateRangePicker label="Trip" defaultValue={initialValues.leave} />
    </main>
  );
}

test.each([
  'Change date, Friday 1 May 2026 Born',
  'Clear the date Born',
  'Choose a date Hired',
  'Choose a time From',
  'Clear the dates Leave',
  'Clear the dates Trip',
  'Clear the choice Team',
])(
  'A11Y-DATE A11Y-RANGE a list of buttons tells of each which field it is for: %s',
  async (name) => {
    const screen = await renderInShell(<Fields />);
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  },
);
