import { ToolkitError } from '../core/vanilla.js';
import { unquote, type TextDirection } from '../platform/index.js';

/** A language that the app can be shown in (spec row LANG-1). */
export interface Locale {
  /** A BCP 47 tag: `nl`, `nl-BE`. Names the translation files and the locale script. */
  readonly name: string;
  /** The language's name in the language itself: `Nederlands`. */
  readonly title: string;
  /** Marks the locale to use if nothing else decides. If none is marked, it is the first. */
  readonly isDefault?: boolean | undefined;
}

/** The toolkit's own list (spec rows LANG-1, LANG-4). */
export const DEFAULT_LOCALES: readonly Locale[] = [
  { name: 'nl', title: 'Nederlands', isDefault: true },
  { name: 'fr', title: 'Français' },
  { name: 'en', title: 'English' },
];

/**
 * What `negotiateLanguage` chooses from: the wishes, in order, and the supported locales (spec row
 * LANG-2).
 */
export interface LanguageWishes {
  /** The choice of an earlier visit, as stored, JSON-quoted or not; `null` for none. */
  readonly stored: string | null;
  /** What the browser asks for, most preferred first: `['nl-BE', 'en']`. */
  readonly wanted: readonly string[];
  /** The names of the supported locales. */
  readonly supported: readonly string[];
  /** The name to use where no wish is supported. */
  readonly defaultName: string;
}

/** The supported name that equals this one, ignoring case; `undefined` if there is none. */
export function findLanguage(name: string, supported: readonly string[]): string | undefined {
  const wanted = name.trim().toLowerCase();
  return supported.find((candidate) => candidate.toLowerCase() === wanted);
}

function languagePart(name: string): string {
  return name.split('-', 1)[0] ?? name;
}

/**
 * The language to show (spec rows LANG-2, LANG-4, LANG-5): the stored choice where it is supported,
 * else the first of the browser's that is, exactly or by its language part (`nl-BE` → `nl`), else
 * the default.
 */
export function negotiateLanguage({
  stored,
  wanted,
  supported,
  defaultName,
}: LanguageWishes): string {
  const chosen = stored === null ? undefined : findLanguage(unquote(stored), supported);
  if (chosen !== undefined) return chosen;
  for (const name of wanted) {
    const match = findLanguage(name, supported) ?? findLanguage(languagePart(name), supported);
    if (match !== undefined) return match;
  }
  return defaultName;
}

/** The explicit default where it is in the list, else the marked locale, else the first (LANG-4). */
export function defaultLanguage(locales: readonly Locale[], explicit?: string): string {
  const names = locales.map(({ name }) => name);
  const given = explicit === undefined ? undefined : findLanguage(explicit, names);
  return given ?? locales.find(({ isDefault }) => isDefault === true)?.name ?? names[0] ?? 'en';
}

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

/** What is wrong with the locales of an app, or `null`. */
export function findLocaleFault(
  locales: readonly Locale[],
  defaultLocale?: string,
): ToolkitError | null {
  const names = locales.map(({ name }) => name);
  const fault = (why: string, mend: string): ToolkitError =>
    new ToolkitError({
      code: 'wrong-locales',
      what: 'The locales of createLanguageStore cannot be used.',
      why,
      mend,
    });
  if (names.length === 0) return fault('The list is empty.', 'Give one, or leave `locales` out.');
  const malformed = names.find((name) => !isLanguageTag(name));
  if (malformed !== undefined) {
    return fault(`"${malformed}" is no BCP 47 language tag.`, 'Write it like `nl` or `nl-BE`.');
  }
  const twice = names.find((name, index) => findLanguage(name, names.slice(0, index)));
  if (twice !== undefined) return fault(`"${twice}" is in the list twice.`, 'Keep one of the two.');
  if (defaultLocale !== undefined && findLanguage(defaultLocale, names) === undefined) {
    const why = `The default "${defaultLocale}" is not in the list.`;
    return fault(why, `Give one of ${names.join(', ')} as \`defaultLocale\`.`);
  }
  return null;
}

/** The Unicode scripts that run from right to left and are in use today. */
const RTL_SCRIPT = /^(Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The direction of a language's text, by the script that it is most likely written in. */
export function textDirection(language: string): TextDirection {
  try {
    const { script = '' } = new Intl.Locale(language).maximize();
    return RTL_SCRIPT.test(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
