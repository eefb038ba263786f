import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from '../headless/translations/index.js';

/**
 * Loads FormatJS's parser for a file with messages that are not compiled. The build compiles the
 * app's own (app/build/compiledMessages.ts), so a page usually needs no parser. It does on the
 * development server, and for a file that was put in place of a built one.
 */
export async function loadMessageParser(messages: Messages): Promise<void> {
  if (Object.values(messages).every((message) => typeof message !== 'string')) return;
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  IntlMessageFormat.__parse = parse;
}
