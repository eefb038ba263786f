/** A class name in a source file, without its variants: `md:hover:px-3` → `px-3`. */
export interface Utility {
  readonly file: string;
  readonly name: string;
}

/** The text of each .tsx file below skin/ and app/. */
export const SOURCES: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../../../skin/**/*.tsx', '../../../app/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** The contents of all string literals of a source, comments left out. */
export function stringsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/** A colon in brackets does not separate a variant: `has-[:focus]:p-1`. */
function withoutVariants(word: string): string {
  return word
    .replaceAll(/\[[^\]]*\](?=[^\s]*:)/g, '')
    .replace(/^.*:/, '')
    .replace(/!$/, '');
}

export function utilitiesOf(sources: Readonly<Record<string, string>>): Utility[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    stringsOf(source)
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => /^[a-z@[-]/.test(word))
      .map((word) => ({ file: path.replace('../../../', ''), name: withoutVariants(word) })),
  );
}
