import { propGetter, useFormatText, useStoreState, type Text } from '../core/index.js';
import type { Locale } from './language.rules.js';
import type { LanguageActions, LanguageState, LanguageStore } from './language.store.js';
import { sharedLanguage } from './sharedLanguage.js';

const LABEL: Text = { id: 'gnap.language', defaultMessage: 'Language' };

/** The options of `useLanguage`; below a shell none is required. */
export interface UseLanguageOptions {
  /** Default: the shell's. */
  store?: LanguageStore | undefined;
  /** Names the dropdown. Default `gnap.language`, "Language". */
  label?: Text | undefined;
}

/** For the element that holds a locale's title. */
export interface LocaleProps {
  /** The language of the title, so that it is read with the right voice (A11Y-LANG). */
  lang: string;
  'data-active': true | undefined;
}

/** A locale as a choice in a menu, for the items of `useMenuButton`. */
export interface LanguageItem {
  readonly key: string;
  readonly label: string;
  readonly lang: string;
  readonly isChecked: boolean;
  readonly run: () => void;
}

/** The language, how to change it, and the choices for a dropdown of languages. */
export interface UseLanguageResult extends LanguageState, LanguageActions {
  /** The current locale. */
  locale: Locale | undefined;
  /** Names the dropdown. */
  label: string;
  /** One item per locale, for a menu of them. */
  items: readonly LanguageItem[];
  /** For the element that holds the title of the locale with this name. */
  getLocaleProps<Given extends object = object>(name: string, props?: Given): Given & LocaleProps;
}

/**
 * The app's language and the languages to choose from (spec rows LANG-1, LANG-3).
 * Throws a ToolkitError if there is no store.
 */
export function useLanguage({ store, label = LABEL }: UseLanguageOptions = {}): UseLanguageResult {
  const languageStore = sharedLanguage.useStore('useLanguage', store);
  const language = useStoreState(languageStore, (state) => state.language);
  const locales = useStoreState(languageStore, (state) => state.locales);
  const format = useFormatText();
  const { change } = languageStore;
  return {
    language,
    locales,
    change,
    locale: locales.find(({ name }) => name === language),
    label: format(label),
    items: locales.map(({ name, title }) => ({
      key: name,
      label: title,
      lang: name,
      isChecked: name === language,
      run: () => {
        change(name);
      },
    })),
    getLocaleProps: (name, props) =>
      propGetter<LocaleProps>({ lang: name, 'data-active': name === language || undefined })(props),
  };
}
