/** What stores and rules use of the limiter: nothing here imports React. */
export {
  fittingPart,
  isNear,
  lengthOf,
  type Insertion,
  type Limit,
  type LimiterUnit,
} from './limiter.rules.js';
export type { LimiterNews, LimiterSettings } from './limiter.store.js';
