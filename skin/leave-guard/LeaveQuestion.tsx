import { useEffect, type ReactElement } from 'react';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { LazyQuestion, loadQuestion } from './lazyQuestion.js';

/**
 * The question before unsaved changes are left (behaviour B-11), once on a page and above its forms.
 * Its code is loaded when there first is something to lose.
 */
export function LeaveQuestion(): ReactElement | null {
  const { status, hasUnsavedChanges } = useLeaveGuard();
  useEffect(() => {
    // Asking tries again, and has another way.
    if (hasUnsavedChanges) loadQuestion().catch(() => {});
  }, [hasUnsavedChanges]);
  return status === 'closed' ? null : <LazyQuestion />;
}
