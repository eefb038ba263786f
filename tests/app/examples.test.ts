import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GROUPS } from '../../app/examples/catalogue.js';
import { exampleComponent, packageSource } from '../../app/pages/examples/exampleFile.js';
import { EXAMPLE_TEXTS } from '../../app/pages/examples/exampleTexts.js';
import { highlight } from '../../app/pages/examples/highlight.js';
import { anyCharacter } from '../headless/support/characters.js';
import { messagesIn } from './support/texts.js';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'app/examples');
const entries = EXAMPLE_GROUPS.flatMap((group) => group.examples);
const files = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
const sourceOf = (file: string): string => readFileSync(resolve(folder, file), 'utf8');

test('the list of examples names each file of the folder once', () => {
  const named = entries.map(({ name }) => `${exampleComponent(name)}.tsx`);
  expect(named.sort()).toEqual([...files].sort());
  expect(exampleComponent('date-picker')).toBe('DatePickerExample');
});

test('every control that the README lists has an example', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
  const [, list = ''] = /^- \*\*Controls\*\*:([^]*?)\.$/m.exec(readme) ?? [];
  const controls = [...list.matchAll(/\[([a-z-]+)\]\(/g)].map(([, name = '']) => name);
  expect(controls).toContain('date-picker');
  const shown = new Set(entries.map(({ name }) => name));
  // The calendar is what the two date pickers open.
  expect(controls.filter((name) => !shown.has(name))).toEqual(['calendar']);
});

test.each(['nl', 'fr', 'en'] as const)(
  'TRANS-1 every example has a title and a sentence in %s',
  (language) => {
    const messages = messagesIn(language);
    for (const { name, title } of entries) {
      expect(messages.get(title.id) ?? '', title.id).not.toBe('');
      expect(messages.get(EXAMPLE_TEXTS[name]?.id ?? '') ?? '', name).not.toBe('');
    }
    for (const { title } of EXAMPLE_GROUPS) expect(messages.has(title.id), title.id).toBe(true);
  },
);

describe('the source of an example', () => {
  test('imports from the package what the app imports from its folders, and changes nothing else', () => {
    const source = [
      "import { useId } from 'react';",
      "import { useToggle } from '../../headless/toggle/index.js';",
      'import type { IsoDate } from "../../headless/calendar/index.js";',
      "import { DateField } from '../../skin/date-picker/index.js';",
      "const text = 'see ../../skin/toggle/index.js';",
    ];
    expect(packageSource(source.join('\n')).split('\n')).toEqual([
      "import { useId } from 'react';",
      "import { useToggle } from 'gnap-toolkit/headless/toggle';",
      'import type { IsoDate } from "gnap-toolkit/headless/calendar";',
      "import { DateField } from 'gnap-toolkit/skin/date-picker';",
      "const text = 'see ../../skin/toggle/index.js';",
    ]);
  });

  test.each(files)('%s is short, and can be copied: it needs nothing of the app', (file) => {
    const source = packageSource(sourceOf(file));
    expect(source).not.toMatch(/from '\./);
    expect(source).toContain(`export function ${file.replace('.tsx', '')}(): ReactElement {`);
    expect(source.split('\n').length).toBeLessThanOrEqual(80);
    for (const [, layer = '', feature = ''] of source.matchAll(/gnap-toolkit\/(\w+)\/([\w-]+)/g))
      expect(readdirSync(resolve(root, layer, feature))).toContain('index.ts');
  });
});

describe('the coloring of source', () => {
  const joined = (source: string): string =>
    highlight(source)
      .map(({ text }) => text)
      .join('');

  test('leaves the text as it is', () => {
    for (const file of files) expect(joined(sourceOf(file))).toBe(sourceOf(file));
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (source) => {
        expect(joined(source)).toBe(source);
      }),
    );
  });

  test('tells comments, strings, keywords and tags from the rest', () => {
    const pieces = highlight("return <Card.Row label='const'>a</Card.Row>; // const");
    expect(pieces.filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'keyword', text: 'return' },
      { kind: 'tag', text: 'Card.Row' },
      { kind: 'string', text: "'const'" },
      { kind: 'tag', text: 'Card.Row' },
      { kind: 'comment', text: '// const' },
    ]);
  });
});
