import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText, type Text } from '../../headless/core/index.js';
import { required, useField, useFormErrors, useSubmitGuard } from '../../headless/form/index.js';
import { failureKind, HttpError, retryWait, useHttp } from '../../headless/http/index.js';
import { sharedSession } from '../../headless/session/index.js';
import { Alert, showBesideFocus } from '../../skin/alert/index.js';
import { SubmitButton, TextField } from '../../skin/field/index.js';
import { refuseHeldEnter } from '../forms/refuseHeldEnter.js';
import { Workspace } from '../lazyWorkspace.js';
import { signIn, type Credentials } from '../resources/tokens.js';
import { keepTypedName, readTypedName } from './typedName.js';

/** How the form differs in the dialog that asks the user to sign in again. */
export interface SignInFormProps {
  /** The user name to start with. Default: what was typed before the page was loaded again. */
  username?: string | undefined;
  /** Renders the submit button with others beside it. Default: the button alone. */
  renderActions?: ((submit: ReactElement) => ReactNode) | undefined;
}

/**
 * Why signing in failed, and when to try again; throws an error that the user can do nothing about.
 */
function failureText(error: unknown): Text {
  const kind = failureKind(error);
  if (kind === 'unreachable') return { id: 'app.unreachable' };
  const values = { ...retryWait(error) };
  if (error instanceof HttpError && error.status === 429) {
    return { id: 'app.sign-in.throttled', values };
  }
  if (kind === 'busy') return { id: 'app.busy', values };
  if (error instanceof HttpError && error.status === 400) return { id: 'app.sign-in.wrong' };
  throw error;
}

/** Username and password, and the reason if signing in fails. */
export function SignInForm({
  username,
  renderActions = (submit) => submit,
}: SignInFormProps): ReactElement {
  const formatText = useFormatText();
  const http = useHttp();
  const session = sharedSession.useStore('SignInForm');
  const [typedName] = useState(readTypedName);
  const form = useSubmitGuard<Credentials>({
    initialValues: { username: username ?? typedName, password: '' },
    validators: { username: { required }, password: { required } },
    onSubmit: async (credentials, { signal }) => {
      // Loaded while the server answers, and waited for: else the page would be blank meanwhile.
      const loading = Workspace.prepare();
      try {
        const token = await signIn(http, credentials);
        const wasGone = signal.aborted;
        // The dialog was left meanwhile: nobody wants to be signed in any more.
        if (wasGone && session.getState().token === null) return;
        await loading;
        // If the form went meanwhile, another tab has signed in since, and perhaps out again.
        if (signal.aborted === wasGone) session.begin(token);
      } catch (error) {
        form.setErrors({ '': failureText(error) });
      }
    },
  });
  const { formErrors } = useFormErrors(form);
  const { store } = form;
  const isKnown = username !== undefined;
  useEffect(
    () => (isKnown ? undefined : keepTypedName(() => store.getValues().username)),
    [store, isKnown],
  );

  return (
    <form {...form.getFormProps({ onKeyDown: refuseHeldEnter })} className="flex flex-col">
      <div className="flex flex-col">
        <TextField
          field={useField(form, 'username')}
          label={<FormattedMessage id="app.sign-in.username" />}
          autoComplete="username"
          isIdentifier
          messages={{ required: formatText({ id: 'app.username-required' }) }}
        />
        {/* In the dialog the user name is known, so the focus starts at the password. */}
        <div data-initial-focus={username ? true : undefined}>
          <TextField
            field={useField(form, 'password')}
            label={<FormattedMessage id="app.sign-in.password" />}
            type="password"
            autoComplete="current-password"
            messages={{ required: formatText({ id: 'app.password-required' }) }}
          />
        </div>
        {formErrors.map(({ type, message }) => (
          <Alert key={type} alertRef={showBesideFocus} className="mb-4">
            {message}
          </Alert>
        ))}
        {renderActions(
          <SubmitButton form={form}>
            <FormattedMessage id="app.sign-in.submit" />
          </SubmitButton>,
        )}
      </div>
    </form>
  );
}
