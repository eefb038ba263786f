/** Which way text runs. */
export type TextDirection = 'ltr' | 'rtl';

/** Tells the page its language and direction. */
export type WriteDocumentLanguage = (language: string, direction: TextDirection) => void;

/** Sets `lang` and `dir` of `<html>`, from which screen readers take the voice (A11Y-LANG). */
export const writeDocumentLanguage: WriteDocumentLanguage = (language, direction) => {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
};
