import { useEffect } from 'react';
import { pickerParts, type PickerButtonProps } from '../calendar/index.js';
import {
  fieldControlProps,
  focusElement,
  keepFocus,
  propGetter,
  subscribeTo,
  useAnnounce,
  useDraftMark,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  useValueControl,
} from '../core/index.js';
import { formatRange } from './dateRange.rules.js';
import { createDateRangeStore } from './dateRange.store.js';
import { CALENDARS, CHOOSE, CLEAR, HINT } from './dateRange.texts.js';
import type { DateRangeStore } from './dateRange.types.js';
import { rangeFields } from './rangeFields.js';
import { rangePresets } from './rangePresets.js';
import type {
  RangeCalendarsProps,
  RangeLabelProps,
  RangePartProps,
  RangeTriggerProps,
  UseDateRangeOptions,
  UseDateRangeResult,
} from './useDateRange.types.js';

/**
 * Announces what the focus does not reveal: the range, a moved end, or why a choice was refused.
 * @param noRange what is shown, and said, for no range
 */
function useNotices(store: DateRangeStore, noRange: string): void {
  const format = useFormatText();
  const announce = useAnnounce();
  useEffect(
    () =>
      subscribeTo(
        store,
        ({ notice }) => notice,
        (notice) => {
          if (notice) announce(format(notice.text) || noRange, notice.politeness);
        },
      ),
    [store, announce, format, noRange],
  );
}

/**
 * A start and an end, chosen in one dialog with a field for each and calendars (spec rows
 * RANGE-1…3, A11Y-RANGE). While it is open the range is a draft; Apply calls `onChange`.
 */
export function useDateRange(options: UseDateRangeOptions = {}): UseDateRangeResult {
  const { control, min, max, isDateDisabled, disabled = false } = options;
  const format = useFormatText();
  const { store, value, partId } = useValueControl('useDateRange', options, createDateRangeStore);
  const ref = useMergedRefs<HTMLElement>(options.ref, control?.ref);
  const state = useStoreState(store, (whole) => whole);
  const { draft, isOpen, activeEnd } = state;
  const text = formatRange(value);
  const popupLabel = format(options.popupLabel ?? CHOOSE);
  useNotices(store, popupLabel);
  const labelId = control?.ids.label ?? partId('label');
  const isInvalid = fieldControlProps(control)['data-invalid'];

  useIsomorphicLayoutEffect(() => {
    store.configure(options);
    if (disabled) store.cancel();
  });
  useDraftMark(control, false, undefined, store.cancel);
  const { triggerProps, ...parts } = pickerParts({
    store,
    partId,
    control,
    isOpen,
    text,
    isInvalid,
    disabled,
    popupLabel,
    clearLabel: format(CLEAR),
    cancel: store.cancel,
  });

  return {
    value,
    draft,
    text,
    isOpen,
    activeEnd,
    popupLabel,
    calendar: {
      selection: draft,
      min,
      max,
      isDateDisabled,
      previewOf: store.previewOf,
      onSelect: store.select,
    },
    ...rangeFields({ store, state, hint: format(options.hint ?? HINT), partId, format }),
    ...rangePresets(store, options, format),
    ...parts,
    open: store.open,
    cancel: store.cancel,
    escape: store.escape,
    setStart: store.setStart,
    setEnd: store.setEnd,
    apply: () => store.apply(),
    clear: () => {
      store.clear();
    },
    pressOutside: () => {
      store.pressOutside();
    },
    getLabelProps: propGetter<RangeLabelProps>({ id: labelId, htmlFor: partId() }),
    getTriggerProps: propGetter<RangeTriggerProps>({
      ...triggerProps,
      id: partId(),
      ref,
      'aria-labelledby': `${labelId} ${partId('text')}`,
      'aria-describedby': control?.ids.messages,
      'data-invalid': isInvalid,
    }),
    getTextProps: propGetter<RangePartProps>({ id: partId('text') }),
    getCalendarsProps: propGetter<RangeCalendarsProps>({
      role: 'group',
      'aria-label': format(CALENDARS),
    }),
    getDialogClearProps: propGetter<PickerButtonProps>({
      type: 'button',
      onMouseDown: keepFocus,
      onClick: store.clear,
    }),
    getApplyProps: propGetter<PickerButtonProps>({
      type: 'button',
      onMouseDown: keepFocus,
      onClick: (event) => {
        if (store.apply(event)) return;
        const end = store.getState().fields.start.problem === null ? 'end' : 'start';
        focusElement(event, partId(end));
      },
    }),
  };
}
