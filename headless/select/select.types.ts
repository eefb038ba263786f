import type {
  ChangeEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type {
  ElementRef,
  FieldControlProps,
  PropGetter,
  Text,
  ValueOrField,
} from '../core/index.js';
import type { SelectEntry, SelectGroup } from './select.rules.js';
import type { SelectStore } from './select.store.js';

/** One of what there is to choose from. */
export interface SelectOption<Value extends string = string> {
  /** What the value is when it is chosen. Each occurs once. */
  readonly value: Value;
  readonly label: Text;
  /** More about it; it is searched too. */
  readonly description?: Text | undefined;
  /** The heading that it stands under, with others of the same one. */
  readonly group?: Text | undefined;
  /** It is shown and cannot be chosen. Default false. */
  readonly isDisabled?: boolean | undefined;
}

/**
 * `value`, `defaultValue` and `onChange` are about the chosen option's `value`, `null` for none.
 */
export type UseSelectOptions<Value extends string = string> = ValueOrField<
  Value | null,
  SelectStore<Value>
> & {
  options: readonly SelectOption<Value>[];
  /** The id of what takes the focus; a field's `control` brings its own. */
  id?: string | undefined;
  /** Of what takes the focus: the button or the field. */
  ref?: ElementRef<HTMLElement> | undefined;
  /** For a form that the browser sends: the name of the hidden input. */
  name?: string | undefined;
  /** Whether screen readers say that something has to be chosen. Default false. */
  isRequired?: boolean | undefined;
  /** Whether the choice can be taken back (spec row DATE-3). Default: unless it is required. */
  isClearable?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Shown where nothing is chosen. Default `gnap.select.placeholder`: `Choose ...`. */
  placeholder?: Text | undefined;
  /** Names the list. Default: as the control is labelled, by its `<label>`. */
  label?: Text | undefined;
  /** What is chosen, where `options` may not have it: they come from a search. */
  valueLabel?: Text | undefined;
  /**
   * Told what was typed, so that the caller looks for options, which are shown as they come then.
   * Default: the given options are searched here.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Options are on their way. Default false. */
  isLoading?: boolean | undefined;
};

/** What both kinds of control have: the button, and the field to search in. */
export interface SelectControlProps extends FieldControlProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  role: 'combobox';
  'aria-haspopup': 'listbox';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
  'aria-required': true | undefined;
  disabled: true | undefined;
  'data-state': 'open' | 'closed';
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** For a `<button>`, which is chosen from without searching (APG "Select-Only Combobox"). */
export interface SelectButtonProps extends SelectControlProps {
  type: 'button';
}

/** For an `<input>` whose text searches the options (APG "Combobox" with list autocomplete). */
export interface SelectInputProps extends SelectControlProps {
  type: 'text';
  'aria-autocomplete': 'list';
  autoComplete: 'off';
  spellCheck: false;
  placeholder: string;
  value: string;
  onClick: MouseEventHandler<HTMLInputElement>;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** For the button beside the field that opens and closes the list, for pointers: not a tab stop. */
export interface SelectTriggerProps {
  type: 'button';
  tabIndex: -1;
  'aria-label': string;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  disabled: true | undefined;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
}

/**
 * For the button that takes the choice back (DATE-3); hidden where there is none or it must stay.
 */
export interface SelectClearProps {
  type: 'button';
  'aria-label': string;
  hidden: boolean;
  disabled: true | undefined;
  onClick: MouseEventHandler;
}

/** For the element around the groups, a `listbox`, which is hidden while it has no options. */
export interface SelectListProps {
  id: string;
  role: 'listbox';
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  hidden: boolean;
  onMouseDown: MouseEventHandler;
}

/** For the element around a group's options; without a heading it is none to screen readers. */
export interface SelectGroupProps {
  role: 'group' | 'none';
  'aria-labelledby': string | undefined;
}

/**
 * For one option: `aria-selected` where it is chosen, `data-active` where Enter would choose it.
 */
export interface SelectOptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  'aria-disabled': true | undefined;
  'data-active': boolean;
  'data-disabled': true | undefined;
  onClick: MouseEventHandler;
  onPointerMove: PointerEventHandler;
}

/** For the `<input>` that carries the choice in a form which the browser sends; empty for none. */
export interface SelectHiddenProps {
  type: 'hidden';
  name: string | undefined;
  value: string;
  disabled: true | undefined;
}

/** An option to be shown: for `useSelectOption`. */
export interface SelectItem<Value extends string = string> extends SelectEntry<Value> {
  readonly id: string;
  readonly group: string | null;
}

/** A group as it is rendered, with the props of its element and its heading. */
export interface SelectItemGroup<Value extends string = string> extends SelectGroup<
  SelectItem<Value>
> {
  getGroupProps: PropGetter<SelectGroupProps>;
  getGroupLabelProps: PropGetter<{ id: string }>;
}

/** What is chosen, the options to render, and the props of the parts. */
export interface UseSelectResult<Value extends string = string> {
  /** That of the option chosen; `null` for none. */
  value: Value | null;
  /** The label of what is chosen, or the placeholder. */
  text: string;
  /** Nothing is chosen: `text` is the placeholder. */
  isEmpty: boolean;
  isOpen: boolean;
  /** What there is to choose from now, by heading; those without one first. */
  groups: readonly SelectItemGroup<Value>[];
  /** What is said where no option is shown: none was found, or they are on their way. */
  status: string;
  /** Stays the same between renders: `useSelectOption(select.store, item)`. */
  store: SelectStore<Value>;
  open(): void;
  close(): void;
  clear(): void;
  /** For a `<button>` that shows `text`: a choice without searching. */
  getButtonProps: PropGetter<SelectButtonProps>;
  /** For an `<input>`, in the button's place: what is typed searches the options. */
  getInputProps: PropGetter<SelectInputProps>;
  getLabelProps: PropGetter<{ id: string; htmlFor: string }>;
  /** For a button in the field that opens the list, for pointers: not a tab stop. */
  getTriggerProps: PropGetter<SelectTriggerProps>;
  getClearProps: PropGetter<SelectClearProps>;
  getListProps: PropGetter<SelectListProps>;
  /** For an `<input>` that a form which the browser sends needs; only with `name`. */
  getHiddenProps: PropGetter<SelectHiddenProps>;
}
