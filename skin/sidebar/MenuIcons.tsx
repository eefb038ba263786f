import type { ReactElement, ReactNode } from 'react';
import type { UseMenuResult } from '../../headless/menu/index.js';

/** Looks like the collapsed menu while its code is loading, or if that fails. */
export function MenuIcons({ menu }: { menu: UseMenuResult }): ReactElement {
  const { nodes } = menu.store.getState().tree;
  return (
    <>
      {menu.items.map((id) => (
        <div
          key={id}
          aria-hidden
          className="mb-0.5 flex min-h-control items-center justify-center text-muted"
        >
          {nodes.get(id)?.item.icon as ReactNode}
        </div>
      ))}
    </>
  );
}
