import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const TRANSLATIONS = /[\\/]translations\.[\w-]+\.json$/;

function compile(node: unknown, id: string): unknown {
  if (typeof node === 'string') {
    try {
      // Tags are text, as everywhere in the toolkit.
      return parse(node, { ignoreTag: true });
    } catch (cause) {
      throw new Error(
        `The message "${id}" is not in ICU syntax: ${JSON.stringify(node)}. Correct it.`,
        { cause },
      );
    }
  }
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      compile(child, id === '' ? key : `${id}.${key}`),
    ]),
  );
}

/**
 * Compiles the app's messages, so that the first load does without FormatJS's parser (7 kB).
 * app/loadMessageParser.ts loads it for a file that is not compiled.
 */
export function compiledMessages(): Plugin {
  let publicFolder = '';
  let outputFolder = '';
  return {
    name: 'gnap:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ publicDir, build }) => {
      publicFolder = publicDir;
      outputFolder = build.outDir;
    },
    resolveId(id, importer = '') {
      const isFormatter = /[\\/](intl-messageformat|@formatjs[\\/]intl)[\\/]/.test(importer);
      return id === PARSER && isFormatter ? this.resolve(`${PARSER}/no-parser.js`, importer) : null;
    },
    writeBundle() {
      const names = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((file) => TRANSLATIONS.test(file))) {
        const messages: unknown = JSON.parse(readFileSync(join(publicFolder, name), 'utf8'));
        writeFileSync(join(outputFolder, name), JSON.stringify(compile(messages, '')));
      }
    },
  };
}
