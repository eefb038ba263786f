import {
  defineStore,
  entriesActions,
  sameText,
  type EntriesActions,
  type EntriesState,
  type Store,
  type Text,
} from '../core/vanilla.js';

export interface PageTitleStoreOptions {
  prefix?: Text | undefined;
  suffix?: Text | undefined;
  /** Default `-`, set between single spaces. */
  separator?: string | undefined;
  /** Stands in for the parts while there are none. Default: nothing. */
  defaultTitle?: Text | undefined;
}

/** The parts, outermost route first, and what is around them (spec rows TITLE-2, TITLE-3). */
export interface PageTitleState extends EntriesState<Text> {
  readonly prefix: Text;
  readonly suffix: Text;
  readonly separator: string;
  readonly defaultTitle: Text;
}

export type PageTitleActions = EntriesActions<Text>;

export type PageTitleStore = Store<PageTitleState, PageTitleActions>;

/** Makes the store of the document title's parts; it writes no title itself. */
export function createPageTitleStore({
  prefix = '',
  suffix = '',
  separator = '-',
  defaultTitle = '',
}: PageTitleStoreOptions = {}): PageTitleStore {
  return defineStore<PageTitleState, PageTitleActions>(
    { entries: [], prefix, suffix, separator, defaultTitle },
    (context) => ({ actions: entriesActions(context, sameText) }),
  );
}
