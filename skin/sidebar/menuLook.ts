/** The look of an item of the menu, in the tree, in the strip of icons and in a fly-out. */
export const ROW: string =
  'flex min-h-control w-full min-w-0 items-center gap-2.5 rounded-control text-start text-body -outline-offset-2 ' +
  'transition-colors duration-press hover:bg-sunken';

/** The item that stands for the page. */
export const CURRENT: string =
  'bg-accent-tint font-semibold text-accent before:absolute before:inset-y-1 before:start-0 before:w-0.5 before:rounded-full before:bg-accent forced-colors:before:bg-highlight';

/** A title: a long word breaks, by the hyphens of its language where the browser knows them. */
export const TITLE: string = 'min-w-0 grow py-1 hyphens-auto wrap-anywhere';
