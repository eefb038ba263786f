import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flattenTranslations } from '../../headless/translations/index.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'app/public/i18n');
const parts = readdirSync(folder);
const languages = ['nl', 'fr', 'en'];

function messagesOf(part: string, language: string): Record<string, string> {
  const file = resolve(folder, part, `translations.${language}.json`);
  const messages = flattenTranslations(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, String(text)]));
}

function placeholdersOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name).sort();
}

describe.each(parts)('TRANS-1 the translations of %s', (part) => {
  test.each(languages)('have every message, and the same placeholders, in %s', (language) => {
    const english = messagesOf(part, 'en');
    const messages = messagesOf(part, language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [id, message] of Object.entries(messages)) {
      expect(message.trim(), id).not.toBe('');
      expect(placeholdersOf(english[id] ?? ''), id).toEqual(
        expect.arrayContaining(placeholdersOf(message)),
      );
    }
  });
});

function sourcesOf(path: string): string[] {
  return readdirSync(resolve(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(resolve(entry.parentPath, entry.name), 'utf8'));
}

test('TRANS-3 every text of the toolkit and its skin is translated', () => {
  const source = [...sourcesOf('headless'), ...sourcesOf('skin')].join('\n');
  const ids = [...source.matchAll(/\bid: '(gnap\.[\w.-]+)'/g)].map(([, id = '']) => id);
  const strict = [...source.matchAll(/(?:title|text)Id: '(gnap\.[\w.-]+)'/g)].map(
    ([, id = '']) => id,
  );
  expect(Object.keys(messagesOf('gnap', 'nl'))).toEqual(
    expect.arrayContaining([...new Set([...ids, ...strict])]),
  );
});
