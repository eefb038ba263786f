import {
  defineStore,
  entriesActions,
  sameText,
  type EntriesActions,
  type EntriesState,
  type Store,
  type Text,
} from '../core/vanilla.js';

/** The parts, outermost route first, and the store's options (spec rows TITLE-2, TITLE-3). */
export interface PageTitleState extends EntriesState<Text> {
  readonly prefix: Text;
  readonly suffix: Text;
  readonly separator: string;
  readonly defaultTitle: Text;
}

/** Sets, adds, changes and removes parts of the title (spec row TITLE-3). */
export type PageTitleActions = EntriesActions<Text>;

/**
 * The store of the parts of the document title, one per app; `createShell` makes it, and
 * `useDocumentTitle` writes the title.
 */
export type PageTitleStore = Store<PageTitleState, PageTitleActions>;

/** The options of `createPageTitleStore` (spec rows TITLE-1, TITLE-2); none is required. */
export interface PageTitleStoreOptions {
  /** Goes before the joined parts, with a space between: `GNaP »`. Default: nothing. */
  prefix?: Text | undefined;
  /** Goes after the joined parts, with a space between. Default: nothing. */
  suffix?: Text | undefined;
  /** Default `-`, set between single spaces. */
  separator?: string | undefined;
  /** Replaces the parts while there are none. Default: nothing. */
  defaultTitle?: Text | undefined;
}

/** Creates the store of the document title's parts; it does not write the title itself. */
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
