import type { FormatText, TextDescriptor } from '../core/vanilla.js';
import { fittingPart } from './limiter.rules.js';
import type { LimiterNews } from './limiter.store.js';

const REMAINING: TextDescriptor = {
  id: 'gnap.limiter.remaining',
  defaultMessage: 'Characters left: {count}',
};
const EXCEEDED: TextDescriptor = {
  id: 'gnap.limiter.exceeded',
  defaultMessage: 'Characters too many: {count}',
};
const TRIMMED: TextDescriptor = {
  id: 'gnap.limiter.trimmed',
  defaultMessage: 'No room for: {text}',
};

/** How much of a trimmed text is quoted, in UTF-16 units. */
const QUOTED = 60;

/** The words to announce and to show: how much remains, or what was left out. */
export function limiterWords(news: LimiterNews, format: FormatText): string {
  if ('remaining' in news) {
    const { remaining } = news;
    const count = Math.abs(remaining);
    return format({ ...(remaining < 0 ? EXCEEDED : REMAINING), values: { count } });
  }
  const inserted = news.trimmed.trim();
  const start = fittingPart({ before: '', inserted, after: '' }, { max: QUOTED });
  return format({ ...TRIMMED, values: { text: start === inserted ? start : `${start}…` } });
}
