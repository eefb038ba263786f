import type { ReactElement } from 'react';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import type { SessionStore } from '../../headless/session/index.js';
import { SessionExpiryDialog } from './SessionExpiryDialog.js';
import { SignInDialog } from './SignInDialog.js';

/** The session that the dialogs ask about. */
export interface SessionDialogsProps {
  session: SessionStore;
}

/** The dialogs that a session opens over the user's work. */
export function SessionDialogs({ session }: SessionDialogsProps): ReactElement {
  const { isOpen } = useReauthentication();
  return (
    <>
      <SessionExpiryDialog session={session} />
      {isOpen && <SignInDialog />}
    </>
  );
}
