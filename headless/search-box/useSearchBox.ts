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

/** `value`, `defaultValue` and `onChange` are about the text; `onSearch` is what the box is for. */
export type UseSearchBoxOptions = ValueOrStore<string, SearchBoxStore> & {
  /** Called by Enter and by the submit button, with the text as it was typed. */
  onSearch: (text: string) => void;
  /** Default `gnap.search-placeholder`: `Search ...`. */
  placeholder?: Text | undefined;
  /**
   * Names the field, by default `gnap.search-label`: `Search`; and the landmark, which is named by
   * its role alone without it.
   */
  label?: Text | undefined;
  /** The field's id. */
  id?: string | undefined;
};

/** For the `<form>`, which is the landmark `search`; sending it calls `onSearch` (A11Y-SEARCH). */
export interface SearchFormProps {
  role: 'search';
  'aria-label': string | undefined;
  noValidate: true;
  onSubmit: FormEventHandler;
}

/** For a `<label>`, where one is to be seen. */
export interface SearchLabelProps {
  htmlFor: string;
}

/** For the `<input>`: Enter sends the form, Escape clears the text. */
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

/** For the button that clears the text and gives the focus back to the field. */
export interface SearchClearProps {
  type: 'button';
  'aria-label': string;
  'aria-controls': string;
  /** While there is nothing to clear. */
  hidden: boolean;
  onClick: MouseEventHandler;
}

/** For a button that searches as Enter does; it can be left out. */
export interface SearchSubmitProps {
  type: 'submit';
  'aria-label': string;
}

/** The text, the field's name, and the props of the parts. */
export interface UseSearchBoxResult {
  /** As it was typed, spaces and all. */
  value: string;
  /** The field's name, to show in a label. */
  label: string;
  clear(): void;
  getFormProps: PropGetter<SearchFormProps>;
  /** A visible label is optional: the field is named without it. */
  getLabelProps: PropGetter<SearchLabelProps>;
  getInputProps: PropGetter<SearchInputProps>;
  /** Takes the focus back to the field, since the button goes away. */
  getClearProps: PropGetter<SearchClearProps>;
  getSubmitProps: PropGetter<SearchSubmitProps>;
}

/**
 * A search box: Enter hands over the text, Escape clears it (spec rows SEARCH-1, A11Y-SEARCH). Keys
 * that an input method takes do neither.
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
        store.input(event.currentTarget.value, event);
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
