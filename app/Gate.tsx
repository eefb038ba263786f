import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { useDocumentTitle } from '../headless/page-title/index.js';
import { useReauthentication } from '../headless/reauthentication/index.js';
import { personOf, useSession, type SessionStore } from '../headless/session/index.js';
import type { Shell } from '../headless/shell/index.js';
import { RouteProgress } from '../skin/frame/index.js';
import { loadSignIn } from './loadSignIn.js';
import { loadWorkspace } from './loadWorkspace.js';
import { SessionDialogs } from './session/lazyDialogs.js';
import { useHasChanged } from './session/useHasChanged.js';
import { useIsSettled } from './useIsSettled.js';

const SignInPage = lazy(async () => ({ default: (await loadSignIn()).SignInPage }));
const Workspace = lazy(async () => ({ default: (await loadWorkspace()).Workspace }));

interface SessionEndProps {
  session: SessionStore;
  /** Whether somebody has to sign in again now. */
  isWanted: boolean;
}

/** What the end of a session needs, which comes after the first page. */
function SessionEnd({ session, isWanted }: SessionEndProps): ReactElement | null {
  const isSettled = useIsSettled();
  useEffect(() => {
    // A session may also end while the network is gone, and signing in must be there then.
    if (isSettled) {
      loadWorkspace()
        .then(loadSignIn)
        .catch(() => {});
    }
  }, [isSettled]);
  return isSettled || isWanted ? <SessionDialogs session={session} /> : null;
}

/**
 * Sign-in is a gate in front of the router, so that the address stays as it is. The workspace belongs
 * to one person: it goes with them, at once, whether or not the sign-in page has been loaded, and
 * stays while they sign in again in place.
 */
export function Gate({ shell }: { shell: Shell }): ReactElement {
  const session = useSession();
  const { isOpen, user } = useReauthentication();
  const person = isOpen && user !== null ? personOf({ token: '', user }) : personOf(session);
  const isSignedIn = person !== null;
  const hasChanged = useHasChanged(person);
  useDocumentTitle();
  return (
    <>
      <Suspense key={person} fallback={<RouteProgress isLoading />}>
        {isSignedIn ? (
          <Workspace shell={shell} hasChanged={hasChanged} />
        ) : (
          <SignInPage hasChanged={hasChanged} />
        )}
      </Suspense>
      {isSignedIn && <SessionEnd session={shell.session} isWanted={isOpen} />}
    </>
  );
}
