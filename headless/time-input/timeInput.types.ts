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

export type UseTimeInputOptions = ValueOrField<TimeOfDay | null, TimeInputStore> &
  TimeInputSettings & {
    /** The text field's id; a form field's `control` brings its own. */
    id?: string | undefined;
    ref?: ElementRef<HTMLInputElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** The name of the panel and of the button that opens it. Default `gnap.time.choose`. */
    panelLabel?: Text | undefined;
  };

export interface TimeTextProps extends FieldControlProps, TypedFieldProps {
  'aria-describedby': string;
  id: string;
  ref: (element: HTMLInputElement | null) => void;
  disabled: true | undefined;
  onBlur: FocusEventHandler;
}

export interface TimeLabelProps {
  htmlFor: string;
}

/** For the elements that show `hint` and `rejection`. */
export interface TimeNoteProps {
  id: string;
}

export interface TimeTriggerProps extends PopupTriggerProps {
  id: string;
  disabled: true | undefined;
  'aria-label': string;
  onBlur: FocusEventHandler;
}

export interface TimePanelProps {
  id: string;
  role: 'group';
  'aria-label': string;
  tabIndex: -1;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

export interface TimeSpinProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  role: 'spinbutton';
  tabIndex: 0;
  'aria-label': string;
  'aria-valuemin': 0;
  'aria-valuemax': number;
  'aria-valuenow': number | undefined;
  'aria-valuetext': string | undefined;
  'aria-invalid': true | undefined;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

export interface TimeStepProps {
  type: 'button';
  tabIndex: -1;
  'aria-label': string;
  'aria-controls': string;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
}

export interface UseTimeInputResult {
  value: TimeOfDay | null;
  /** What the field shows: what is being typed, else the time as `HH:MM`. */
  text: string;
  /** Two digits, empty while there is no time. */
  hours: string;
  /** Two digits, empty while there is no time. */
  minutes: string;
  /** The format to type, and the window where there is one, to show beside the field. */
  hint: string;
  /** The text that could not be read and was given up; until the next edit. */
  rejectedText: string | null;
  /** Says so, to show under the field; it has been announced. */
  rejection: string | null;
  /** Whether the time is outside `min` and `max`. */
  isOutOfRange: boolean;
  isOpen: boolean;
  open(): void;
  close(): void;
  /** Reads what was typed, as Enter does. */
  commit(): void;
  step(part: TimePart, by: number): void;
  getInputProps: PropGetter<TimeTextProps>;
  getLabelProps: PropGetter<TimeLabelProps>;
  getHintProps: PropGetter<TimeNoteProps>;
  /** Render it while there is a `rejection`. */
  getRejectionProps: PropGetter<TimeNoteProps>;
  getTriggerProps: PropGetter<TimeTriggerProps>;
  /** Render it while `isOpen`: its hours take the focus. */
  getPanelProps: PropGetter<TimePanelProps>;
  getSpinProps<Given extends object = object>(part: TimePart, props?: Given): Given & TimeSpinProps;
  getStepProps<Given extends object = object>(
    part: TimePart,
    direction: 1 | -1,
    props?: Given,
  ): Given & TimeStepProps;
}
