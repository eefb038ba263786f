import { useEffect } from 'react';
import { useAnnounce, useFormatText } from '../core/index.js';
import { EMPTY, FOUND, LOADING } from './select.texts.js';

/** What the text depends on. */
interface SelectStatusOptions {
  /** How many options the list shows. */
  readonly count: number;
  readonly isLoading: boolean;
  /** Whether the list is open and changes as the user types or waits. */
  readonly isChanging: boolean;
}

/**
 * The text that says that options are loading or that none was found; else empty. While the list
 * changes, this text is announced, or the number of options if it is empty.
 */
export function useSelectStatus({ count, isLoading, isChanging }: SelectStatusOptions): string {
  const format = useFormatText();
  const announce = useAnnounce();
  const emptyText = count > 0 ? '' : format(EMPTY);
  const statusText = isLoading ? format(LOADING) : emptyText;
  const announcement = isChanging ? statusText || format({ ...FOUND, values: { count } }) : '';
  useEffect(() => {
    announce(announcement);
  }, [announce, announcement]);
  return statusText;
}
