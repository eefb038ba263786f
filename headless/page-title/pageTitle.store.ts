import {
  defineStore,
  entriesActions,
  sameText,
  type EntriesActions,
  type EntriesState,
  type Store,
  type Text,
} from '../core/vanilla.js';

/** What stands around the parts of the title (spec rows TITLE-1, TITLE-2); all can be left out. */
export interface PageTitleStoreOptions {
  /** Stands before the joined parts, with a space between: `GNaP »`. Default: nothing. */
  prefix?: Text | undefined;
  /** Stands after the joined parts, with a space between. Default: nothing. */
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

/** Sets, adds, changes and takes away parts of the title (spec row TITLE-3). */
export type PageTitleActions = EntriesActions<Text>;

/**
 * One per app: the parts of the document title, which `useDocumentTitle` writes. `createShell`
 * makes it.
 */
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
