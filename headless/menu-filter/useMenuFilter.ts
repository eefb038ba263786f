import { useEffect, type KeyboardEventHandler } from 'react';
import {
  isComposing,
  propGetter,
  subscribeTo,
  useAnnounce,
  useFormatText,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
  type PropGetter,
  type Text,
  type TextDescriptor,
} from '../core/index.js';
import { focusMenuStart, sharedMenu, type MenuStore } from '../menu/index.js';
import type { Clock } from '../platform/index.js';
import type { UseSearchBoxOptions } from '../search-box/index.js';
import { createFilteredMenuStore, type FilteredMenuStore } from './filteredMenu.store.js';

const LABEL: TextDescriptor = { id: 'gnap.menu-filter-label', defaultMessage: 'Filter the menu' };
const NOTHING: TextDescriptor = { id: 'gnap.menu-filter-none', defaultMessage: 'Nothing found' };

/** What `useMenuFilter` takes: where the items are, and who shows those that are left. */
export interface UseMenuFilterOptions {
  /** The menu to filter. Default: the shell's. */
  menu?: MenuStore | undefined;
  /** Default: one of its own. */
  store?: FilteredMenuStore | undefined;
  /** The id of the nav in which the items are: `id` of `useMenu`. */
  menuId: string;
  /**
   * Called when filtering begins, with the menu to show meanwhile, and with `undefined` when the whole
   * menu is to be shown again. Give a function that stays the same.
   */
  onFilter: (filtered: MenuStore | undefined) => void;
  /** The name of the field. Default `gnap.menu-filter-label`: `Filter the menu`. */
  label?: Text | undefined;
  /** Measures pauses in typing. Default: the machine's. */
  clock?: Clock | undefined;
}

/** For an element around the search box. */
export interface MenuFilterFieldProps {
  onKeyDown: KeyboardEventHandler;
}

/** The options of the search box above a menu, and what to say where nothing was found. */
export interface UseMenuFilterResult {
  /** For `useSearchBox`, or a component on it: Escape clears it, Enter goes to what was found. */
  readonly searchBox: UseSearchBoxOptions;
  /** What to show when nothing was found, else `null`; it is said too. */
  readonly emptyText: string | null;
  /** For an element around the field: Down goes to what was found. */
  getFieldProps: PropGetter<MenuFilterFieldProps>;
}

/**
 * A field that filters a menu as one types (behaviour B-15). Without regard to case and accents it
 * finds titles on every level, and shows them with all that leads there. The number of results is said
 * when the typing pauses. Throws a ToolkitError where there is no menu.
 */
export function useMenuFilter(options: UseMenuFilterOptions): UseMenuFilterResult {
  const { menuId, onFilter, label = LABEL } = options;
  const menu = sharedMenu.use('useMenuFilter', options.menu, 'menu');
  const store = useOwnStore(options.store, () =>
    createFilteredMenuStore({ menu, clock: options.clock }),
  );
  const text = useStoreState(store, (state) => state.text);
  const isFiltering = useStoreState(store, (state) => state.isFiltering);
  const isEmpty = useStoreState(store, (state) => state.matchCount === 0);
  const format = useFormatText();
  const announce = useAnnounce();

  useIsomorphicLayoutEffect(() => {
    if (!isFiltering) return undefined;
    onFilter(store);
    return () => {
      onFilter(undefined);
    };
  }, [isFiltering, onFilter, store]);

  // Titles read differently in another language.
  useIsomorphicLayoutEffect(() => {
    store.filter(store.getState().text, format);
  }, [store, format]);

  useEffect(
    () =>
      subscribeTo(
        store,
        ({ settledCount }) => settledCount,
        (count) => {
          if (count === null) return;
          announce(
            format(
              count === 0
                ? NOTHING
                : {
                    id: 'gnap.menu-filter-count',
                    defaultMessage: 'Found in the menu: {count}',
                    values: { count },
                  },
            ),
          );
        },
      ),
    [store, format, announce],
  );

  const goToResults = (page: Document): void => {
    const nav = page.getElementById(menuId);
    if (nav !== null) focusMenuStart(nav);
  };

  return {
    searchBox: {
      value: text,
      onChange: (newText) => {
        store.filter(newText, format);
      },
      onSearch: () => {
        if (isFiltering) goToResults(document);
      },
      label,
      placeholder: label,
    },
    emptyText: isFiltering && isEmpty ? format(NOTHING) : null,
    getFieldProps: propGetter<MenuFilterFieldProps>({
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        goToResults(event.currentTarget.ownerDocument);
      },
    }),
  };
}
