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
 * The text in place of the options while there are none; empty if there are. While the list changes,
 * it is announced, else how many options there are.
 */
export function useSelectStatus({ count, isLoading, isChanging }: SelectStatusOptions): string {
  const format = useFormatText();
  const announce = useAnnounce();
  const idle = count > 0 ? '' : format(EMPTY);
  const statusText = isLoading ? format(LOADING) : idle;
  const news = isChanging ? statusText || format({ ...FOUND, values: { count } }) : '';
  useEffect(() => {
    if (news !== '') announce(news);
  }, [announce, news]);
  return statusText;
}
