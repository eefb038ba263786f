/** The part of shortcuts for stores and rules: nothing here imports React. */
export { pressedChord, type PressedKey } from './pressedChord.rules.js';
