/** A block of TypeScript in a README. */
export interface ReadmeExample {
  /** The README's path from the root: `headless/menu/README.md`. */
  readonly file: string;
  /** The number of its first line of code, from 1. */
  readonly line: number;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

const block = /^( *)```(tsx?)\b.*\n([^]*?)^\1```/gm;

/** Finds the blocks fenced as `ts` or `tsx`; fragments that do not compile use another language. */
export function readmeExamples(file: string, markdown: string): ReadmeExample[] {
  return [...markdown.matchAll(block)].map(({ index, 2: language, 3: code = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length + 1,
    language: language === 'ts' ? 'ts' : 'tsx',
    code,
  }));
}
