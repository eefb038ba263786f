import { CircleAlert, Lock, Unplug } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { isChunkLoadError } from '../../headless/errors/index.js';
import { retryWait, type FailureKind } from '../../headless/http/index.js';
import { reloadPage } from '../../headless/platform/index.js';
import { Button } from '../../skin/button/index.js';
import { Icon } from '../../skin/icon/index.js';
import { useIsStaying } from '../frame/useIsStaying.js';
import { HomeLink } from './HomeLink.js';
import { MessagePage } from './MessagePage.js';
import { NotFoundPage } from './NotFoundPage.js';
import { failureTextId, useAnnouncedAgain, useReportedFailure } from './useReportedFailure.js';
import { useRetryOnReconnect } from './useRetryOnReconnect.js';

/**
 * Loads the page again at the same address. React Router's own `revalidate()` leaves the error on
 * the page if React renders "loading" and its outcome at once, as it does when the answer is fast.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { state, ...place } = useLocation();
  return () => {
    // Navigating to the same address with a hash only scrolls: the router loads nothing.
    if (place.hash !== '') void revalidate();
    void navigate(place, { replace: true, state });
  };
}

function FailedPage({ error, kind }: { error: unknown; kind: FailureKind }): ReactElement {
  const textId = failureTextId(kind);
  useAnnouncedAgain(error, textId);
  const retry = useRetry();
  const { state } = useNavigation();
  const isStaying = useIsStaying();
  useRetryOnReconnect(kind === 'unreachable' ? error : null, () => {
    // Whoever is on the way elsewhere would be taken back here.
    if (isStaying()) retry();
  });
  return (
    <MessagePage
      titleId="app.failed.title"
      textId={textId}
      values={{ ...retryWait(error) }}
      icon={
        kind === 'failed' ? <Icon of={CircleAlert} size={32} /> : <Icon of={Unplug} size={32} />
      }
      action={
        <Button isBusy={state === 'loading'} onClick={retry}>
          <FormattedMessage id="app.failed.retry" />
        </Button>
      }
    />
  );
}

/**
 * Shown when code of the app cannot be loaded: only reloading the whole page helps (behavior
 * B-21).
 */
function OutdatedPage(): ReactElement {
  return (
    <MessagePage
      titleId="app.failed.title"
      textId="app.failed.outdated"
      icon={<Icon of={Unplug} size={32} />}
      action={
        <Button variant="primary" onClick={reloadPage}>
          <FormattedMessage id="app.failed.reload" />
        </Button>
      }
    />
  );
}

/** Replaces a page that failed to load or render; the frame around it keeps working. */
export function RouteFailure(): ReactElement | null {
  const error = useRouteError();
  const kind = useReportedFailure(error);
  if (isChunkLoadError(error)) return <OutdatedPage />;
  switch (kind) {
    case 'unauthorized':
      return null;
    case 'not-found':
      return <NotFoundPage />;
    case 'forbidden':
      return (
        <MessagePage
          titleId="app.forbidden.title"
          textId="app.forbidden.text"
          icon={<Icon of={Lock} size={32} />}
          action={<HomeLink />}
        />
      );
    default:
      return <FailedPage error={error} kind={kind} />;
  }
}
