import { useEffect } from 'react';
import { useStoreState, type FormatText } from '../core/index.js';
import { sharedTranslations } from './sharedTranslations.js';
import type {
  PartStatus,
  TranslationsActions,
  TranslationsState,
  TranslationsStore,
} from './translations.store.js';

/** What the hooks of the translations take: the store, where there is no shell. */
export interface UseTranslationsOptions {
  /** Default: the shell's. */
  store?: TranslationsStore | undefined;
}

/** The messages that are there now, how far each part is, and how to format and to add more. */
export interface UseTranslationsResult
  extends TranslationsState, Pick<TranslationsActions, 'addPart' | 'format'> {}

/**
 * The formatter of the messages that are there now: another function whenever these differ, so that
 * a component which is given it, or reads it from `FormatTextContext`, renders again.
 */
export function useFormatTextValue(store: TranslationsStore): FormatText {
  return useStoreState(store, store.formatterOf).format;
}

/**
 * The app's messages and how far each part is (spec rows TRANS-1 to TRANS-3). A component that only
 * formats takes `useFormatText()`. Throws a ToolkitError where there is no store.
 */
export function useTranslations({ store }: UseTranslationsOptions = {}): UseTranslationsResult {
  const translations = sharedTranslations.use('useTranslations', store);
  const language = useStoreState(translations, (state) => state.language);
  const messages = useStoreState(translations, (state) => state.messages);
  const parts = useStoreState(translations, (state) => state.parts);
  const format = useFormatTextValue(translations);
  return { language, messages, parts, format, addPart: translations.addPart };
}

/**
 * Adds a part for as long as the app runs, as a route does for its own texts, and tells how far it is
 * (spec row TRANS-2). Throws a ToolkitError where there is no store.
 */
export function useTranslationPart(
  part: string,
  { store }: UseTranslationsOptions = {},
): PartStatus {
  const translations = sharedTranslations.use('useTranslationPart', store);
  useEffect(() => {
    void translations.addPart(part);
  }, [translations, part]);
  return useStoreState(translations, (state) => state.parts[part] ?? 'loading');
}
