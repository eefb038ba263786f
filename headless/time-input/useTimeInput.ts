import { useEffect, useMemo, type FocusEvent } from 'react';
import {
  fieldControlProps,
  focusElement,
  focusLeaves,
  keepFocus,
  popupTriggerProps,
  propGetter,
  typedFieldProps,
  useAnnounce,
  useDraftMark,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  useValueControl,
} from '../core/index.js';
import { parseTime } from './parseTime.rules.js';
import { handleSpinKey } from './spinKeys.js';
import { spinRef } from './spinRef.js';
import { HIGHEST, isInWindow } from './timeInput.rules.js';
import { createTimeInputStore } from './timeInput.store.js';
import { CHOOSE, EARLIER, hintOf, LATER, noticeOf, PARTS } from './timeInput.texts.js';
import type {
  TimeInputProps,
  TimeLabelProps,
  TimeNoteProps,
  TimePanelProps,
  TimeSpinProps,
  TimeStepProps,
  TimeTriggerProps,
  UseTimeInputOptions,
  UseTimeInputResult,
} from './useTimeInput.types.js';

/**
 * A time, typed as `HH:MM` or set with spin buttons (spec rows TIME-1, TIME-2, A11Y-TIME). A typed
 * text is read on Enter and on blur. An unreadable text is announced, and the last time is
 * restored.
 */
export function useTimeInput(options: UseTimeInputOptions = {}): UseTimeInputResult {
  const { control, popupLabel = CHOOSE } = options;
  const disabled = options.disabled || undefined;
  const format = useFormatText();
  const announce = useAnnounce();
  const { store, value, partId } = useValueControl('useTimeInput', options, createTimeInputStore);
  const inputId = partId();
  const triggerId = partId('trigger');
  const panelId = partId('panel');
  const hintId = partId('hint');
  const noticeId = partId('notice');
  const inputRef = useMergedRefs<HTMLInputElement>(options.ref, control?.ref);
  const spinRefs = useMemo(
    () => ({ hours: spinRef(store, 'hours'), minutes: spinRef(store, 'minutes') }),
    [store],
  );
  const { draft, rejectedText, isOpen } = useStoreState(store, (whole) => whole);
  const time = parseTime(value ?? '');
  const text = draft ?? time ?? '';
  const digits = { hours: time?.slice(0, 2) ?? '', minutes: time?.slice(3) ?? '' };
  const isOutOfRange = time !== null && !isInWindow(time, options);
  const notice = noticeOf(rejectedText, format);
  const field = fieldControlProps(control, isOutOfRange);

  useIsomorphicLayoutEffect(() => {
    store.configure(options);
    if (disabled) store.close();
  });
  useDraftMark(control, draft !== null, store.commit, store.revert);
  useEffect(() => {
    if (notice) announce(notice);
  }, [announce, notice]);
  const leave = (event: FocusEvent): void => {
    if (!focusLeaves(event, inputId, triggerId, panelId)) return;
    store.close();
    control?.onBlur();
  };

  return {
    ...store,
    value,
    text,
    ...digits,
    hint: hintOf(options, format),
    rejectedText,
    notice,
    isOutOfRange,
    isOpen,
    getInputProps: propGetter<TimeInputProps>({
      ...field,
      ...typedFieldProps(store, text, [field['aria-describedby'], hintId, notice && noticeId]),
      id: inputId,
      ref: inputRef,
      disabled,
      onBlur: (event) => {
        if (!focusLeaves(event)) return;
        store.commit(event);
        leave(event);
      },
    }),
    getLabelProps: propGetter<TimeLabelProps>({ htmlFor: inputId }),
    getHintProps: propGetter<TimeNoteProps>({ id: hintId }),
    getNoticeProps: propGetter<TimeNoteProps>({ id: noticeId }),
    getTriggerProps: propGetter<TimeTriggerProps>({
      ...popupTriggerProps(store, isOpen, panelId),
      id: triggerId,
      disabled,
      'aria-label': format(popupLabel),
      onBlur: leave,
    }),
    getPanelProps: propGetter<TimePanelProps>({
      id: panelId,
      role: 'group',
      'aria-label': format(popupLabel),
      tabIndex: -1,
      onKeyDown: (event) => {
        // The Enter that opened the panel, by whatever means, may still be down.
        if (event.repeat || (event.key !== 'Escape' && event.key !== 'Enter')) return;
        event.preventDefault();
        event.stopPropagation();
        store.close();
        focusElement(event, triggerId);
      },
      onBlur: leave,
    }),
    getSpinProps: (part, props) =>
      propGetter<TimeSpinProps>({
        id: partId(part),
        ref: spinRefs[part],
        role: 'spinbutton',
        tabIndex: 0,
        'aria-label': format(PARTS[part]),
        'aria-valuemin': 0,
        'aria-valuemax': HIGHEST[part],
        'aria-valuenow': time === null ? undefined : Number(digits[part]),
        // A step may carry into the hour, which "0" alone would not tell.
        'aria-valuetext': (part === 'minutes' && time) || undefined,
        'aria-invalid': isOutOfRange || undefined,
        onKeyDown: (event) => {
          handleSpinKey(event, { store, part, settings: options });
        },
        onBlur: store.endTyping,
      })(props),
    getStepProps: (part, direction, props) =>
      propGetter<TimeStepProps>({
        type: 'button',
        tabIndex: -1,
        'aria-label': format({
          ...(direction === 1 ? LATER : EARLIER),
          values: { part: format(PARTS[part]) },
        }),
        'aria-controls': partId(part),
        onClick: (event) => {
          store.step(part, direction, event);
        },
        onMouseDown: keepFocus,
      })(props),
  };
}
