import { useEffect, useMemo } from 'react';
import {
  dayName,
  formatDate,
  knownDay,
  pickerParts,
  type DateSpan,
  type IsoDate,
} from '../calendar/index.js';
import {
  fieldControlProps,
  focusLeaves,
  isComposing,
  propGetter,
  subscribeTo,
  typedFieldProps,
  useAnnounce,
  useDraftMark,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  useValueControl,
  type FieldControl,
  type TextDescriptor,
} from '../core/index.js';
import { useLocaleNames } from '../locale-data/index.js';
import { createDatePickerStore, DATE_FORMAT, type DatePickerStore } from './datePicker.store.js';
import type {
  DateInputProps,
  DateLabelProps,
  DateNoteProps,
  DateTriggerProps,
  UseDatePickerOptions,
  UseDatePickerResult,
} from './useDatePicker.types.js';

const HINT: TextDescriptor = { id: 'gnap.date.hint', defaultMessage: 'dd-mm-yyyy' };
const CHOOSE: TextDescriptor = { id: 'gnap.date.choose', defaultMessage: 'Choose a date' };
const CHANGE: TextDescriptor = { id: 'gnap.date.change', defaultMessage: 'Change date, {date}' };
const CLEAR: TextDescriptor = { id: 'gnap.date.clear', defaultMessage: 'Clear the date' };

/**
 * Tells the form about a text that is unread or refused, announces a refusal, and discards the text
 * when the form is reset.
 */
function useRefusal(
  store: DatePickerStore,
  control: FieldControl<IsoDate | null> | undefined,
): void {
  const format = useFormatText();
  const announce = useAnnounce();
  const refuse = control?.refuse;

  useEffect(() => {
    const stop = subscribeTo(
      store,
      ({ problem }) => problem,
      (problem) => {
        refuse?.(problem);
        if (problem) announce(format(problem.message), 'assertive');
      },
    );
    // Hiding by `<Activity>` took the refusal back; shown again, the text is still refused.
    refuse?.(store.getState().problem);
    return () => {
      stop();
      refuse?.(null);
    };
  }, [store, refuse, announce, format]);
  useDraftMark(
    control,
    useStoreState(store, ({ draft }) => draft !== null),
    store.commit,
    store.revert,
  );
}

/**
 * A day, typed as `dd-MM-yyyy` or chosen in a calendar (spec rows DATE-1…3, A11Y-DATE; APG "Date
 * Picker Dialog"). A typed text is read on Enter and on blur; a text that is not a day stays in the
 * field, with an error and no value. Escape in the field discards the typed text.
 */
export function useDatePicker(options: UseDatePickerOptions = {}): UseDatePickerResult {
  const { control, min, max, isDateDisabled, disabled = false } = options;
  const format = useFormatText();
  const names = useLocaleNames();
  const { store, value, partId } = useValueControl('useDatePicker', options, createDatePickerStore);
  const day = knownDay(value);
  const ref = useMergedRefs<HTMLElement>(options.ref, control?.ref);
  const { draft, problem, isOpen } = useStoreState(store, (whole) => whole);
  const text = draft ?? formatDate(value, DATE_FORMAT);
  const selection = useMemo<DateSpan>(() => ({ start: value, end: value }), [value]);
  const hint = format(options.hint ?? HINT);
  const popupLabel = format(options.popupLabel ?? CHOOSE);
  const field = fieldControlProps(control, problem !== null);
  const problemId = problem !== null && control === undefined ? partId('problem') : undefined;
  const noteIds = [field['aria-describedby'], partId('hint'), problemId];
  useRefusal(store, control);
  useIsomorphicLayoutEffect(() => {
    store.configure(options);
    if (disabled) store.close();
  });

  const { triggerProps, ...parts } = pickerParts({
    store,
    partId,
    control,
    isOpen,
    text,
    isInvalid: field['data-invalid'],
    disabled,
    popupLabel,
    clearLabel: format(CLEAR),
    cancel: store.close,
  });
  const commit = (event: unknown): boolean => {
    const isRead = store.commit(event);
    // Its message is shown at once, though the focus may be on a button of the picker.
    if (!isRead) control?.onBlur();
    return isRead;
  };
  const typed = typedFieldProps({ ...store, commit }, text, noteIds);

  return {
    value,
    text,
    hint,
    problem: problem && { type: problem.type, message: format(problem.message) },
    isOpen,
    popupLabel,
    calendar: { selection, min, max, isDateDisabled, onSelect: store.select },
    open: store.open,
    close: store.close,
    clear: () => {
      store.clear();
    },
    ...parts,
    getInputProps: propGetter<DateInputProps>({
      ...field,
      ...typed,
      'aria-errormessage': field['aria-errormessage'] ?? problemId,
      id: partId(),
      ref,
      placeholder: hint,
      disabled: disabled || undefined,
      onKeyDown: (event) => {
        typed.onKeyDown(event);
        if (event.key !== 'ArrowDown' || !event.altKey || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        commit(event);
        store.open();
      },
      onBlur: (event) => {
        if (focusLeaves(event)) commit(event);
      },
    }),
    getLabelProps: propGetter<DateLabelProps>({ htmlFor: partId() }),
    getHintProps: propGetter<DateNoteProps>({ id: partId('hint') }),
    getProblemProps: propGetter<DateNoteProps>({ id: partId('problem') }),
    getTriggerProps: propGetter<DateTriggerProps>({
      ...triggerProps,
      id: partId('trigger'),
      'aria-label':
        day === null
          ? popupLabel
          : format({ ...CHANGE, values: { date: format(dayName(day, names)) } }),
    }),
  };
}
