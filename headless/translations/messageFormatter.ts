import { createFormatters } from '@formatjs/intl';
import {
  formatDefaultText,
  type FormatText,
  type Text,
  type TextDescriptor,
  type TextValues,
} from '../core/vanilla.js';
import type { Log } from '../platform/index.js';
import { TranslationError } from './TranslationError.js';
import type { Message, Messages } from './translations.rules.js';

/** Formats text in one language, from one table. */
export interface MessageFormatter {
  /** Never throws: message, else default message, else id (spec row TRANS-3). */
  readonly format: FormatText;
  /** Only the table's message, well-formed; else throws a {@link TranslationError} (row ERR-2). */
  readonly formatStrictly: FormatText;
}

/** The table to format from, and its language. */
export interface MessageFormatterOptions {
  readonly language: string;
  readonly messages: Messages;
  /** Told once per id of a message that cannot be formatted. */
  readonly log: Log;
}

/** Default messages are English, so their plurals and numbers are too. */
const DEFAULT_MESSAGE_LANGUAGE = 'en';

type Values = Record<string, string | number | Date | null | undefined>;

/**
 * Booleans as text, since FormatJS itself can only select by them. Without a prototype, no message
 * finds an inherited value.
 */
function messageValues(values: TextValues = {}): Values {
  const result = Object.create(null) as Values;
  for (const [name, value] of Object.entries(values)) {
    result[name] = typeof value === 'boolean' ? String(value) : value;
  }
  return result;
}

function missing({ id }: TextDescriptor, language: string): TranslationError {
  return new TranslationError({
    code: 'missing-translation',
    what: `There is no message "${id}" in "${language}".`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'No translation file that was loaded has this id.',
      mend: 'Add it to the file of a part, and see that the part is loaded.',
    }),
  });
}

function malformed({ id }: TextDescriptor, language: string, cause: unknown): TranslationError {
  return new TranslationError({
    code: 'malformed-translation',
    what: `The message "${id}" in "${language}" cannot be formatted.`,
    why: `${cause instanceof Error ? cause.message : String(cause)}.`,
    ...(process.env.NODE_ENV !== 'production' && {
      mend: 'Correct its ICU syntax in the translation file, or give the values that it names.',
    }),
    cause,
  });
}

/**
 * Formats ICU messages with FormatJS. Tags are plain text: `<b>` is shown literally. Making a
 * formatter is cheap; messages that are not compiled are parsed on first use.
 */
export function createMessageFormatter({
  language,
  messages,
  log,
}: MessageFormatterOptions): MessageFormatter {
  let formatters: ReturnType<typeof createFormatters> | undefined;
  const logged = new Set<string>();

  const formatMessage = (message: Message, locale: string, values?: TextValues): string => {
    formatters ??= createFormatters();
    const parsed = formatters.getMessageFormat(message, locale, undefined, { ignoreTag: true });
    const formatted = parsed.format(messageValues(values));
    return Array.isArray(formatted) ? formatted.join('') : String(formatted);
  };

  const formatStrictly = (text: Text): string => {
    if (typeof text === 'string') return text;
    const message = messages[text.id];
    if (message === undefined) throw missing(text, language);
    try {
      return formatMessage(message, language, text.values);
    } catch (cause) {
      throw malformed(text, language, cause);
    }
  };

  const formatDefault = (text: TextDescriptor): string => {
    const { defaultMessage, values } = text;
    if (defaultMessage === undefined) return text.id;
    try {
      return formatMessage(defaultMessage, DEFAULT_MESSAGE_LANGUAGE, values);
    } catch {
      return formatDefaultText(text);
    }
  };

  const format = (text: Text): string => {
    if (typeof text === 'string') return text;
    if (messages[text.id] === undefined) return formatDefault(text);
    try {
      return formatStrictly(text);
    } catch (error) {
      if (!logged.has(text.id)) log(String(error), error);
      logged.add(text.id);
      return formatDefault(text);
    }
  };

  return { format, formatStrictly };
}

/**
 * Makes one formatter per table of messages, and keeps it for as long as the table is referenced.
 */
export function createFormatterCache(
  log: Log,
): (state: Pick<MessageFormatterOptions, 'language' | 'messages'>) => MessageFormatter {
  const formatters = new WeakMap<Messages, MessageFormatter>();
  return ({ language, messages }) => {
    const known = formatters.get(messages);
    if (known !== undefined) return known;
    const formatter = createMessageFormatter({ language, messages, log });
    formatters.set(messages, formatter);
    return formatter;
  };
}
