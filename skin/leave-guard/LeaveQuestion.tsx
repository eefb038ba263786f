import { useEffect, type ReactElement } from 'react';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { LazyQuestion, loadQuestion } from './lazyQuestion.js';

/**
 * Asks before unsaved changes are left (behavior B-11). Render it once on a page, above its forms.
 * Its code is loaded as soon as there is something to lose.
 */
export function LeaveQuestion(): ReactElement | null {
  const { status, hasUnsavedChanges } = useLeaveGuard();
  useEffect(() => {
    // A failure does no harm: the question loads the code again, and falls back to `confirm`.
    if (hasUnsavedChanges) loadQuestion().catch(() => {});
  }, [hasUnsavedChanges]);
  return status === 'closed' ? null : <LazyQuestion />;
}
