/** The part of shortcuts for stores and rules: nothing here imports React. */
export { latinKey } from './latinKey.rules.js';
