import { useEffect, type FocusEvent, type KeyboardEvent } from 'react';
import { formatDate } from '../calendar/index.js';
import {
  fieldControlProps,
  isComposing,
  mergeProps,
  propGetter,
  subscribeTo,
  useAnnounce,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useOwnStore,
  useStoreState,
  useValuePort,
  type ValueOptions,
} from '../core/index.js';
import {
  clampRange,
  formatRange,
  RANGE_FORMAT,
  type DateRange,
  type RangeEnd,
} from './dateRange.rules.js';
import { createDateRangeStore } from './dateRange.store.js';
import { CALENDARS, CHOOSE, CLEAR, ENDS, HINT } from './dateRange.texts.js';
import type { DateRangeSettings } from './dateRange.types.js';
import type {
  RangeButtonProps,
  RangeCalendarsProps,
  RangeClearProps,
  RangeDialogProps,
  RangeField,
  RangeFieldLabelProps,
  RangeFieldProps,
  RangeGroupProps,
  RangeLabelProps,
  RangePartProps,
  RangePresetProps,
  RangeTriggerProps,
  UseDateRangeOptions,
  UseDateRangeResult,
} from './useDateRange.types.js';

/**
 * A start and an end, chosen in one dialog with a field for each and calendars (spec rows RANGE-1…3,
 * A11Y-RANGE). While it is open the range is a draft; `onChange` comes with apply.
 */
export function useDateRange(options: UseDateRangeOptions = {}): UseDateRangeResult {
  const { control, presets = [], disabled = false } = options;
  const { min, max, isDateDisabled, allowShortYear, minDays, maxDays, misfit } = options;
  const { mode, outsidePress } = options;
  const bound: ValueOptions<DateRange> = control ?? options;
  const format = useFormatText();
  const announce = useAnnounce();
  const partId = useElementId(control?.ids.control ?? options.id);
  const ref = useMergedRefs<HTMLElement>(options.ref, control?.ref);
  const store = useOwnStore(options.store, () =>
    createDateRangeStore({ defaultValue: bound.value ?? bound.defaultValue }),
  );
  const state = useStoreState(store, (latest) => latest);
  const { value: stored, draft, isOpen, activeEnd } = state;
  const value = useValuePort('useDateRange', store.port, { stored, options: bound });
  const text = formatRange(value);
  const hint = format(options.hint ?? HINT);
  const dialogLabel = format(options.dialogLabel ?? CHOOSE);
  const labelId = control?.ids.label ?? partId('label');
  const isInvalid = fieldControlProps(control)['data-invalid'];

  useIsomorphicLayoutEffect(() => {
    const settings: DateRangeSettings = {
      min,
      max,
      isDateDisabled,
      allowShortYear,
      minDays,
      maxDays,
      misfit,
      mode,
      outsidePress,
    };
    store.configure(settings);
  });
  useEffect(
    () =>
      subscribeTo(
        store,
        ({ notice }) => notice,
        (notice) => {
          if (notice !== null) announce(format(notice.text));
        },
      ),
    [store, announce, format],
  );

  const fieldOf = (end: RangeEnd): RangeField => {
    const { draft: typed, problem } = state.fields[end];
    return {
      label: format(ENDS[end]),
      text: typed ?? formatDate(draft[end], RANGE_FORMAT),
      problem: problem && { type: problem.type, message: format(problem.message) },
    };
  };
  const fields = { start: fieldOf('start'), end: fieldOf('end') };
  const focus = ({ ownerDocument }: Element, part?: string): void => {
    ownerDocument.getElementById(partId(part))?.focus();
  };
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // A window that loses the focus keeps its active element; the dialog's focus is the picker's too.
    const stays = target.ownerDocument.activeElement === target;
    if (!isInside && !stays && !store.getState().isOpen) control?.onBlur();
  };
  const onFieldKeyDown = (end: RangeEnd, event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      store.commit(end);
    } else if (event.key === 'Escape' && store.revert(end)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  /** What a preset comes to today, within the limits. */
  const presetRange = (index: number): DateRange | null => {
    const range = presets[index]?.range;
    if (range === undefined) return null;
    const whole = typeof range === 'function' ? range(store.today()) : range;
    return clampRange(whole, options);
  };

  return {
    value,
    draft,
    text,
    hint,
    isOpen,
    activeEnd,
    dialogLabel,
    calendar: {
      selection: draft,
      min,
      max,
      isDateDisabled,
      previewOf: store.previewOf,
      onSelect: store.choose,
    },
    fields,
    presets: presets.map(({ label }) => format(label)),
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
    getGroupProps: propGetter<RangeGroupProps>({
      'data-disabled': disabled || undefined,
      'data-invalid': isInvalid || undefined,
      onBlur: leave,
    }),
    getLabelProps: propGetter<RangeLabelProps>({ id: labelId, htmlFor: partId() }),
    getTriggerProps: propGetter<RangeTriggerProps>({
      id: partId(),
      ref,
      type: 'button',
      'aria-labelledby': `${labelId} ${partId('text')}`,
      'aria-describedby': control?.ids.messages,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? partId('dialog') : undefined,
      'data-invalid': isInvalid,
      disabled: disabled || undefined,
      onClick: () => {
        if (store.getState().isOpen) store.cancel();
        else store.open();
      },
    }),
    getTextProps: propGetter<RangePartProps>({ id: partId('text') }),
    getClearProps: propGetter<RangeClearProps>({
      type: 'button',
      'aria-label': format(CLEAR),
      hidden: text === '',
      disabled: disabled || undefined,
      onClick: (event) => {
        store.clear(event);
        focus(event.currentTarget);
      },
    }),
    getDialogProps: propGetter<RangeDialogProps>({
      id: partId('dialog'),
      role: 'dialog',
      'aria-label': dialogLabel,
    }),
    getCalendarsProps: propGetter<RangeCalendarsProps>({
      role: 'group',
      'aria-label': format(CALENDARS),
    }),
    getFieldProps: (end, props) =>
      mergeProps<NonNullable<typeof props>, RangeFieldProps>(props, {
        id: partId(end),
        type: 'text',
        inputMode: 'numeric',
        autoComplete: 'off',
        placeholder: hint,
        value: fields[end].text,
        'aria-describedby': [partId('hint'), fields[end].problem && partId(`${end}-problem`)]
          .filter(Boolean)
          .join(' '),
        'aria-invalid': fields[end].problem === null ? undefined : true,
        'data-invalid': fields[end].problem !== null,
        'data-active': activeEnd === end || undefined,
        onChange: (event) => {
          store.input(end, event.currentTarget.value);
        },
        onFocus: () => {
          store.activate(end);
        },
        onBlur: () => {
          store.commit(end);
        },
        onKeyDown: (event) => {
          onFieldKeyDown(end, event);
        },
      }),
    getFieldLabelProps: (end, props) =>
      mergeProps<NonNullable<typeof props>, RangeFieldLabelProps>(props, { htmlFor: partId(end) }),
    getHintProps: propGetter<RangePartProps>({ id: partId('hint') }),
    getProblemProps: (end, props) =>
      mergeProps<NonNullable<typeof props>, RangePartProps>(props, {
        id: partId(`${end}-problem`),
      }),
    getPresetProps: (index, props) => {
      const range = presetRange(index);
      return mergeProps<NonNullable<typeof props>, RangePresetProps>(props, {
        type: 'button',
        disabled: range === null || undefined,
        onClick: () => {
          if (range !== null) store.chooseRange(range);
        },
      });
    },
    getApplyProps: propGetter<RangeButtonProps>({
      type: 'button',
      onClick: (event) => {
        if (store.apply(event)) return;
        const { start } = store.getState().fields;
        focus(event.currentTarget, start.problem === null ? 'end' : 'start');
      },
    }),
    getCancelProps: propGetter<RangeButtonProps>({ type: 'button', onClick: store.cancel }),
  };
}
