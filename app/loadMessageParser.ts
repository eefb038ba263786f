import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from '../headless/translations/index.js';

/**
 * Loads FormatJS's parser for a file with messages as people write them. The build compiles the app's
 * own (app/build/compiledMessages.ts), and so a page needs no parser; a file that was put in the place
 * of a built one, and the development server's, do.
 */
export async function loadMessageParser(messages: Messages): Promise<void> {
  if (Object.values(messages).every((message) => typeof message !== 'string')) return;
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  IntlMessageFormat.__parse = parse;
}
