import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { retryWait } from '../../headless/http/index.js';
import { useFocusToHeading } from '../../headless/page-heading/index.js';
import { Alert } from '../../skin/alert/index.js';
import { Button } from '../../skin/button/index.js';
import { failureTextId, useAnnouncedAgain, useReportedFailure } from './useReportedFailure.js';
import { useRetryOnReconnect } from './useRetryOnReconnect.js';

/** What the list showed before stays below. */
const LIST_FAILED = 'app.failed.list';

/** Why a list could not be loaded. */
export interface ListFailureProps {
  /** From `useSettledData`; `null` if nothing failed. */
  error: unknown;
}

/** Shown above a list that failed to load; what the list showed before stays below. */
export function ListFailure({ error }: ListFailureProps): ReactElement | null {
  const kind = useReportedFailure(error);
  const textId = failureTextId(kind, LIST_FAILED);
  const shown = kind === 'unauthorized' ? null : error;
  useAnnouncedAgain(shown, textId);
  const { revalidate, state } = useRevalidator();
  const retry = (): void => void revalidate();
  useRetryOnReconnect(kind === 'unreachable' ? error : null, retry);
  const alertRef = useFocusToHeading();
  if (shown === null) return null;
  return (
    <Alert alertRef={alertRef} className="mb-3">
      <p className="mb-2">
        <FormattedMessage id={textId} values={{ ...retryWait(error) }} />
      </p>
      <Button isBusy={state === 'loading'} onClick={retry}>
        <FormattedMessage id="app.failed.retry" />
      </Button>
    </Alert>
  );
}
