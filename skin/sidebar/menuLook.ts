/** The look of a menu item, in the tree, in the strip of icons and in a fly-out. */
export const ROW: string =
  'flex min-h-control w-full min-w-0 items-center gap-2.5 rounded-control text-start text-body -outline-offset-2 ' +
  'hover:bg-sunken';

/** The look of the item that is marked as the current page. */
export const CURRENT: string =
  'bg-accent-tint font-semibold text-accent before:absolute before:inset-y-1 before:start-0 before:w-0.5 before:rounded-full before:bg-accent forced-colors:before:bg-highlight';

/** A title: a long word breaks, with hyphens if the browser knows those of its language. */
export const TITLE: string = 'min-w-0 grow py-1 hyphens-auto wrap-anywhere';
