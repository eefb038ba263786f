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
  /** The range, or a function that makes it from today's date. */
  readonly range: DateRange | ((today: IsoDate) => DateRange);
}

/**
 * The options of `useDateRange`; none is required. The range is bound by `value` and
 * `onChange`, by a `store`, or by the `control` of a form's field.
 */
export type UseDateRangeOptions = ValueOrField<DateRange, DateRangeStore> &
  DateRangeSettings & {
    /** Default none. */
    presets?: readonly RangePreset[] | undefined;
    /** The id of the button that opens the picker; a form field's `control` brings its own. */
    id?: string | undefined;
    /** For the button that opens the picker. */
    ref?: ElementRef<HTMLElement> | undefined;
    /** Default false. */
    disabled?: boolean | undefined;
    /** The format of a day. Default `gnap.date-range.hint`: `dd/mm/yyyy`. */
    hint?: Text | undefined;
    /** Names the dialog; shown for no range. Default `gnap.date-range.choose`: `Choose dates`. */
    popupLabel?: Text | undefined;
  };

/** For the `label` of the button that opens the picker. */
export interface RangeLabelProps {
  id: string;
  htmlFor: string;
}

/** For the button that opens the picker, named by the label and the range. */
export interface RangeTriggerProps extends PickerTriggerProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'data-invalid': true | undefined;
}

/**
 * For an element that another refers to by its id: the text in the button, the hint, a field's
 * problem.
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
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
  'data-invalid': true | undefined;
  /** Set on the end that the next click in the calendar sets. */
  'data-active': true | undefined;
  /** Makes this end the active one. */
  onFocus: FocusEventHandler;
  /** Reads the typed text. */
  onBlur: FocusEventHandler;
}

/** For the `label` of one of the two fields. */
export interface RangeFieldLabelProps {
  htmlFor: string;
}

/** For the button of a preset; disabled if nothing of the preset may be chosen. */
export interface RangePresetProps extends PickerButtonProps {
  disabled: true | undefined;
}

/** One field of the dialog. */
export interface RangeField {
  /** `Start` or `End`. */
  readonly label: string;
  /** What the field shows. */
  readonly text: string;
  /** What is wrong with that, or with the day that was clicked for this end. */
  readonly problem: { readonly type: string; readonly message: string } | null;
}

/**
 * The range, the draft and the texts of a range picker, its actions, and the props of its parts.
 */
export interface UseDateRangeResult extends Pick<
  DateRangeActions,
  'open' | 'cancel' | 'escape' | 'setStart' | 'setEnd'
> {
  /** The range itself; applying the draft replaces it. */
  value: DateRange;
  /** The range chosen in the open picker but not applied yet. */
  draft: DateRange;
  /** `01/02/2026 – 05/02/2026`; empty for no range. */
  text: string;
  /** The format of a day: `dd/mm/yyyy`. */
  hint: string;
  isOpen: boolean;
  /** The end that the next click sets. */
  activeEnd: RangeEnd;
  /** Names the dialog. */
  popupLabel: string;
  /** For `useCalendar` in the dialog; a second month takes the first's `store`, `offset: 1`. */
  calendar: CalendarSettings & Pick<UseCalendarOptions, 'onSelect'>;
  fields: Readonly<Record<RangeEnd, RangeField>>;
  /** The labels of the presets, in order. */
  presets: readonly string[];
  /** Applies the draft and closes. False if a field's text is refused; it then stays open. */
  apply(): boolean;
  /** Clears the draft, or the range itself while the picker is closed. */
  clear(): void;
  /** For a press outside the open picker (option `outsidePress`). */
  pressOutside(): void;
  getGroupProps: PropGetter<PickerGroupProps>;
  getLabelProps: PropGetter<RangeLabelProps>;
  getTriggerProps: PropGetter<RangeTriggerProps>;
  /** For the element inside the trigger that shows `text`, or `popupLabel` while there is none. */
  getTextProps: PropGetter<RangePartProps>;
  /** Clears the range and returns the focus to the trigger. */
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
  /** For the element that shows `hint`. */
  getHintProps: PropGetter<RangePartProps>;
  /** For the element that shows the problem of a field. */
  getProblemProps<Given extends object = object>(
    end: RangeEnd,
    props?: Given,
  ): Given & RangePartProps;
  getPresetProps<Given extends object = object>(
    index: number,
    props?: Given,
  ): Given & RangePresetProps;
  /** For a button in the dialog that clears the draft. */
  getDialogClearProps: PropGetter<PickerButtonProps>;
  getApplyProps: PropGetter<PickerButtonProps>;
  getCancelProps: PropGetter<PickerButtonProps>;
}
