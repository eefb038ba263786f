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
   * Called with the text typed, for a caller that searches by itself: its `options` are then shown
   * unfiltered. Default: the given options are searched here.
   */
  onSearch?: ((query: string) => void) | undefined;
  /** Options are being loaded. Default false. */
  isLoading?: boolean | undefined;
};

/** The props that both kinds of control share: the button, and the field to search in. */
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

/** For a `<button>`: a choice without a search (APG "Select-Only Combobox"). */
export interface SelectButtonProps extends SelectControlProps {
  type: 'button';
  tabIndex: 0;
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
export interface SelectArrowProps {
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
 * For the button that clears the choice (DATE-3); hidden if there is none, or it cannot be cleared.
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

/** For the element around a group's options; without a heading, screen readers ignore it. */
export interface SelectGroupProps {
  role: 'group' | 'none';
  'aria-labelledby': string | undefined;
}

/** For one option: `aria-selected` if it is chosen, `data-active` if Enter would choose it. */
export interface SelectOptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  'aria-disabled': true | undefined;
  'data-active': true | undefined;
  'data-disabled': true | undefined;
  onClick: MouseEventHandler;
  onPointerMove: PointerEventHandler;
}

/**
 * For the `<input>` that carries the choice in native form submission; its value is empty for none.
 */
export interface SelectHiddenProps {
  type: 'hidden';
  name: string | undefined;
  value: string;
  disabled: true | undefined;
}

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
  getListProps: PropGetter<SelectListProps>;
  /** For an `<input>` that is needed only for native form submission, with `name`. */
  getHiddenProps: PropGetter<SelectHiddenProps>;
}
