import type { Clock } from '../platform/index.js';
import type { LoadLocaleScript } from './browserScriptLoader.js';
import { LocaleDataError } from './LocaleDataError.js';
import { parseLocaleData, type LocaleData } from './localeData.rules.js';

/** What `readLocaleScript` needs to read one script. */
export interface LocaleScriptReading {
  readonly url: string;
  /** The id that the script has to register. */
  readonly id: string;
  readonly loadScript: LoadLocaleScript;
  readonly clock: Clock;
  /** From the script's load event until its registration is read, in milliseconds. */
  readonly delay: number;
  /** For loading and reading together, in milliseconds. */
  readonly timeout: number;
  /** Called once, unless the reading is canceled first. */
  readonly onSettled: (result: LocaleData | LocaleDataError) => void;
}

function failure(code: string, url: string, why: string, cause?: unknown): LocaleDataError {
  return new LocaleDataError({
    code,
    what: `No locale data came from ${url}.`,
    why,
    ...(process.env.NODE_ENV !== 'production' && {
      mend: 'See that the file is there and is the script of angular-i18n for this locale.',
    }),
    cause,
  });
}

/**
 * Loads a locale script and, a moment later, reads what it has registered (spec row LOCALE-2). It
 * has succeeded only if it registered the right id, since an HTML page served in its place loads
 * too. Returns how to cancel.
 */
export function readLocaleScript(reading: LocaleScriptReading): () => void {
  const { url, id, loadScript, clock, delay, timeout, onSettled } = reading;
  const registrations: unknown[] = [];
  const undo: (() => void)[] = [];
  let isOpen = true;

  const close = (): void => {
    isOpen = false;
    for (const stop of undo.splice(0)) stop();
  };
  const settle = (result: LocaleData | LocaleDataError): void => {
    if (!isOpen) return;
    close();
    onSettled(result);
  };
  const read = (): void => {
    const data = registrations
      .map((registered) => parseLocaleData(registered, id))
      .find((parsed) => parsed !== null);
    const why = `The script was loaded but did not register "${id}".`;
    settle(data ?? failure('locale-not-registered', url, why));
  };
  const fail = (cause: unknown): void => {
    const known = cause instanceof LocaleDataError;
    settle(known ? cause : failure('locale-script-failed', url, 'Its script failed.', cause));
  };

  try {
    const stop = loadScript(url, {
      onRegister: (registered) => registrations.push(registered),
      onLoad: () => {
        if (isOpen) undo.push(clock.setTimeout(read, delay));
      },
      onError: fail,
    });
    if (isOpen) undo.push(stop);
    else stop();
  } catch (cause) {
    fail(cause);
  }
  if (isOpen) {
    const why = `It took longer than ${timeout} milliseconds.`;
    undo.push(
      clock.setTimeout(() => {
        settle(failure('locale-timeout', url, why));
      }, timeout),
    );
  }
  return close;
}
