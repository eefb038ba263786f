import { useEffect, useRef } from 'react';
import { useAnnounce, useFormatText } from '../../headless/core/index.js';
import { isChunkLoadError, useReportError } from '../../headless/errors/index.js';
import { failureKind, retryWait, type FailureKind } from '../../headless/http/index.js';
import { useSession } from '../../headless/session/index.js';

/** The id of the text for a page that failed to load without a reason that a person may know. */
const PAGE_FAILED = 'app.failed.text';

/**
 * The id of the text that says why a page failed to load, or what else `failed` is about; format it
 * with `retryWait(error)`.
 */
export function failureTextId(kind: FailureKind, failed: string = PAGE_FAILED): string {
  if (kind === 'unreachable') return 'app.unreachable';
  return kind === 'busy' ? 'app.busy' : failed;
}

/**
 * Announces a failure that follows another, since its text is in the page already. The first one is
 * announced by the page itself.
 * @param error `null` while no failure is shown
 * @param textId as `failureTextId` returns it
 */
export function useAnnouncedAgain(error: unknown, textId: string): void {
  const announce = useAnnounce();
  const text = useFormatText()({ id: textId, values: { ...retryWait(error) } });
  const shown = useRef<unknown>(null);
  useEffect(() => {
    if (shown.current !== null && error !== null && error !== shown.current) announce(text);
    shown.current = error;
  }, [announce, error, text]);
}

/**
 * The kind of failure that a page shows. An unexpected one goes to the error channel too (spec row
 * ERR-1). A refused token that could not be renewed for now is `busy`: somebody is still signed in,
 * so no sign-in page comes in place of what failed.
 */
export function useReportedFailure(error: unknown): FailureKind {
  const report = useReportError();
  const { status } = useSession();
  const kind = failureKind(error);
  const isUnexpected = error !== null && kind === 'failed' && !isChunkLoadError(error);
  useEffect(() => {
    if (isUnexpected) report(error, { source: 'router' });
  }, [error, isUnexpected, report]);
  return kind === 'unauthorized' && status !== 'unauthenticated' ? 'busy' : kind;
}
