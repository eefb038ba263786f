import type { TextDescriptor } from '../core/vanilla.js';

/** Shown while nothing is chosen and no `placeholder` is given. */
export const PLACEHOLDER: TextDescriptor = {
  id: 'gnap.select.placeholder',
  defaultMessage: 'Choose ...',
};
/** Names the button that clears the choice. */
export const CLEAR: TextDescriptor = {
  id: 'gnap.select.clear',
  defaultMessage: 'Clear the choice',
};
/** Names the button in the field that opens the list. */
export const OPEN: TextDescriptor = { id: 'gnap.select.open', defaultMessage: 'Show the choices' };
/** Shown, and announced after typing, if no option is found. */
export const EMPTY: TextDescriptor = { id: 'gnap.select.empty', defaultMessage: 'Nothing found.' };
/** Shown and announced while options are loading. */
export const LOADING: TextDescriptor = { id: 'gnap.select.loading', defaultMessage: 'Loading ...' };
/** Announced after typing: how many options are in the list. */
export const FOUND: TextDescriptor = { id: 'gnap.select.found', defaultMessage: 'Found: {count}' };
/** Announced when the field is left with a text that matches no option. */
export const REJECTED: TextDescriptor = {
  id: 'gnap.select.rejected',
  defaultMessage: '“{text}” is not one of the choices.',
};
