import { withoutInvisible } from './pastedText.js';
import { Problem, type FieldErrors } from './problems.js';

interface TextRule {
  readonly maxLength: number;
  readonly required?: boolean;
  readonly multiline?: boolean;
  readonly html?: boolean;
  /** What the text stands for, before anything of it is checked. Default: the text itself. */
  readonly plain?: (text: string) => string;
  /** A format, and the error code for a text that does not match it. */
  readonly format?: readonly [RegExp, string];
}

/** What HTML's `<input type="email">` accepts, so that form and server agree. */
const emailFormat =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** A character that is drawn. A text of spaces, U+200B and the like would be a nameless person. */
const shown = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const controlOrLoneSurrogate = /[\p{Cc}\p{Cs}]/u;
/**
 * No language has more than 30 (UAX #15, stream-safe text), and the time to compose a row of marks
 * grows with its square: the longest that fits in a body would stop the server for minutes.
 */
const tooManyMarks = /\p{M}{31}/u;

/** HTML part by part: U+0338 at the beginning of a text would make `≯` of the `>` before it. */
function composeHtml(html: string): string {
  return html.replace(/[^>]+/g, (part) => part.normalize('NFC'));
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // ISO 8601 has a year 0, but no date picker does.
  return text >= '0001' && Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Reads a JSON body field by field and collects its errors. Each method returns a value of its
 * type, or a placeholder if the field is wrong; `check()` then throws, so that no placeholder gets
 * any further.
 * @throws Problem `malformed-request` when the body is not a JSON object
 */
export class Fields {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #asked = new Set<string>();
  readonly #errors = new Map<string, string[]>();

  constructor(body: unknown) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new Problem('malformed-request', { detail: 'The body must be a JSON object.' });
    }
    this.#values = new Map<string, unknown>(Object.entries(body));
  }

  #get(name: string): unknown {
    this.#asked.add(name);
    return this.#values.get(name);
  }

  /** Marks a field as wrong. */
  fail(name: string, code: string): void {
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), code]);
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** Text, composed (NFC) and trimmed; absent or null is empty. `maxLength` in UTF-16 units, as in HTML. */
  text(name: string, rule: TextRule): string {
    const { maxLength, required, multiline, html, plain, format } = rule;
    const sent = this.#get(name) ?? '';
    if (typeof sent !== 'string') {
      this.fail(name, 'type');
      return '';
    }
    const value = plain === undefined ? sent : plain(sent);
    if (tooManyMarks.test(value)) {
      this.fail(name, 'characters');
      return '';
    }
    const composed = (html === true ? composeHtml(value) : value.normalize('NFC')).trim();
    const text = multiline === true ? composed.replace(/\r\n?/g, '\n') : composed;
    if (!shown.test(text) && required === true) this.fail(name, 'required');
    if (text.length > maxLength) this.fail(name, 'maxLength');
    const visible = multiline === true ? text.replace(/[\n\t]/g, '') : text;
    if (controlOrLoneSurrogate.test(visible)) this.fail(name, 'characters');
    else if (text !== '' && format !== undefined && !format[0].test(text)) {
      this.fail(name, format[1]);
    }
    return text;
  }

  email(name: string, rule: Omit<TextRule, 'plain' | 'format'>): string {
    return this.text(name, { ...rule, plain: withoutInvisible, format: [emailFormat, 'email'] });
  }

  /** A password: taken as it is, never trimmed. */
  secret(name: string, maxLength: number): string {
    const value = this.#get(name) ?? '';
    if (typeof value !== 'string') this.fail(name, 'type');
    else if (value === '') this.fail(name, 'required');
    else if (value.length > maxLength) this.fail(name, 'maxLength');
    else return value;
    return '';
  }

  #format(name: string, isValid: (text: string) => boolean, code: string): string | null {
    const value = this.#get(name) ?? '';
    if (value === '') return null;
    if (typeof value === 'string' && isValid(value)) return value;
    this.fail(name, typeof value === 'string' ? code : 'type');
    return null;
  }

  /** `yyyy-MM-dd`, a day that exists, from year 1; absent, null and empty are null. */
  date(name: string): string | null {
    return this.#format(name, isDate, 'date');
  }

  /** `HH:MM`, from 00:00 to 23:59; absent, null and empty are null. */
  time(name: string): string | null {
    return this.#format(name, (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), 'time');
  }

  boolean(name: string): boolean {
    const value = this.#get(name);
    if (typeof value !== 'boolean') this.fail(name, value === undefined ? 'required' : 'type');
    return value === true;
  }

  integer(name: string): number {
    const value = this.#get(name);
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    this.fail(name, value === undefined ? 'required' : 'type');
    return 0;
  }

  /** Ids of rows, without duplicates; absent is none. @param most how many there may be */
  ids(name: string, most: number): readonly number[] {
    const value = this.#get(name) ?? [];
    const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;
    if (!Array.isArray(value) || !value.every(isId)) this.fail(name, 'type');
    else if (value.length > most) this.fail(name, 'maxLength');
    else return [...new Set(value)];
    return [];
  }

  /** A nested object; its errors are named `name.field`. */
  object<Value>(name: string, read: (fields: Fields) => Value): Value | undefined {
    const value = this.#get(name);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail(name, 'type');
      return undefined;
    }
    const fields = new Fields(value);
    const result = read(fields);
    for (const [field, codes] of Object.entries(fields.#allErrors())) {
      this.#errors.set(`${name}.${field}`, [...codes]);
    }
    return result;
  }

  #allErrors(): FieldErrors {
    const unknown = [...this.#values.keys()].filter((name) => !this.#asked.has(name));
    for (const name of unknown) this.fail(name, 'unknown');
    return Object.fromEntries(this.#errors);
  }

  /**
   * @throws Problem `validation` with the codes of all fields, `unknown` for each field that was
   * not read
   */
  check(): void {
    const errors = this.#allErrors();
    if (Object.keys(errors).length > 0) throw new Problem('validation', { errors });
  }
}
