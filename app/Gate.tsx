import { useEffect, type ReactElement } from 'react';
import { useReauthentication } from '../headless/reauthentication/index.js';
import { personOf, useSession, type SessionStore } from '../headless/session/index.js';
import type { AppShell } from './createAppShell.js';
import { Workspace } from './lazyWorkspace.js';
import { SessionDialogs } from './session/lazyDialogs.js';
import { SignInPage } from './session/lazySignInPage.js';
import { useHasChanged } from './session/useHasChanged.js';
import { useIsSettled } from './useIsSettled.js';

interface SessionEndProps {
  session: SessionStore;
  /** Whether the user has to sign in again now. */
  isWanted: boolean;
}

/**
 * The dialogs for the end of a session, loaded once the first page has settled, or earlier if they
 * are wanted.
 */
function SessionEnd({ session, isWanted }: SessionEndProps): ReactElement | null {
  const isSettled = useIsSettled();
  useEffect(() => {
    // Loaded ahead: a session may also end while the network is down.
    if (isSettled) void SignInPage.prepare();
  }, [isSettled]);
  return isSettled || isWanted ? <SessionDialogs session={session} /> : null;
}

/**
 * Signing in happens in front of the router, so the address stays as it is. The workspace belongs
 * to one person: it unmounts as soon as their session ends, even if the sign-in page has yet to
 * load, but stays mounted while they sign in again in place.
 */
export function Gate({ shell }: { shell: AppShell }): ReactElement {
  const session = useSession();
  const { isOpen, user } = useReauthentication();
  const person = isOpen && user !== null ? personOf({ token: '', user }) : personOf(session);
  const isSignedIn = person !== null;
  const hasChanged = useHasChanged(person);
  return (
    <>
      {isSignedIn ? (
        <Workspace key={person} shell={shell} hasChanged={hasChanged} />
      ) : (
        <SignInPage hasChanged={hasChanged} />
      )}
      {isSignedIn && <SessionEnd session={shell.session} isWanted={isOpen} />}
    </>
  );
}
