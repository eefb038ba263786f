import { keepFocus, propGetter, type FormatText } from '../core/index.js';
import { clampRange, type DateRange } from './dateRange.rules.js';
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
  /** The range of a preset as of today, clamped to the limits. */
  const rangeOf = (index: number): DateRange | null => {
    const range = presets[index]?.range;
    if (range === undefined) return null;
    return clampRange(typeof range === 'function' ? range(store.today()) : range, options);
  };
  return {
    presets: presets.map(({ label }) => format(label)),
    getPresetProps: (index, props) => {
      const range = rangeOf(index);
      return propGetter<RangePresetProps>({
        type: 'button',
        onMouseDown: keepFocus,
        disabled: range === null || undefined,
        onClick: () => {
          if (range !== null) store.selectRange(range);
        },
      })(props);
    },
  };
}
