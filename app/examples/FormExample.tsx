import type { ReactElement } from 'react';
import { email, required, useField, useSubmitGuard } from '../../headless/form/index.js';
import { useHttp, type Http } from '../../headless/http/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { ErrorSummary } from '../../skin/error-summary/index.js';
import { SubmitButton, TextField } from '../../skin/field/index.js';

const MESSAGES = {
  required: 'Fill this in.',
  email: 'This is no e-mail address.',
  available: 'Somebody else has this name.',
  'validator-failed': 'This could not be checked. Send again to retry.',
};

async function isAvailable(http: Http, name: string, signal: AbortSignal): Promise<boolean> {
  const query = new URLSearchParams({ value: name });
  const answer = await http.getJson(`api/user-name?${query}`, { signal });
  // The type of a server's answer is unknown until it has been checked.
  return typeof answer === 'object' && answer !== null && 'available' in answer
    ? answer.available === true
    : false;
}

/** Invalid values are never sent. The server is asked whether the name is free (try “john”). */
export function FormExample(): ReactElement {
  const http = useHttp();
  const notify = useNotify();
  const form = useSubmitGuard({
    initialValues: { userName: '', address: '' },
    validators: {
      userName: { required, available: (name, _, { signal }) => isAvailable(http, name, signal) },
      address: { required, email },
    },
    onSubmit: ({ userName }) => {
      notify({ type: 'success', title: 'Sent', text: `${userName} has been sent.` });
    },
  });
  const userName = useField(form, 'userName');
  const address = useField(form, 'address');
  return (
    <form {...form.getFormProps()} className="flex flex-col gap-2">
      <ErrorSummary
        form={form}
        messages={MESSAGES}
        labels={{ userName: 'User name', address: 'E-mail' }}
      />
      <TextField
        field={userName}
        label="User name"
        description="Signs in with this name."
        messages={MESSAGES}
        required
      />
      <TextField field={address} label="E-mail" type="email" messages={MESSAGES} required />
      <div className="flex gap-2">
        <SubmitButton form={form}>Send</SubmitButton>
      </div>
    </form>
  );
}
