/**
 * What the sidebar loads after the first page: one chunk, since several would pull what they share
 * with the frame out of that.
 */
export { CollapsedMenu } from './CollapsedMenu.js';
export { Drawer } from './Drawer.js';
export { MenuFilter } from './MenuFilter.js';
