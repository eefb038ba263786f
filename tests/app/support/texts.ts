import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flattenTranslations } from '../../../headless/translations/index.js';

/** The languages of the reference app. */
export type Language = 'nl' | 'fr' | 'en';

/** The message of an id, with its plain `{name}` and `{name, number}` placeholders filled in; throws for an unknown id. */
export type Texts = (id: string, values?: Readonly<Record<string, string>>) => string;

const folder = resolve(import.meta.dirname, '../../../app/public/i18n');

/** All messages of a language by their ids, as its files hold them. */
export function messagesIn(language: Language): ReadonlyMap<string, string> {
  const tables = readdirSync(folder).map((part) => {
    const file = resolve(folder, part, `translations.${language}.json`);
    return Object.entries(flattenTranslations(JSON.parse(readFileSync(file, 'utf8'))));
  });
  return new Map(tables.flat().map(([id, message]) => [id, String(message)]));
}

/** Looks texts up in the app's own files, so that a test works in every language. */
export function textsIn(language: Language): Texts {
  const messages = messagesIn(language);
  return (id, values = {}) => {
    const message = messages.get(id);
    if (message === undefined) throw new Error(`No translation file in "${language}" has "${id}".`);
    return message.replace(
      /\{(\w+)(?:, number)?\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
  };
}

/** The name of a button that shows a choice; a pattern for the choice, such as `[A-Z]{2}`. */
export function choiceName(text: Texts, label: string, pattern = '.+'): RegExp {
  const start = text('gnap.menu-choice', { label, choice: '' }).replace(/\s/g, '\\s');
  return new RegExp(`^${start}${pattern}$`);
}
