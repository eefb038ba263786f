import type { SessionEndReason } from './session.types.js';

/** Whether the session was ended on purpose, here or in another tab (behavior B-08). */
export function isDeparture(endReason: SessionEndReason | null): boolean {
  return endReason === 'signed-out' || endReason === 'elsewhere';
}
