/**
 * What the sidebar loads after the first page, as one chunk: with several, the bundler would move
 * the code they share with the frame out of its chunk.
 */
export { CollapsedMenu } from './CollapsedMenu.js';
export { Drawer } from './Drawer.js';
export { MenuFilter } from './MenuFilter.js';
