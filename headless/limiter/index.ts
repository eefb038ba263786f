export { lengthOf, type Insertion, type Limit, type LimiterUnit } from './limiter.rules.js';
export {
  createLimiterStore,
  type LimiterActions,
  type LimiterNews,
  type LimiterSettings,
  type LimiterState,
  type LimiterStore,
  type LimiterStoreOptions,
} from './limiter.store.js';
export type { LimitedElement } from './limitedEditing.js';
export { limiterWords } from './limiterWords.rules.js';
export {
  useLimiter,
  type LimiterCounterProps,
  type LimiterInputProps,
  type UseLimiterOptions,
  type UseLimiterResult,
} from './useLimiter.js';
