import { unquote } from '../platform/index.js';

/**
 * Whether the stored flag says collapsed: the string `true`, JSON-quoted or not. Anything else is
 * expanded (spec row SIDE-1).
 */
export function parseCollapsed(stored: string | null): boolean {
  return stored !== null && unquote(stored) === 'true';
}
