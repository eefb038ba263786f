import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALE_NAMES } from '../../app/locales.js';
import { flattenTranslations } from '../../headless/translations/index.js';
import { messageIdsIn, type MessageIds } from '../tools/messageIds.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'app/public/i18n');
const parts = readdirSync(folder);

function messagesOf(part: string, language: string): Record<string, string> {
  const file = resolve(folder, part, `translations.${language}.json`);
  const messages = flattenTranslations(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, String(text)]));
}

function placeholdersOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name).sort();
}

describe.each(parts)('TRANS-1 the translations of %s', (part) => {
  test.each(LOCALE_NAMES)('have every message, and the same placeholders, in %s', (language) => {
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

test.each(parts)('TRANS-1 in French no line of %s begins with the sign after a space', (part) => {
  expect(Object.values(messagesOf(part, 'fr')).filter((text) => /« | [?!;:»]/.test(text))).toEqual(
    [],
  );
});

test.each(parts)('TRANS-1 in French the spaces and ellipses of %s are French', (part) => {
  const texts = Object.values(messagesOf(part, 'fr'));
  expect(texts.filter((text) => /\u00a0[;!?]|\.{3}| …|\bde \{title\}/.test(text))).toEqual([]);
});

test.each(['nl', 'en'])('TRANS-1 in %s every text quotes with the same marks', (language) => {
  const texts = parts.flatMap((part) => Object.values(messagesOf(part, language)));
  expect(texts.filter((text) => /[‘"„«]/.test(text))).toEqual([]);
});

/** The messages that the source of a layer names. The server and the build show nobody a text. */
function messagesNamedIn(...layers: readonly string[]): MessageIds {
  const files = layers.flatMap((layer) =>
    readdirSync(resolve(root, layer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => resolve(entry.parentPath, entry.name))
      .filter((path) => !/^app\/(server|build)\//.test(relative(root, path))),
  );
  const named = files.map((path) => messageIdsIn(path, parts));
  return {
    ids: [...new Set(named.flatMap(({ ids }) => ids))].sort(),
    computed: named.flatMap(({ computed }) => computed),
  };
}

/** Looks like a message and is the name of a lock. */
const LOCK = 'gnap.token';

const inToolkit = messagesNamedIn('headless', 'skin');
const inApp = messagesNamedIn('app');
const translated = parts.flatMap((part) => Object.keys(messagesOf(part, 'en')));

test('TRANS-3 every text of the toolkit and its skin is translated', () => {
  expect(inToolkit.ids.filter((id) => !translated.includes(id))).toEqual([LOCK]);
  expect(inToolkit.ids).toEqual(inToolkit.ids.filter((id) => id.startsWith('gnap.')));
});

test('TRANS-3 every text of the app is translated', () => {
  expect(inApp.ids.filter((id) => !translated.includes(id))).toEqual([]);
});

test('TRANS-1 no translation is unused', () => {
  const used = new Set([...inToolkit.ids, ...inApp.ids]);
  expect(translated.filter((id) => !used.has(id))).toEqual([]);
});

test('TRANS-3 no id is put together while the app runs, where nobody can check it', () => {
  expect([...inToolkit.computed, ...inApp.computed]).toEqual([]);
});
