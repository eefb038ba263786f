/** A block of TypeScript in a README. */
export interface ReadmeExample {
  /** The README's path from the root: `headless/menu/README.md`. */
  readonly file: string;
  /** Where its first line of code stands, from 1. */
  readonly line: number;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

const block = /^( *)```(tsx?)\b.*\n([^]*?)^\1```/gm;

/** The blocks that are fenced as `ts` or `tsx`; a mere fragment goes by another language. */
export function readmeExamples(file: string, markdown: string): ReadmeExample[] {
  return [...markdown.matchAll(block)].map(({ index, 2: language, 3: code = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length + 1,
    language: language === 'ts' ? 'ts' : 'tsx',
    code,
  }));
}
