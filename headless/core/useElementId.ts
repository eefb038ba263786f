import { useId } from 'react';

/** Names the parts of one control: `partId('panel')` → `gnap-r1-panel`. */
export type PartId = (part?: string) => string;

/**
 * Ids for a control and its parts, the same on server and client.
 * @param given the caller's `id` option, which becomes the id of the control itself
 */
export function useElementId(given?: string): PartId {
  const generated = useId();
  const base = given ?? `gnap-${generated.replace(/[^\w-]/g, '')}`;
  return (part) => (part === undefined ? base : `${base}-${part}`);
}
