/** The part of the menu for stores and rules of other features: nothing here imports React. */
export { kindOf, nodeAt } from './menu.rules.js';
export type { MenuActions, MenuStore } from './menu.store.js';
export type { MenuNode, MenuState, MenuTree } from './menu.types.js';
export { parentIdOf } from './menuPath.rules.js';
export { isOpen, type OpenIds } from './openMenus.rules.js';
