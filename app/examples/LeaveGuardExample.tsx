import type { ReactElement } from 'react';
import { useField, useFormState, useSubmitGuard } from '../../headless/form/index.js';
import { useUnsavedChanges } from '../../headless/leave-guard/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { SubmitButton, TextField } from '../../skin/field/index.js';

/** Type something, then go to another page: by the menu, back, or by closing the tab. */
export function LeaveGuardExample(): ReactElement {
  const notify = useNotify();
  const form = useSubmitGuard({
    initialValues: { note: '' },
    onSubmit: ({ note }) => {
      form.reset({ note });
      notify({ type: 'success', title: 'Saved', text: note });
    },
  });
  useUnsavedChanges(form);
  const { isDirty } = useFormState(form);
  return (
    <form {...form.getFormProps()}>
      <TextField field={useField(form, 'note')} label="Note" />
      <p className="mb-4 text-muted">
        {isDirty ? 'There are unsaved changes.' : 'There is nothing to lose.'}
      </p>
      <div className="flex gap-2">
        <SubmitButton form={form}>Save</SubmitButton>
      </div>
    </form>
  );
}
