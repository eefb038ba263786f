import { defineStore, formatDefaultText, type FormatText, type Store } from '../core/vanilla.js';
import {
  isOpen,
  kindOf,
  nodeAt,
  type MenuActions,
  type MenuState,
  type MenuStore,
  type MenuTree,
} from '../menu/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';
import { filterMenu, foldTitles, toggledAlone } from './menuFilter.rules.js';

/** The state of a menu, filtered, with the text that it was filtered by. */
export interface FilteredMenuState extends MenuState {
  /** As it was typed; empty at first. */
  readonly text: string;
  /** Whether the text has a word in it; if not, the whole menu is shown. */
  readonly isFiltering: boolean;
  /** How many items match, their ancestors not counted; 0 while not filtering. */
  readonly matchCount: number;
  /** The `matchCount` to announce; `null` during typing, and while not filtering. */
  readonly settledCount: number | null;
}

/** The actions of a menu, and the one that filters it. */
export interface FilteredMenuActions extends MenuActions {
  /**
   * Shows only the items whose formatted titles contain each word of the text, with their ancestors
   * and submenus.
   */
  filter(text: string, format: FormatText): void;
}

/**
 * A filtered menu that hooks take in place of the menu's own store. It keeps its own open submenus,
 * so that the menu is as it was when the text is cleared, and hands every other action on to the
 * menu.
 */
export type FilteredMenuStore = Store<FilteredMenuState, FilteredMenuActions>;

/** The options of `createFilteredMenuStore`; only the menu is required. */
export interface FilteredMenuStoreOptions {
  menu: MenuStore;
  /** Times the pause in typing. Default: the system clock. */
  clock?: Clock | undefined;
}

/** How long typing has to pause before the number of matches is announced, in milliseconds. */
const SETTLED_AFTER = 600;

/** Creates the store of a filtered menu (behavior B-15), which follows the menu while connected. */
export function createFilteredMenuStore({
  menu,
  clock = systemClock,
}: FilteredMenuStoreOptions): FilteredMenuStore {
  return defineStore<FilteredMenuState, FilteredMenuActions>(
    { ...menu.getState(), text: '', isFiltering: false, matchCount: 0, settledCount: null },
    ({ get, set }) => {
      let format: FormatText = formatDefaultText;
      /** The folded titles of the tree last filtered, which stay the same from key to key. */
      let known:
        { tree: MenuTree; format: FormatText; titles: ReadonlyMap<string, string> } | undefined;
      let cancelSettling = (): void => {};

      const titlesOf = (tree: MenuTree): ReadonlyMap<string, string> => {
        if (known?.tree !== tree || known.format !== format) {
          known = { tree, format, titles: foldTitles(tree, format) };
        }
        return known.titles;
      };
      const filteredBy = (text: string): Partial<FilteredMenuState> => {
        const { tree, open } = menu.getState();
        if (text.trim() === '') return { text, isFiltering: false, tree, open, matchCount: 0 };
        return { text, isFiltering: true, ...filterMenu(tree, titlesOf(tree), text) };
      };
      const follow = (): void => {
        const { selectedId, shortcuts, tree } = menu.getState();
        const { text, isFiltering } = get();
        // While filtering, only other items matter here, not what the menu opens and closes.
        const isUpToDate = isFiltering && known?.tree === tree;
        set({ selectedId, shortcuts, ...(isUpToDate ? undefined : filteredBy(text)) });
      };
      const toggle: MenuActions['toggle'] = (path) => {
        const { tree, open } = get();
        const node = nodeAt(tree, path);
        if (node?.childIds.length) set({ open: toggledAlone(open, node.id) });
      };

      return {
        actions: {
          filter: (text, newFormat) => {
            cancelSettling();
            format = newFormat;
            set({ settledCount: null, ...filteredBy(text) });
            if (!get().isFiltering) return;
            cancelSettling = clock.setTimeout(() => {
              set({ settledCount: get().matchCount });
            }, SETTLED_AFTER);
          },
          toggle,
          activate: (path) => {
            const { tree, open } = get();
            const node = nodeAt(tree, path);
            if (node === undefined) return;
            const isDisclosure = kindOf(node) === 'disclosure';
            if (isDisclosure || !isOpen(open, node.id)) toggle(path);
            if (!isDisclosure) menu.activate(path);
          },
          activateShortcut: menu.activateShortcut,
          select: menu.select,
          clearSelection: menu.clearSelection,
          setItems: menu.setItems,
          clearItems: menu.clearItems,
          setShortcuts: menu.setShortcuts,
          clearShortcuts: menu.clearShortcuts,
          hrefOf: menu.hrefOf,
        },
        start: () => {
          follow();
          const stop = menu.subscribe(follow);
          return () => {
            stop();
            cancelSettling();
          };
        },
      };
    },
  );
}
