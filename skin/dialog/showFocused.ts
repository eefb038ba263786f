import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a dialog: in a low window, which shows only part of it, the element that is
 * focused on the way in is scrolled into view. Not when focus moves within: a press may have moved
 * it, and its target must stay put.
 */
export function showFocused({ target, currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: 'nearest' });
}
