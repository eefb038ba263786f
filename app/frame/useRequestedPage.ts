import { useHref, useNavigation } from 'react-router-dom';
import {
  parseListQuery,
  type ListQuery,
  type ListQueryRules,
} from '../../headless/list-query/index.js';

/** A page of a list: its number, from 1, and how many items it has if it is full. */
export type PageOfList = Pick<ListQuery, 'page' | 'pageSize'>;

/** What `useRequestedPage` gives. */
export interface RequestedPage {
  /** Whether a page, of the list or of the app, is loading. */
  isLoading: boolean;
  /** The page of the list that was asked for last; while none loads, the one shown. */
  requested: PageOfList;
}

/**
 * The page of a list that is on its way. The foot of the list shows it at once, so that two quick
 * presses on "Next" lead two pages on, and a page size stays chosen while it loads.
 */
export function useRequestedPage<Field extends string>(
  shown: PageOfList,
  rules: ListQueryRules<Field>,
): RequestedPage {
  const { state, location: next } = useNavigation();
  const path = useHref('.');
  return {
    isLoading: state === 'loading',
    requested: next?.pathname === path ? parseListQuery(next.search, rules) : shown,
  };
}
