import { useEffect, useMemo, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  fieldControlProps,
  isComposing,
  mergeProps,
  propGetter,
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
import { parseTime, type TimeOfDay } from './parseTime.rules.js';
import { handleSpinKey } from './spinKeys.js';
import { spinRef } from './spinRef.js';
import { HIGHEST, isInWindow, partOf } from './timeInput.rules.js';
import { createTimeInputStore } from './timeInput.store.js';
import { CHOOSE, EARLIER, hintOf, LATER, PARTS, rejectionOf } from './timeInput.texts.js';
import type {
  TimeLabelProps,
  TimeNoteProps,
  TimePanelProps,
  TimeSpinProps,
  TimeStepProps,
  TimeTextProps,
  TimeTriggerProps,
  UseTimeInputOptions,
  UseTimeInputResult,
} from './timeInput.types.js';

/** Leaves the focus where it is, which a press would take away. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A time, typed as `HH:MM` or set with spin buttons (spec rows TIME-1, TIME-2, A11Y-TIME). What is typed
 * is read by Enter and when the field is left; what cannot be read gives way to the last time, and is
 * announced.
 */
export function useTimeInput(options: UseTimeInputOptions = {}): UseTimeInputResult {
  const { control, panelLabel = CHOOSE } = options;
  const bound: ValueOptions<TimeOfDay | null> = control ?? options;
  const format = useFormatText();
  const announce = useAnnounce();
  const partId = useElementId(control?.ids.control ?? options.id);
  const inputId = partId();
  const triggerId = partId('trigger');
  const panelId = partId('panel');
  const hintId = partId('hint');
  const rejectionId = partId('rejection');
  const inputRef = useMergedRefs<HTMLInputElement>(options.ref, control?.ref);
  const store = useOwnStore(options.store, () =>
    createTimeInputStore({ defaultValue: bound.value ?? bound.defaultValue }),
  );
  const spinRefs = useMemo(
    () => ({ hours: spinRef(store, 'hours'), minutes: spinRef(store, 'minutes') }),
    [store],
  );
  const { value: stored, draft, rejectedText, isOpen } = useStoreState(store, (state) => state);
  const value = useValuePort('useTimeInput', store.port, { stored, options: bound });
  const shown = value === null ? null : parseTime(value);
  const isOutOfRange = shown !== null && !isInWindow(shown, options);
  const rejection = rejectionOf(rejectedText, format);
  const field = fieldControlProps(control, isOutOfRange);
  const notes = [field['aria-describedby'], hintId, rejection === null ? '' : rejectionId];

  useIsomorphicLayoutEffect(() => {
    store.configure(options);
  });
  const markDraft = control?.markDraft;
  const hasDraft = draft !== null;
  useEffect(() => {
    if (!hasDraft) return undefined;
    markDraft?.(true);
    return () => markDraft?.(false);
  }, [markDraft, hasDraft]);
  const commit = (event?: unknown): boolean => {
    const isRead = store.commit(event);
    if (!isRead) announce(rejectionOf(store.getState().rejectedText, format) ?? '');
    return isRead;
  };
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const { ownerDocument } = target;
    // When the window loses the focus, the document keeps its active element.
    const isInside = [inputId, triggerId, panelId].some(
      (id) => ownerDocument.getElementById(id)?.contains(relatedTarget) === true,
    );
    if (isInside || ownerDocument.activeElement === target) return;
    store.close();
    control?.onBlur();
  };
  const closeAndReturn = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    store.close();
    event.currentTarget.ownerDocument.getElementById(triggerId)?.focus();
  };

  return {
    value,
    text: draft ?? shown ?? '',
    hours: shown?.slice(0, 2) ?? '',
    minutes: shown?.slice(3) ?? '',
    hint: hintOf(options, format),
    rejectedText,
    rejection,
    isOutOfRange,
    isOpen,
    open: store.open,
    close: store.close,
    commit: () => {
      commit();
    },
    step: (part, by) => {
      store.step(part, by);
    },
    getInputProps: propGetter<TimeTextProps>({
      ...field,
      id: inputId,
      ref: inputRef,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      value: draft ?? shown ?? '',
      'aria-describedby': notes.filter(Boolean).join(' '),
      onChange: (event) => {
        store.input(event.currentTarget.value);
      },
      onKeyDown: (event) => {
        if (isComposing(event.nativeEvent)) return;
        // A form is not sent with the last time in place of what was typed.
        if (event.key === 'Enter' && !commit(event)) event.preventDefault();
        if (event.key === 'Escape' && store.revert()) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
      onBlur: (event) => {
        commit(event);
        leave(event);
      },
    }),
    getLabelProps: propGetter<TimeLabelProps>({ htmlFor: inputId }),
    getHintProps: propGetter<TimeNoteProps>({ id: hintId }),
    getRejectionProps: propGetter<TimeNoteProps>({ id: rejectionId }),
    getTriggerProps: propGetter<TimeTriggerProps>({
      id: triggerId,
      type: 'button',
      'aria-label': format(panelLabel),
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => {
        if (store.getState().isOpen) store.close();
        else store.open();
      },
      // Else the press takes the focus out of the open panel, which closes it before the click.
      onMouseDown: (event) => {
        if (store.getState().isOpen) keepFocus(event);
      },
      onBlur: leave,
    }),
    getPanelProps: propGetter<TimePanelProps>({
      id: panelId,
      role: 'group',
      'aria-label': format(panelLabel),
      tabIndex: -1,
      onKeyDown: (event) => {
        if (event.key === 'Escape' || event.key === 'Enter') closeAndReturn(event);
      },
      onBlur: leave,
    }),
    getSpinProps: (part, props) =>
      mergeProps<NonNullable<typeof props>, TimeSpinProps>(props, {
        id: partId(part),
        ref: spinRefs[part],
        role: 'spinbutton',
        tabIndex: 0,
        'aria-label': format(PARTS[part]),
        'aria-valuemin': 0,
        'aria-valuemax': HIGHEST[part],
        'aria-valuenow': shown === null ? undefined : partOf(shown, part),
        // A minute may carry to the hour, which "0" alone would not tell.
        'aria-valuetext': part === 'minutes' && shown !== null ? shown : undefined,
        'aria-invalid': isOutOfRange || undefined,
        onKeyDown: (event) => {
          handleSpinKey(event, { store, part, settings: options });
        },
        onBlur: store.endTyping,
      }),
    getStepProps: (part, direction, props) =>
      mergeProps<NonNullable<typeof props>, TimeStepProps>(props, {
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
      }),
  };
}
