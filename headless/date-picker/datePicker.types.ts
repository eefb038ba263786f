import type { FocusEventHandler } from 'react';
import type {
  CalendarSettings,
  DateSettings,
  IsoDate,
  PickerButtonProps,
  PickerClearProps,
  PickerDialogProps,
  PickerGroupProps,
  PickerTriggerProps,
  UseCalendarOptions,
} from '../calendar/index.js';
import type {
  ElementRef,
  FieldControlProps,
  PropGetter,
  Text,
  TypedFieldProps,
  ValueOrField,
} from '../core/index.js';
import type { DatePickerStore } from './datePicker.store.js';

/**
 * What `useDatePicker` takes; all of it can be left out. The day is bound by `value` and
 * `onChange`, by a `store`, or by the `control` of a form's field.
 */
export type UseDatePickerOptions = ValueOrField<IsoDate | null, DatePickerStore> &
  DateSettings & {
    /** The field's id; a form's `control` brings its own. */
    id?: string | undefined;
    /** For the field's element. */
    ref?: ElementRef<HTMLElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** How a day is written, shown while the field is empty. Default `gnap.date.hint`: `dd-mm-yyyy`. */
    hint?: Text | undefined;
    /** Names the dialog, and the button that opens it. Default `gnap.date.choose`: `Choose a date`. */
    dialogLabel?: Text | undefined;
  };

/** For the `input` in which a day is typed; the errors of a form's field are on it too. */
export interface DateInputProps extends FieldControlProps, TypedFieldProps {
  /** The hint, and what is wrong with the text: in a form the messages of the field. */
  'aria-describedby': string;
  id: string;
  ref: (element: HTMLElement | null) => void;
  /** The hint: `dd-mm-yyyy`. */
  placeholder: string;
  disabled: true | undefined;
  /** Reads what was typed. */
  onBlur: FocusEventHandler;
}

/** For the `label` of the field. */
export interface DateLabelProps {
  htmlFor: string;
}

/** For an element that describes the field: how a day is written, or what is wrong with it. */
export interface DateNoteProps {
  id: string;
}

/** For the button beside the field that opens the dialog with the calendar, and closes it. */
export interface DateTriggerProps extends PickerTriggerProps {
  id: string;
  /** Says the chosen day too: `Change the date, Saturday 21 November 2026` (A11Y-DATE). */
  'aria-label': string;
}

/** The day and the texts of a date picker, its actions, and the props of its parts. */
export interface UseDatePickerResult {
  /** `yyyy-MM-dd`; `null` for none, and where the text that was read is no day. */
  value: IsoDate | null;
  /** What the field shows: `21-11-2026`, or what is being typed. */
  text: string;
  /** How a day is written: `dd-mm-yyyy`. */
  hint: string;
  /** What is wrong with the text; in a form it is among the field's messages as well. */
  problem: { readonly type: string; readonly message: string } | null;
  isOpen: boolean;
  /** Names the dialog. */
  dialogLabel: string;
  /** For `useCalendar` in the dialog. */
  calendar: CalendarSettings & Pick<UseCalendarOptions, 'onSelect'>;
  open(): void;
  /** Closes the dialog, and changes nothing. */
  close(): void;
  clear(): void;
  getGroupProps: PropGetter<PickerGroupProps>;
  getInputProps: PropGetter<DateInputProps>;
  getLabelProps: PropGetter<DateLabelProps>;
  /** For the element that says how a day is written. */
  getHintProps: PropGetter<DateNoteProps>;
  /** For the element that says `problem.message`. Render it where there is no form to do so. */
  getProblemProps: PropGetter<DateNoteProps>;
  getTriggerProps: PropGetter<DateTriggerProps>;
  /** Gives the focus back to the field. */
  getClearProps: PropGetter<PickerClearProps>;
  getDialogProps: PropGetter<PickerDialogProps>;
  getCancelProps: PropGetter<PickerButtonProps>;
}
