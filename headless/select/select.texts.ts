import type { TextDescriptor } from '../core/vanilla.js';

export const PLACEHOLDER: TextDescriptor = {
  id: 'gnap.select.placeholder',
  defaultMessage: 'Choose ...',
};
export const CLEAR: TextDescriptor = {
  id: 'gnap.select.clear',
  defaultMessage: 'Clear the choice',
};
export const OPEN: TextDescriptor = { id: 'gnap.select.open', defaultMessage: 'Show the choices' };
export const EMPTY: TextDescriptor = { id: 'gnap.select.empty', defaultMessage: 'Nothing found.' };
export const LOADING: TextDescriptor = { id: 'gnap.select.loading', defaultMessage: 'Loading ...' };
export const FOUND: TextDescriptor = { id: 'gnap.select.found', defaultMessage: 'Found: {count}' };
export const REJECTED: TextDescriptor = {
  id: 'gnap.select.rejected',
  defaultMessage: '“{text}” is not one of the choices.',
};
