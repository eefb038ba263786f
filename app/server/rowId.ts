import { Problem } from './problems.js';

/**
 * Reads the id of a row from an address: a whole number from 1, without leading zeros; `undefined`
 * for anything else.
 */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** As `parseId`. @throws Problem `not-found` for anything else */
export function idOf(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new Problem('not-found', { detail: 'An id is a number.' });
  return id;
}
