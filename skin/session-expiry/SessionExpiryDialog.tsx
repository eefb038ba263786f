import type { MouseEvent, ReactElement } from 'react';
import {
  useSessionExpiry,
  type UseSessionExpiryOptions,
} from '../../headless/session-expiry/index.js';
import { Alert, showBesideFocus } from '../alert/index.js';
import { Button } from '../button/index.js';
import { Dialog, DialogActions } from '../dialog/index.js';

/** The options of `useSessionExpiry`, and what to do before the session is ended. */
export interface SessionExpiryDialogProps extends UseSessionExpiryOptions {
  /**
   * Called instead of ending the session when the person asks for that, with what ends it: first
   * ask about unsaved changes. Default: it ends at once.
   */
  onLeave?: ((leave: () => void) => void) | undefined;
}

/** Asks whether to stay signed in, shortly before the session ends (behavior B-09). */
export function SessionExpiryDialog({
  onLeave,
  ...options
}: SessionExpiryDialogProps): ReactElement | null {
  const expiry = useSessionExpiry(options);
  if (!expiry.isOpen) return null;
  return (
    <Dialog
      role="alertdialog"
      title={expiry.title}
      description={expiry.message}
      onClose={() => void expiry.stay()}
    >
      {expiry.failedText !== null && <Alert alertRef={showBesideFocus}>{expiry.failedText}</Alert>}
      <DialogActions>
        <Button {...expiry.getStayProps()} variant="primary" isBusy={expiry.isRenewing}>
          {expiry.stayLabel}
        </Button>
        <Button
          {...expiry.getLeaveProps({
            onClick: (event: MouseEvent) => {
              if (onLeave === undefined) return;
              event.preventDefault();
              onLeave(expiry.leave);
            },
          })}
          variant="ghost"
        >
          {expiry.leaveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
