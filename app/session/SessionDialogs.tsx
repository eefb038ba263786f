import type { ReactElement } from 'react';
import { useOwnStore } from '../../headless/core/index.js';
import { useHttp } from '../../headless/http/index.js';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { createSessionExpiryStore } from '../../headless/session-expiry/index.js';
import type { SessionStore } from '../../headless/session/index.js';
import { SessionExpiryDialog } from '../../skin/session-expiry/index.js';
import { signOut } from '../resources/tokens.js';
import { SignInDialog } from './SignInDialog.js';

/** The session that the dialogs ask about. */
export interface SessionDialogsProps {
  session: SessionStore;
}

/**
 * The dialogs that a session opens over the user's work. While they are mounted, active users stay
 * signed in (behavior B-09).
 */
export function SessionDialogs({ session }: SessionDialogsProps): ReactElement {
  const { isOpen } = useReauthentication();
  const expiry = useOwnStore(undefined, () => createSessionExpiryStore({ session }));
  const http = useHttp();
  const { ask } = useLeaveGuard();
  return (
    <>
      <SessionExpiryDialog
        store={expiry}
        onLeave={(leave) => {
          ask(() => {
            void signOut(http);
            leave();
          });
        }}
      />
      {isOpen && <SignInDialog />}
    </>
  );
}
