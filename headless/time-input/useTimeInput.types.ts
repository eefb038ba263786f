import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import type {
  ElementRef,
  FieldControlProps,
  PopupTriggerProps,
  PropGetter,
  Text,
  TypedFieldProps,
  ValueOrField,
} from '../core/index.js';
import type { TimeOfDay } from './parseTime.rules.js';
import type { TimePart } from './timeInput.rules.js';
import type { TimeInputSettings, TimeInputStore } from './timeInput.store.js';

/** `value`, `defaultValue` and `onChange` take the time, `HH:MM`, or `null` for none (TIME-1). */
export type UseTimeInputOptions = ValueOrField<TimeOfDay | null, TimeInputStore> &
  TimeInputSettings & {
    /** The text field's id; a form field's `control` brings its own. */
    id?: string | undefined;
    ref?: ElementRef<HTMLInputElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** The name of the panel and of the button that opens it. Default `gnap.time.choose`. */
    popupLabel?: Text | undefined;
  };

/** For the `<input>` that a time is typed into, described by `hint` and `notice` (A11Y-TIME). */
export interface TimeInputProps extends FieldControlProps, TypedFieldProps {
  'aria-describedby': string;
  id: string;
  ref: (element: HTMLInputElement | null) => void;
  disabled: true | undefined;
  onBlur: FocusEventHandler;
}

/** For the `<label>` of the text field. */
export interface TimeLabelProps {
  htmlFor: string;
}

/** For the elements that show `hint` and `notice`. */
export interface TimeNoteProps {
  id: string;
}

/** For the button beside the field that opens and closes the panel. */
export interface TimeTriggerProps extends PopupTriggerProps {
  id: string;
  disabled: true | undefined;
  'aria-label': string;
  onBlur: FocusEventHandler;
}

/**
 * For the panel with the spin buttons. It closes on Escape, on Enter, and when the focus leaves the
 * panel, the field and the button.
 */
export interface TimePanelProps {
  id: string;
  role: 'group';
  'aria-label': string;
  tabIndex: -1;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** For the `spinbutton` of one part: keys, wheel and finger step it (APG "Spinbutton"). */
export interface TimeSpinProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  role: 'spinbutton';
  tabIndex: 0;
  'aria-label': string;
  'aria-valuemin': 0;
  /** 23 for hours, 59 for minutes. */
  'aria-valuemax': number;
  'aria-valuenow': number | undefined;
  /** The whole time, `HH:MM`, on the minutes, since a step may carry into the hour. */
  'aria-valuetext': string | undefined;
  'aria-invalid': true | undefined;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** For a button above or below a spin button, for pointers: not a tab stop. */
export interface TimeStepProps {
  type: 'button';
  tabIndex: -1;
  'aria-label': string;
  'aria-controls': string;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
}

/** The time and its texts, and the props of the parts. */
export interface UseTimeInputResult {
  /** `HH:MM`; `null` for none. */
  value: TimeOfDay | null;
  /** What the field shows: the typed text, else the time as `HH:MM`. */
  text: string;
  /** Two digits, empty while there is no time. */
  hours: string;
  /** Two digits, empty while there is no time. */
  minutes: string;
  /** The format to type, and the window if there is one; to show beside the field. */
  hint: string;
  /** The text that was discarded as unreadable; `null` again with the next edit or another time. */
  rejectedText: string | null;
  /** The message about `rejectedText`, to show under the field; it is announced as well. */
  notice: string | null;
  /** Whether the time is outside `min` and `max`. */
  isOutOfRange: boolean;
  /** Whether the panel is shown. */
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Reads the typed text, as Enter does. */
  commit(): void;
  /** Reads the typed text, then moves the time by so many steps, back for a negative `by`. */
  step(part: TimePart, by: number): void;
  getInputProps: PropGetter<TimeInputProps>;
  getLabelProps: PropGetter<TimeLabelProps>;
  getHintProps: PropGetter<TimeNoteProps>;
  /** Render it while there is a `notice`. */
  getNoticeProps: PropGetter<TimeNoteProps>;
  getTriggerProps: PropGetter<TimeTriggerProps>;
  /** Render it while `isOpen`; its hours take the focus. */
  getPanelProps: PropGetter<TimePanelProps>;
  getSpinProps<Given extends object = object>(part: TimePart, props?: Given): Given & TimeSpinProps;
  getStepProps<Given extends object = object>(
    part: TimePart,
    direction: 1 | -1,
    props?: Given,
  ): Given & TimeStepProps;
}
