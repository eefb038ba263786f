/** The part of limiter for stores and rules of other features: nothing here imports React. */
export { fittingPart, isNear, lengthOf, type Limit } from './limiter.rules.js';
export type { LimiterNews, LimiterSettings } from './limiter.store.js';
