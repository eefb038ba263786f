/** What stores and rules of other features import from `limiter`; nothing here imports React. */
export {
  fittingPart,
  isNear,
  lengthOf,
  type Insertion,
  type Limit,
  type LimiterUnit,
} from './limiter.rules.js';
export type { LimiterNews, LimiterSettings } from './limiter.store.js';
