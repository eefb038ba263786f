import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { useDocumentTitle } from '../headless/page-title/index.js';
import { consoleLog } from '../headless/platform/index.js';
import { useSession } from '../headless/session/index.js';
import { ShellProvider, type Shell } from '../headless/shell/index.js';
import { useTranslations } from '../headless/translations/index.js';
import { ErrorBoundary } from '../skin/error-boundary/index.js';
import { RouteProgress } from '../skin/frame/index.js';
import { LiveRegions } from '../skin/live-regions/index.js';
import { BASE_PARTS } from './createAppShell.js';
import { loadSignIn } from './loadSignIn.js';
import { loadWorkspace } from './loadWorkspace.js';
import { MessageProvider } from './MessageProvider.js';
import { StartFailure } from './pages/StartFailure.js';

const SignInPage = lazy(async () => ({ default: (await loadSignIn()).SignInPage }));
const Workspace = lazy(async () => ({ default: (await loadWorkspace()).Workspace }));
const Notifications = lazy(async () => {
  try {
    return { default: (await import('../skin/notifications/index.js')).Notifications };
  } catch (cause) {
    consoleLog('The notifications cannot be shown; they are announced only.', cause);
    return { default: () => null };
  }
});

/** Sign-in is a gate in front of the router, so that the address stays as it is. */
function Gate({ shell }: { shell: Shell }): ReactElement {
  const { status } = useSession();
  const isSignedIn = status !== 'unauthenticated';
  useDocumentTitle();
  useEffect(() => {
    // A session may also end while the network is gone, and signing in must be there then.
    if (isSignedIn) {
      loadWorkspace()
        .then(loadSignIn)
        .catch(() => {});
    }
  }, [isSignedIn]);
  return (
    <ErrorBoundary fallback={<StartFailure />}>
      <Suspense fallback={<RouteProgress isLoading />}>
        {isSignedIn ? <Workspace shell={shell} /> : <SignInPage />}
      </Suspense>
    </ErrorBoundary>
  );
}

function Translated({ shell }: { shell: Shell }): ReactElement {
  const { language, messages, parts } = useTranslations();
  const isReady = BASE_PARTS.every(
    (part) => parts[part] !== undefined && parts[part] !== 'loading',
  );
  return (
    <MessageProvider language={language} messages={messages}>
      {isReady ? <Gate shell={shell} /> : <RouteProgress isLoading />}
    </MessageProvider>
  );
}

/** The whole app. */
export function Root({ shell }: { shell: Shell }): ReactElement {
  return (
    <ShellProvider shell={shell}>
      <Translated shell={shell} />
      <Suspense>
        <Notifications />
      </Suspense>
      <LiveRegions />
    </ShellProvider>
  );
}
