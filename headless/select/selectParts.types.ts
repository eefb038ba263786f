import type {
  ChangeEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { FieldControlProps } from '../core/index.js';

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

/**
 * For an element around the list and `statusText`: a press on it leaves the focus on the control, so
 * that the list stays open and the text typed is kept. It is no tab stop, even if it scrolls.
 */
export interface SelectPanelProps {
  tabIndex: -1;
  onMouseDown: MouseEventHandler;
}

/**
 * For the element around the groups, a `listbox`, which is hidden while it has no options. It is no
 * tab stop, even if it scrolls.
 */
export interface SelectListProps {
  id: string;
  role: 'listbox';
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  hidden: boolean;
  tabIndex: -1;
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
