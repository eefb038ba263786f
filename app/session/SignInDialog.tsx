import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { Button } from '../../skin/button/index.js';
import { Dialog, DialogActions } from '../../skin/dialog/index.js';
import { SignInForm } from './SignInForm.js';

/** A sign-in over the page whose save was refused; the page stays as it is (behavior B-10). */
export function SignInDialog(): ReactElement {
  const { user, cancel } = useReauthentication();
  return (
    <Dialog
      title={<FormattedMessage id="app.sign-in.again.title" />}
      description={<FormattedMessage id="app.sign-in.again.text" />}
    >
      <SignInForm
        username={user?.username}
        renderActions={(submit) => (
          <DialogActions>
            {submit}
            <Button variant="ghost" onClick={cancel}>
              <FormattedMessage id="app.sign-in.again.leave" />
            </Button>
          </DialogActions>
        )}
      />
    </Dialog>
  );
}
