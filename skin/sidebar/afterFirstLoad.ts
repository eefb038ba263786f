/**
 * What the sidebar loads after the first page: one chunk, since two of them would pull what they share
 * with the frame out of that.
 */
export { CollapsedMenu } from './CollapsedMenu.js';
export { MenuFilter } from './MenuFilter.js';
