import { keepFocus, propGetter, type FormatText } from '../core/index.js';
import { clampRange, NO_RANGE, type DateRange } from './dateRange.rules.js';
import type { DateRangeStore } from './dateRange.types.js';
import type {
  RangePresetProps,
  UseDateRangeOptions,
  UseDateRangeResult,
} from './useDateRange.types.js';

/** Ranges that can be chosen with one press. */
export type RangePresets = Pick<UseDateRangeResult, 'presets' | 'getPresetProps'>;

/** Makes {@link RangePresets} from a picker's options. */
export function rangePresets(
  store: DateRangeStore,
  options: UseDateRangeOptions,
  format: FormatText,
): RangePresets {
  const { presets = [] } = options;
  /** The range of a preset as of today. */
  const rangeOf = (index: number): DateRange => {
    const range = presets[index]?.range ?? NO_RANGE;
    return typeof range === 'function' ? range(store.today()) : range;
  };
  return {
    presets: presets.map(({ label }) => format(label)),
    getPresetProps: (index, props) =>
      propGetter<RangePresetProps>({
        type: 'button',
        onMouseDown: keepFocus,
        disabled: clampRange(rangeOf(index), options) === null || undefined,
        onClick: () => {
          store.selectRange(rangeOf(index));
        },
      })(props),
  };
}
