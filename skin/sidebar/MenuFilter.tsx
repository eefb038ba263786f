import type { ReactElement } from 'react';
import { useMenuFilter, type UseMenuFilterOptions } from '../../headless/menu-filter/index.js';
import { SearchBox } from '../search-box/index.js';

/** The field above a long menu that reduces it to the items with the typed text. */
export function MenuFilter(options: UseMenuFilterOptions): ReactElement {
  const { searchBox, emptyText, getGroupProps } = useMenuFilter(options);
  return (
    <div {...getGroupProps()} className="p-2 pb-0">
      <SearchBox {...searchBox} />
      {emptyText !== null && <p className="px-2.5 pt-3 text-muted">{emptyText}</p>}
    </div>
  );
}
