import { isNear, type LimiterNews, type LimiterSettings } from '../limiter/vanilla.js';
import type { Clock } from '../platform/index.js';

/** The pause in typing before screen readers are told what remains, in milliseconds. */
const IDLE = 1000;

/** Reports the remaining length after a pause in typing, and only near the limit (A11Y-LIMIT). */
export function createLimitNews(
  clock: Clock,
  tell: (news: LimiterNews) => void,
): { typed(count: number, limit: LimiterSettings): void; stop(): void } {
  let cancel = (): void => {};
  return {
    typed: (count, { max }) => {
      cancel();
      cancel = clock.setTimeout(() => {
        if (isNear(max - count, max)) tell({ remaining: max - count });
      }, IDLE);
    },
    stop: () => {
      cancel();
    },
  };
}
