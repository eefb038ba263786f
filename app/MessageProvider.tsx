import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import type { ReactElement, ReactNode } from 'react';
import { RawIntlProvider, type IntlShape, type MessageFormatElement } from 'react-intl';
import { consoleLog } from '../headless/platform/index.js';
import type { Messages } from '../headless/translations/index.js';

const formatters = createFormatters();

const told = new Set<string>();

/** Once for each: a text that is missing is so in every row, and whenever it is drawn. */
function onError(error: unknown): void {
  const fault = String(error);
  if (!told.has(fault)) consoleLog('A text cannot be shown as it should.', error);
  told.add(fault);
}

function intlOf(locale: string, messages: Messages): IntlShape {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale,
    onError,
    // What FormatJS does not say in its types: a table may hold both kinds.
    messages: messages as Record<string, MessageFormatElement[]>,
  };
  // Not the whole of it, which a page would load three kilobytes for: a lint rule lets the app take
  // nothing else of react-intl than `FormattedMessage`, which needs no more.
  return { ...config, formatMessage: formatMessage.bind(null, config, formatters) } as IntlShape;
}

/**
 * The texts that `FormattedMessage` shows below the provider, and the language that formats them.
 */
export interface MessageProviderProps {
  /** As a BCP 47 tag: `nl`. */
  language: string;
  messages: Messages;
  children: ReactNode;
}

/** Hands the messages to react-intl's `FormattedMessage`. */
export function MessageProvider({
  language,
  messages,
  children,
}: MessageProviderProps): ReactElement {
  return <RawIntlProvider value={intlOf(language, messages)}>{children}</RawIntlProvider>;
}
