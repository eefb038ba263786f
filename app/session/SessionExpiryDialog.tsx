import type { MouseEvent, ReactElement } from 'react';
import { useOwnStore } from '../../headless/core/index.js';
import { useHttp } from '../../headless/http/index.js';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { createSessionExpiryStore, useSessionExpiry } from '../../headless/session-expiry/index.js';
import type { SessionStore } from '../../headless/session/index.js';
import { Alert } from '../../skin/alert/index.js';
import { Button } from '../../skin/button/index.js';
import { Dialog, DialogActions } from '../../skin/dialog/index.js';
import { signOut } from '../resources/tokens.js';

/** Keeps active users signed in, and asks the others before the session ends (behavior B-09). */
export function SessionExpiryDialog({ session }: { session: SessionStore }): ReactElement | null {
  const store = useOwnStore(undefined, () => createSessionExpiryStore({ session }));
  const http = useHttp();
  const expiry = useSessionExpiry({ store });
  const { ask } = useLeaveGuard();
  const askAndLeave = (event: MouseEvent): void => {
    event.preventDefault();
    ask(() => {
      void signOut(http);
      expiry.leave();
    });
  };
  if (!expiry.isOpen) return null;
  return (
    <Dialog
      role="alertdialog"
      title={expiry.title}
      description={expiry.message}
      onClose={() => void expiry.stay()}
    >
      {expiry.failedText !== null && <Alert>{expiry.failedText}</Alert>}
      <DialogActions>
        <Button {...expiry.getStayProps()} variant="primary" isBusy={expiry.isRenewing}>
          {expiry.stayLabel}
        </Button>
        <Button {...expiry.getLeaveProps({ onClick: askAndLeave })} variant="ghost">
          {expiry.leaveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
