import type { FocusEventHandler } from 'react';
import type {
  CalendarSettings,
  IsoDate,
  PickerButtonProps,
  PickerClearProps,
  PickerDialogProps,
  PickerGroupProps,
  PickerTriggerProps,
  UseCalendarOptions,
} from '../calendar/index.js';
import type { ElementRef, PropGetter, Text, TypedFieldProps, ValueOrField } from '../core/index.js';
import type { DateRange, RangeEnd } from './dateRange.rules.js';
import type { DateRangeActions, DateRangeSettings, DateRangeStore } from './dateRange.types.js';

/** A range to choose with one press: this month, next week. */
export interface RangePreset {
  readonly label: Text;
  /** Or what makes it of the day that it is. */
  readonly range: DateRange | ((today: IsoDate) => DateRange);
}

/**
 * What `useDateRange` takes; all of it can be left out. The range is bound by `value` and
 * `onChange`, by a `store`, or by the `control` of a form's field.
 */
export type UseDateRangeOptions = ValueOrField<DateRange, DateRangeStore> &
  DateRangeSettings & {
    /** Default none. */
    presets?: readonly RangePreset[] | undefined;
    /** The id of the button that opens the picker; a form's `control` brings its own. */
    id?: string | undefined;
    /** For the button that opens the picker. */
    ref?: ElementRef<HTMLElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** How a day is written. Default `gnap.date-range.hint`: `dd/mm/yyyy`. */
    hint?: Text | undefined;
    /** Names the dialog, and stands where no range is. Default `gnap.date-range.choose`: `Choose dates`. */
    dialogLabel?: Text | undefined;
  };

/** For the `label` of the button that opens the picker. */
export interface RangeLabelProps {
  id: string;
  htmlFor: string;
}

/** Named by the label and by the range itself. */
export interface RangeTriggerProps extends PickerTriggerProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'data-invalid': true | undefined;
}

/**
 * For an element that another refers to: the text in the button, the hint, the problem of a field.
 */
export interface RangePartProps {
  id: string;
}

/** For the element around the grids. */
export interface RangeCalendarsProps {
  role: 'group';
  'aria-label': string;
}

/** For the `input` of the start or of the end, in the dialog. */
export interface RangeFieldProps extends TypedFieldProps {
  id: string;
  /** The hint: `dd/mm/yyyy`. */
  placeholder: string;
  'aria-invalid': true | undefined;
  'data-invalid': boolean;
  /** The next click in the calendar sets this end. */
  'data-active': true | undefined;
  /** Makes this end the active one. */
  onFocus: FocusEventHandler;
  /** Reads what was typed. */
  onBlur: FocusEventHandler;
}

/** For the `label` of one of the two fields. */
export interface RangeFieldLabelProps {
  htmlFor: string;
}

/** A preset of which nothing is within the limits is disabled. */
export interface RangePresetProps extends PickerButtonProps {
  disabled: true | undefined;
}

/** One field of the dialog. */
export interface RangeField {
  /** `Start` or `End`. */
  readonly label: string;
  /** What the field shows. */
  readonly text: string;
  /** What is wrong with it. */
  readonly problem: { readonly type: string; readonly message: string } | null;
}

/**
 * The range, the draft and the texts of a range picker, its actions, and the props of its parts.
 */
export interface UseDateRangeResult extends Pick<
  DateRangeActions,
  'open' | 'cancel' | 'escape' | 'setStart' | 'setEnd'
> {
  /** The range that holds; the draft takes its place when that is applied. */
  value: DateRange;
  /** What is chosen in the open picker. */
  draft: DateRange;
  /** `01/02/2026 – 05/02/2026`; empty for no range. */
  text: string;
  /** How a day is written: `dd/mm/yyyy`. */
  hint: string;
  isOpen: boolean;
  /** The end that the next click sets. */
  activeEnd: RangeEnd;
  /** Names the dialog. */
  dialogLabel: string;
  /** For `useCalendar` in the dialog; the second month's has the first one's `store` and `offset: 1`. */
  calendar: CalendarSettings & Pick<UseCalendarOptions, 'onSelect'>;
  fields: Readonly<Record<RangeEnd, RangeField>>;
  /** The labels of the presets, in order. */
  presets: readonly string[];
  /** Takes the draft, and closes. False where a field holds what is no day; then it stays open. */
  apply(): boolean;
  /** Empties the draft; of a picker that is closed, the range. */
  clear(): void;
  /** For a press beside the open picker (option `outsidePress`). */
  pressOutside(): void;
  getGroupProps: PropGetter<PickerGroupProps>;
  getLabelProps: PropGetter<RangeLabelProps>;
  getTriggerProps: PropGetter<RangeTriggerProps>;
  /** For the element inside the trigger that shows `text`, or `dialogLabel` where there is none. */
  getTextProps: PropGetter<RangePartProps>;
  /** Gives the focus back to the trigger. */
  getClearProps: PropGetter<PickerClearProps>;
  getDialogProps: PropGetter<PickerDialogProps>;
  getCalendarsProps: PropGetter<RangeCalendarsProps>;
  getFieldProps<Given extends object = object>(
    end: RangeEnd,
    props?: Given,
  ): Given & RangeFieldProps;
  getFieldLabelProps<Given extends object = object>(
    end: RangeEnd,
    props?: Given,
  ): Given & RangeFieldLabelProps;
  /** For the element that says how a day is written. */
  getHintProps: PropGetter<RangePartProps>;
  /** For the element that says what is wrong with a field. */
  getProblemProps<Given extends object = object>(
    end: RangeEnd,
    props?: Given,
  ): Given & RangePartProps;
  getPresetProps<Given extends object = object>(
    index: number,
    props?: Given,
  ): Given & RangePresetProps;
  /** For a button in the dialog, which empties what is chosen there. */
  getDialogClearProps: PropGetter<PickerButtonProps>;
  getApplyProps: PropGetter<PickerButtonProps>;
  getCancelProps: PropGetter<PickerButtonProps>;
}
