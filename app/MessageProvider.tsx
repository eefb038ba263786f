import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape, type MessageFormatElement } from 'react-intl';
import { consoleLog } from '../headless/platform/index.js';
import type { Messages } from '../headless/translations/index.js';

const formatters = createFormatters();

const told = new Set<string>();

/**
 * Logs each distinct error once: a missing text would otherwise be logged for every row and every
 * render.
 */
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
    // A browser that translates the page takes a bare text away from React, which then neither
    // changes nor removes it any more; it keeps to the element around it.
    textComponent: 'span',
    // FormatJS's types do not say so, but a table may mix strings and compiled messages.
    messages: messages as Record<string, MessageFormatElement[]>,
  };
  // Only what `FormattedMessage` needs of an `IntlShape`: all of it would add three kilobytes to
  // each page. A lint rule keeps the app from importing anything else of react-intl.
  return { ...config, formatMessage: formatMessage.bind(null, config, formatters) } as IntlShape;
}

/** The messages for `FormattedMessage` below the provider, and the language to format them in. */
export interface MessageProviderProps {
  /** As a BCP 47 tag: `nl`. */
  language: string;
  messages: Messages;
  children: ReactNode;
}

/** Hands the messages to react-intl's `FormattedMessage`; only other messages re-render the texts. */
export function MessageProvider({
  language,
  messages,
  children,
}: MessageProviderProps): ReactElement {
  const intl = useMemo(() => intlOf(language, messages), [language, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
