import { useEffect } from 'react';
import { useStoreState, type FormatText } from '../core/index.js';
import { sharedTranslations } from './sharedTranslations.js';
import type {
  PartStatus,
  TranslationsActions,
  TranslationsState,
  TranslationsStore,
} from './translations.types.js';

/** The options of the hooks of the translations; below a shell none is required. */
export interface UseTranslationsOptions {
  /** Default: the shell's. */
  store?: TranslationsStore | undefined;
}

/** The loaded messages, the status of each part, and how to format and to add parts. */
export interface UseTranslationsResult
  extends TranslationsState, Pick<TranslationsActions, 'addPart' | 'format'> {}

/**
 * The formatter of the loaded messages: a new function whenever they change, so that a component
 * that gets it as a prop, or from `FormatTextContext`, re-renders.
 */
export function useFormatTextValue(store: TranslationsStore): FormatText {
  return useStoreState(store, store.formatterOf).format;
}

/**
 * The app's messages and the status of each part (spec rows TRANS-1 to TRANS-3). A component that
 * only formats uses `useFormatText()`. Throws a ToolkitError if there is no store.
 */
export function useTranslations({ store }: UseTranslationsOptions = {}): UseTranslationsResult {
  const translations = sharedTranslations.useStore('useTranslations', store);
  const language = useStoreState(translations, (state) => state.language);
  const messages = useStoreState(translations, (state) => state.messages);
  const parts = useStoreState(translations, (state) => state.parts);
  const format = useFormatTextValue(translations);
  return { language, messages, parts, format, addPart: translations.addPart };
}

/**
 * Adds a part for as long as the app runs, as a route does for its own texts, and returns its
 * status (spec row TRANS-2). One that failed is tried once more by each component that mounts, and
 * stays `failed` meanwhile. Throws a ToolkitError if there is no store.
 */
export function useTranslationPart(
  part: string,
  { store }: UseTranslationsOptions = {},
): PartStatus {
  const translations = sharedTranslations.useStore('useTranslationPart', store);
  useEffect(() => {
    void translations.addPart(part);
  }, [translations, part]);
  return useStoreState(translations, (state) => state.parts[part] ?? 'loading');
}
