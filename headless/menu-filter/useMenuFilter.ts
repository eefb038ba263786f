import { useEffect, type KeyboardEventHandler } from 'react';
import {
  hasModifier,
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
const FOUND: TextDescriptor = {
  id: 'gnap.menu-filter-count',
  defaultMessage: 'Found in the menu: {count}',
};
const NOTHING: TextDescriptor = { id: 'gnap.menu-filter-none', defaultMessage: 'Nothing found.' };

/** The options of `useMenuFilter`; below a shell only `menuId` and `onFilter` are required. */
export interface UseMenuFilterOptions {
  /** The menu to filter. Default: the shell's. */
  menu?: MenuStore | undefined;
  /** Default: one of its own. */
  store?: FilteredMenuStore | undefined;
  /** The id of the nav that contains the items: `id` of `useMenu`. */
  menuId: string;
  /**
   * Called with the filtered menu's store when filtering begins, and with `undefined` when the whole
   * menu is to be shown again. Pass the same function on every render.
   */
  onFilter: (filtered: MenuStore | undefined) => void;
  /** The field's name and placeholder. Default `gnap.menu-filter-label`: `Filter the menu`. */
  label?: Text | undefined;
  /** Times the pause in typing. Default: the system clock. */
  clock?: Clock | undefined;
}

/** For an element around the search box. */
export interface MenuFilterGroupProps {
  onKeyDown: KeyboardEventHandler;
}

/** The options of the search box above a menu, and the text to show if nothing matches. */
export interface UseMenuFilterResult {
  /** For `useSearchBox` or a component on it: Escape clears it, Enter moves to the first item. */
  readonly searchBox: UseSearchBoxOptions;
  /** The text to show if nothing matches, else `null`; it is announced too. */
  readonly emptyText: string | null;
  /** For an element around the field: Down moves to the first item. */
  getGroupProps: PropGetter<MenuFilterGroupProps>;
}

/**
 * A field that filters a menu during typing (behavior B-15). It matches the titles of every level,
 * ignoring case and accents, and shows matches with their ancestors. The number of matches is
 * announced when typing pauses. Throws a ToolkitError if there is no menu.
 */
export function useMenuFilter(options: UseMenuFilterOptions): UseMenuFilterResult {
  const { menuId, onFilter, label = LABEL } = options;
  const menu = sharedMenu.useStore('useMenuFilter', options.menu, 'menu');
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

  // Another language has other titles to match.
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
          announce(format(count === 0 ? NOTHING : { ...FOUND, values: { count } }));
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
    getGroupProps: propGetter<MenuFilterGroupProps>({
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' || hasModifier(event) || isComposing(event.nativeEvent))
          return;
        event.preventDefault();
        goToResults(event.currentTarget.ownerDocument);
      },
    }),
  };
}
