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
import { MessagePage } from './MessagePage.js';
import { NotFoundPage } from './NotFoundPage.js';
import { failureTextId, useReportedFailure } from './useReportedFailure.js';
import { useRetryOnReconnect } from './useRetryOnReconnect.js';

const icon = { 'aria-hidden': true, className: 'size-8', strokeWidth: 1.5 } as const;

/**
 * Loads the page again, in the same place. React Router's own way, `revalidate()`, leaves the error standing
 * where React draws "loading" and what comes of it at once, as it does when the answer is fast.
 */
function useRetry(): () => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { state, ...place } = useLocation();
  return () => {
    // Else the router would go from a place with a hash to that same place, and load nothing for it.
    if (place.hash !== '') void revalidate();
    void navigate(place, { replace: true, state, preventScrollReset: true });
  };
}

function FailedPage({ error, kind }: { error: unknown; kind: FailureKind }): ReactElement {
  const retry = useRetry();
  const { state } = useNavigation();
  useRetryOnReconnect(kind, retry);
  return (
    <MessagePage
      titleId="app.failed.title"
      textId={failureTextId(kind)}
      values={{ ...retryWait(error) }}
      icon={kind === 'failed' ? <CircleAlert {...icon} /> : <Unplug {...icon} />}
      action={
        <Button isBusy={state === 'loading'} onClick={retry}>
          <FormattedMessage id="app.failed.retry" />
        </Button>
      }
    />
  );
}

/** Code of the app cannot be loaded: only loading the whole page again helps (behaviour B-21). */
function OutdatedPage(): ReactElement {
  return (
    <MessagePage
      titleId="app.failed.title"
      textId="app.failed.outdated"
      icon={<Unplug {...icon} />}
      action={
        <Button variant="primary" onClick={reloadPage}>
          <FormattedMessage id="app.failed.reload" />
        </Button>
      }
    />
  );
}

/** In place of a page that could not be loaded or drawn; the frame around it goes on. */
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
          icon={<Lock {...icon} />}
        />
      );
    default:
      return <FailedPage error={error} kind={kind} />;
  }
}
