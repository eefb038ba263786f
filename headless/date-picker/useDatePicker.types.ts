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
 * The options of `useDatePicker`; none is required. The day is bound by `value` and `onChange`,
 * by a `store`, or by the `control` of a form's field.
 */
export type UseDatePickerOptions = ValueOrField<IsoDate | null, DatePickerStore> &
  DateSettings & {
    /** The field's id; a form field's `control` brings its own. */
    id?: string | undefined;
    /** For the field's element. */
    ref?: ElementRef<HTMLElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** The format of a day, also the placeholder. Default `gnap.date.hint`: `dd-mm-yyyy`. */
    hint?: Text | undefined;
    /** Names the dialog, and the button that opens it. Default `gnap.date.choose`: `Choose a date`. */
    popupLabel?: Text | undefined;
  };

/** For the `input` that a day is typed into; it also has the error state of a form field. */
export interface DateInputProps extends FieldControlProps, TypedFieldProps {
  /** The ids of the hint and the problem; in a form, of the hint and the field's messages. */
  'aria-describedby': string;
  id: string;
  ref: (element: HTMLElement | null) => void;
  /** The hint: `dd-mm-yyyy`. */
  placeholder: string;
  disabled: true | undefined;
  /** Reads the typed text. */
  onBlur: FocusEventHandler;
}

/** For the `label` of the field. */
export interface DateLabelProps {
  htmlFor: string;
}

/** For an element that describes the field: the hint, or the problem. */
export interface DateNoteProps {
  id: string;
}

/** For the button beside the field that opens the dialog with the calendar, and closes it. */
export interface DateTriggerProps extends PickerTriggerProps {
  id: string;
  /** Includes the chosen day: `Change date, Saturday 21 November 2026` (A11Y-DATE). */
  'aria-label': string;
}

/** The day and the texts of a date picker, its actions, and the props of its parts. */
export interface UseDatePickerResult {
  /** `yyyy-MM-dd`; `null` for none, and while a refused text stands in the field. */
  value: IsoDate | null;
  /** What the field shows: `21-11-2026`, or what is being typed. */
  text: string;
  /** The format of a day: `dd-mm-yyyy`. */
  hint: string;
  /** What is wrong with the text; in a form it is among the field's messages as well. */
  problem: { readonly type: string; readonly message: string } | null;
  isOpen: boolean;
  /** Names the dialog. */
  popupLabel: string;
  /** For `useCalendar` in the dialog. */
  calendar: CalendarSettings & Pick<UseCalendarOptions, 'onSelect'>;
  open(): void;
  /** Closes the dialog and keeps the value. */
  close(): void;
  clear(): void;
  getGroupProps: PropGetter<PickerGroupProps>;
  getInputProps: PropGetter<DateInputProps>;
  getLabelProps: PropGetter<DateLabelProps>;
  /** For the element that shows `hint`. */
  getHintProps: PropGetter<DateNoteProps>;
  /** For the element that shows `problem.message`. In a form, the field's messages show it. */
  getProblemProps: PropGetter<DateNoteProps>;
  getTriggerProps: PropGetter<DateTriggerProps>;
  /** Clears the day and returns the focus to the field. */
  getClearProps: PropGetter<PickerClearProps>;
  getDialogProps: PropGetter<PickerDialogProps>;
  getCancelProps: PropGetter<PickerButtonProps>;
}
