import type { ElementRef, PropGetter, Text, ValueOrField } from '../core/index.js';
import type { SelectEntry, SelectGroup } from './select.rules.js';
import type { SelectStore } from './select.store.js';
import type {
  SelectArrowProps,
  SelectButtonProps,
  SelectClearProps,
  SelectGroupProps,
  SelectHiddenProps,
  SelectInputProps,
  SelectListProps,
  SelectPanelProps,
} from './selectParts.types.js';

/** One option to choose from. */
export interface SelectOption<Value extends string = string> {
  /** The value of the select when this option is chosen. Unique among the options. */
  readonly value: Value;
  readonly label: Text;
  /** More about the option; searched too. */
  readonly description?: Text | undefined;
  /** The heading that the option is listed under, together with others of the same heading. */
  readonly group?: Text | undefined;
  /** Shown but cannot be chosen. Default false. */
  readonly disabled?: boolean | undefined;
}

/** `value`, `defaultValue` and `onChange` take the chosen option's `value`, `null` for none. */
export type UseSelectOptions<Value extends string = string> = ValueOrField<
  Value | null,
  SelectStore<Value>
> & {
  options: readonly SelectOption<Value>[];
  /** The id of the element that takes the focus; a field's `control` brings its own. */
  id?: string | undefined;
  /** For the element that takes the focus: the button or the field. */
  ref?: ElementRef<HTMLElement> | undefined;
  /** For native form submission: the name of the hidden input. */
  name?: string | undefined;
  /** Whether screen readers say that a choice is required. Default false. */
  required?: boolean | undefined;
  /** Whether the choice can be cleared (spec row DATE-3). Default: true unless `required`. */
  isClearable?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Shown while nothing is chosen. Default `gnap.select.placeholder`: `Choose ...`. */
  placeholder?: Text | undefined;
  /** Names the list. Default: the `<label>` of the control names it. */
  listLabel?: Text | undefined;
  /** The label of the chosen value, for when `options` come from a search and may lack it. */
  valueLabel?: Text | undefined;
  /**
   * Called with the text typed, and with `''` when that is dropped, for a caller that searches by
   * itself: its `options` are then shown unfiltered. Default: the given options are searched here.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Options are being loaded. Default false. */
  isLoading?: boolean | undefined;
};

/** An option to render, for `useSelectOption`. */
export interface SelectItem<Value extends string = string> extends SelectEntry<Value> {
  readonly id: string;
  readonly group: string | null;
}

/** A group to render, with the props of its element and its heading. */
export interface SelectItemGroup<Value extends string = string> extends SelectGroup<
  SelectItem<Value>
> {
  getGroupProps: PropGetter<SelectGroupProps>;
  getGroupLabelProps: PropGetter<{ id: string }>;
}

/** The choice, the options to render, and the props of the parts. */
export interface UseSelectResult<Value extends string = string> {
  /** The value of the chosen option; `null` for none. */
  value: Value | null;
  /** The label of the chosen option, or the placeholder. */
  text: string;
  /** Nothing is chosen: `text` is the placeholder. */
  isEmpty: boolean;
  isOpen: boolean;
  /** The options to show now, by heading; those without one come first. */
  groups: readonly SelectItemGroup<Value>[];
  /** Says that no option was found, or that options are loading; empty otherwise. */
  statusText: string;
  /** Stays the same between renders: `useSelectOption({ store }, item)`. */
  store: SelectStore<Value>;
  open(): void;
  close(): void;
  clear(): void;
  /** For a `<button>` that shows `text`: a choice without a search. */
  getButtonProps: PropGetter<SelectButtonProps>;
  /** For an `<input>` instead of the button: typing searches the options. */
  getInputProps: PropGetter<SelectInputProps>;
  getLabelProps: PropGetter<{ id: string; htmlFor: string }>;
  /** For a button in the field that opens the list, for pointers: not a tab stop. */
  getArrowProps: PropGetter<SelectArrowProps>;
  getClearProps: PropGetter<SelectClearProps>;
  getPanelProps: PropGetter<SelectPanelProps>;
  getListProps: PropGetter<SelectListProps>;
  /** For an `<input>` that is needed only for native form submission, with `name`. */
  getHiddenProps: PropGetter<SelectHiddenProps>;
}
