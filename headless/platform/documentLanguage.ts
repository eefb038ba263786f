/** Which way text runs. */
export type TextDirection = 'ltr' | 'rtl';

/** Sets the page's language and direction. */
export type WriteDocumentLanguage = (language: string, direction: TextDirection) => void;

/** Sets `lang` and `dir` of `<html>`, by which screen readers choose the voice (A11Y-LANG). */
export const writeDocumentLanguage: WriteDocumentLanguage = (language, direction) => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
};
