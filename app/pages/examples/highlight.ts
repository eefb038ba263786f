/** The kinds of source that are colored, and `plain` for the rest. */
export type TokenKind = 'comment' | 'string' | 'keyword' | 'tag' | 'plain';

/** A piece of source. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS = [
  ...['import', 'export', 'function', 'return', 'const', 'async', 'await', 'interface', 'extends'],
  ...['readonly', 'typeof', 'throw', 'void', 'null', 'true', 'false', 'undefined'],
];

const TOKENS = new RegExp(
  [
    '(?<comment>/\\*[^]*?\\*/|//.*)',
    '(?<string>\'[^\'\\n]*\'|"[^"\\n]*"|`[^`]*`)',
    `(?<keyword>\\b(?:${KEYWORDS.join('|')})\\b)`,
    '(?<tag>(?<=</|(?:^|[\\s(>])<)[A-Za-z][\\w.]*)',
  ].join('|'),
  'gm',
);

/**
 * Splits TypeScript into pieces by color; joined, they are the source again. It knows no grammar: a
 * word in a text that is also a keyword is colored as one.
 */
export function highlight(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKENS)) {
    const [text] = match;
    const kinds = Object.entries(match.groups ?? {}) as [TokenKind, string | undefined][];
    const kind = kinds.find(([, found]) => found !== undefined)?.[0] ?? 'plain';
    if (match.index > end) tokens.push({ kind: 'plain', text: source.slice(end, match.index) });
    tokens.push({ kind, text });
    end = match.index + text.length;
  }
  return [...tokens, { kind: 'plain', text: source.slice(end) }];
}
