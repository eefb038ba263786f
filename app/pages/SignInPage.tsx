import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../headless/core/index.js';
import { useSubmitGuard, useField, useFormErrors, required } from '../../headless/form/index.js';
import { failureKind, HttpError, useHttp } from '../../headless/http/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { useSession } from '../../headless/session/index.js';
import { Alert } from '../../skin/alert/index.js';
import { SubmitButton, TextField } from '../../skin/field/index.js';
import { signIn, type Credentials } from '../resources/tokens.js';
import { LanguageMenu } from '../frame/LanguageMenu.js';
import { ThemeMenu } from '../frame/ThemeMenu.js';
import { loadWorkspace } from '../loadWorkspace.js';

/** The id of the text that tells why signing in failed; throws what is not for the person to mend. */
function failureText(error: unknown): string {
  if (failureKind(error) === 'unreachable') return 'app.sign-in.unreachable';
  if (error instanceof HttpError && error.status === 429) return 'app.sign-in.throttled';
  if (error instanceof HttpError && error.status === 400) return 'app.sign-in.wrong';
  throw error;
}

function SignInForm(): ReactElement {
  const formatText = useFormatText();
  const http = useHttp();
  const { begin } = useSession();
  const form = useSubmitGuard<Credentials>({
    initialValues: { username: '', password: '' },
    validators: { username: { required }, password: { required } },
    onSubmit: async (credentials) => {
      // What comes after signing in is loaded meanwhile.
      void loadWorkspace();
      try {
        begin(await signIn(http, credentials));
      } catch (error) {
        form.setErrors({ '': { id: failureText(error) } });
      }
    },
  });
  const { formErrors } = useFormErrors(form);

  return (
    <form {...form.getFormProps()} className="flex flex-col">
      <div className="flex flex-col">
        {formErrors.map(({ type, message }) => (
          <Alert key={type} className="mb-4">
            {message}
          </Alert>
        ))}
        <TextField
          field={useField(form, 'username')}
          label={<FormattedMessage id="app.sign-in.username" />}
          autoComplete="username"
          messages={{ required: formatText({ id: 'app.username-required' }) }}
        />
        <TextField
          field={useField(form, 'password')}
          label={<FormattedMessage id="app.sign-in.password" />}
          type="password"
          autoComplete="current-password"
          messages={{ required: formatText({ id: 'app.password-required' }) }}
        />
        <SubmitButton form={form} className="mt-1">
          <FormattedMessage id="app.sign-in.submit" />
        </SubmitButton>
      </div>
    </form>
  );
}

/** The gate: what a person who is not signed in sees, at whatever address. */
export function SignInPage(): ReactElement {
  const { endReason } = useSession();
  usePageTitle({ id: 'app.sign-in.title' });
  const hasExpired = endReason === 'expired' || endReason === 'rejected';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end gap-1 p-2">
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <main className="flex grow items-start justify-center px-4 pt-[12vh] pb-8">
        <div className="w-full max-w-sm">
          <div className="rounded-card border border-border bg-surface p-6">
            <p className="text-small font-semibold text-accent">
              <FormattedMessage id="app.product" />
            </p>
            <h1 className="mb-5 text-display font-semibold">
              <FormattedMessage id="app.sign-in.title" />
            </h1>
            {hasExpired && (
              <p className="mb-4 text-muted">
                <FormattedMessage id="app.sign-in.expired" />
              </p>
            )}
            <SignInForm />
          </div>
          <p className="mt-4 text-center text-small text-muted">
            <FormattedMessage id="app.sign-in.hint" />
          </p>
        </div>
      </main>
    </div>
  );
}
