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

export type UseDatePickerOptions = ValueOrField<IsoDate | null, DatePickerStore> &
  DateSettings & {
    /** The field's id; a form's `control` brings its own. */
    id?: string | undefined;
    ref?: ElementRef<HTMLElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** How a day is written, shown while the field is empty. Default `gnap.date.hint`: `dd-mm-yyyy`. */
    hint?: Text | undefined;
    /** Names the dialog, and the button that opens it. Default `gnap.date.choose`: `Choose a date`. */
    dialogLabel?: Text | undefined;
  };

export interface DateInputProps extends FieldControlProps, TypedFieldProps {
  'aria-describedby': string;
  id: string;
  ref: (element: HTMLElement | null) => void;
  placeholder: string;
  disabled: true | undefined;
  onBlur: FocusEventHandler;
}

export interface DateLabelProps {
  htmlFor: string;
}

export interface DateNoteProps {
  id: string;
}

export interface DateTriggerProps extends PickerTriggerProps {
  id: string;
  /** Says the chosen day too: `Change the date, Saturday 21 November 2026` (A11Y-DATE). */
  'aria-label': string;
}

export interface UseDatePickerResult {
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
