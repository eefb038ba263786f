import type {
  ChangeEventHandler,
  FormEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
} from 'react';
import {
  focusElement,
  isComposing,
  propGetter,
  useFormatText,
  useValueControl,
  type PropGetter,
  type Text,
  type TextDescriptor,
  type ValueOrStore,
} from '../core/index.js';
import { createSearchBoxStore, type SearchBoxStore } from './searchBox.store.js';

const LABEL: TextDescriptor = { id: 'gnap.search-label', defaultMessage: 'Search' };
const PLACEHOLDER: TextDescriptor = {
  id: 'gnap.search-placeholder',
  defaultMessage: 'Search ...',
};
const CLEAR: TextDescriptor = { id: 'gnap.search-clear', defaultMessage: 'Clear search' };
const SUBMIT: TextDescriptor = { id: 'gnap.search-submit', defaultMessage: 'Search' };

/** `value`, `defaultValue` and `onChange` take the text; `onSearch` starts a search. */
export type UseSearchBoxOptions = ValueOrStore<string, SearchBoxStore> & {
  /** Called on Enter and by the submit button, with the text as typed. */
  onSearch: (text: string) => void;
  /** Default `gnap.search-placeholder`: `Search ...`. */
  placeholder?: Text | undefined;
  /**
   * Names the field and the landmark. Without it the field is named `gnap.search-label` (`Search`),
   * and the landmark only has its role.
   */
  label?: Text | undefined;
  /** The field's id. */
  id?: string | undefined;
};

/**
 * For the `<form>`, which is the landmark `search`; submitting it calls `onSearch` (A11Y-SEARCH).
 */
export interface SearchFormProps {
  role: 'search';
  'aria-label': string | undefined;
  noValidate: true;
  onSubmit: FormEventHandler;
}

/** For a visible `<label>`, if there is one. */
export interface SearchLabelProps {
  htmlFor: string;
}

/** For the `<input>`: Enter submits the form, Escape clears the text. */
export interface SearchInputProps {
  id: string;
  type: 'search';
  'aria-label': string;
  placeholder: string;
  enterKeyHint: 'search';
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/** For the button that clears the text and moves the focus to the field. */
export interface SearchClearProps {
  type: 'button';
  'aria-label': string;
  'aria-controls': string;
  /** True while there is nothing to clear. */
  hidden: boolean;
  onClick: MouseEventHandler;
}

/** For an optional button that searches like Enter. */
export interface SearchSubmitProps {
  type: 'submit';
  'aria-label': string;
}

/** The text, the field's name, and the props of the parts. */
export interface UseSearchBoxResult {
  /** The text as typed, including spaces. */
  value: string;
  /** The field's name, to show in a label. */
  label: string;
  clear(): void;
  getFormProps: PropGetter<SearchFormProps>;
  /** For an optional visible label: the field has a name without it. */
  getLabelProps: PropGetter<SearchLabelProps>;
  getInputProps: PropGetter<SearchInputProps>;
  /** Its press moves the focus to the field, since the button disappears. */
  getClearProps: PropGetter<SearchClearProps>;
  getSubmitProps: PropGetter<SearchSubmitProps>;
}

/**
 * A search box: Enter searches for the text, Escape clears it (spec rows SEARCH-1, A11Y-SEARCH).
 * Keys pressed while an IME is composing do neither.
 */
export function useSearchBox(options: UseSearchBoxOptions): UseSearchBoxResult {
  const { onSearch, placeholder = PLACEHOLDER, label } = options;
  const format = useFormatText();
  const { store, value, partId } = useValueControl('useSearchBox', options, createSearchBoxStore);
  const inputId = partId();
  const name = format(label ?? LABEL);

  const onKeyDown: KeyboardEventHandler = (event) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault();
    } else if (event.key === 'Escape' && store.getState().value !== '') {
      event.preventDefault();
      store.clear(event);
    }
  };

  return {
    value,
    label: name,
    clear: () => {
      store.clear();
    },
    getFormProps: propGetter<SearchFormProps>({
      role: 'search',
      'aria-label': label === undefined ? undefined : name,
      noValidate: true,
      onSubmit: (event) => {
        // In React, the submit of a form in a portal, as of a dialog for filters, bubbles to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSearch(store.getState().value);
      },
    }),
    getLabelProps: propGetter<SearchLabelProps>({ htmlFor: inputId }),
    getInputProps: propGetter<SearchInputProps>({
      id: inputId,
      type: 'search',
      'aria-label': name,
      placeholder: format(placeholder),
      enterKeyHint: 'search',
      value,
      onChange: (event) => {
        const { currentTarget } = event;
        store.input(currentTarget.value, event);
        // Undoing what was typed also works from the clear button, which then disappears.
        if (currentTarget.value === '') currentTarget.focus();
      },
      onKeyDown,
    }),
    getClearProps: propGetter<SearchClearProps>({
      type: 'button',
      'aria-label': format(CLEAR),
      'aria-controls': inputId,
      hidden: value === '',
      onClick: (event) => {
        store.clear(event);
        focusElement(event, inputId);
      },
    }),
    getSubmitProps: propGetter<SearchSubmitProps>({
      type: 'submit',
      'aria-label': format(SUBMIT),
    }),
  };
}
