import { createContext, useContext, type Context } from 'react';
import { formatDefaultText, type FormatText } from './text.js';

/** The formatter of the app's translations; without one, default messages are shown. */
export const FormatTextContext: Context<FormatText> = createContext<FormatText>(formatDefaultText);

/** The function that turns a `Text` into the string to show, in the current language. */
export function useFormatText(): FormatText {
  return useContext(FormatTextContext);
}
