import { resolve } from 'node:path';
import ts from 'typescript';
import type { ReadmeExample } from './readmeExamples.js';

/**
 * Imports as a user has them, and without the rules of this project that examples need not follow.
 */
const overrides = {
  extends: './tsconfig.json',
  files: [],
  compilerOptions: {
    types: ['vite/client'],
    paths: {
      'gnap-toolkit/headless/*': ['./headless/*/index.ts'],
      'gnap-toolkit/skin/*': ['./skin/*/index.ts'],
      'gnap-toolkit/testing': ['./headless/testing/index.ts'],
    },
    // Makes each example a module, so that two of them may use one name.
    moduleDetection: 'force',
    noUnusedLocals: false,
    noUnusedParameters: false,
    declaration: false,
    isolatedDeclarations: false,
  },
};

/** Reads the examples as files beside their READMEs, and everything else from the disk. */
function hostWith(
  examples: ReadonlyMap<string, ReadmeExample>,
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    fileExists: (path) => examples.has(path) || disk.fileExists(path),
    readFile: (path) => examples.get(path)?.code ?? disk.readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const example = examples.get(path);
      return example === undefined
        ? disk.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, example.code, version);
    },
  };
}

function describeFault({ file, line }: ReadmeExample, fault: ts.Diagnostic): string {
  const place = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0);
  const text = ts.flattenDiagnosticMessageText(fault.messageText, '\n');
  return `${file}:${line + (place?.line ?? 0)} TS${fault.code}: ${text}`;
}

/**
 * The compiler's errors in examples that import this package as its users do, each with its file
 * and line. One program serves for all of them.
 * @param root the absolute path of the project
 */
export function readmeFaults(root: string, examples: readonly ReadmeExample[]): string[] {
  const byPath = new Map(
    examples.map((example) => [
      resolve(root, `${example.file}.${example.line}.${example.language}`),
      example,
    ]),
  );
  const { options } = ts.parseJsonConfigFileContent(
    overrides,
    ts.sys,
    root,
    undefined,
    resolve(root, 'tsconfig.readme.json'),
  );
  const program = ts.createProgram([...byPath.keys()], options, hostWith(byPath, options));
  return [...byPath].flatMap(([path, example]) => {
    const source = program.getSourceFile(path);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((fault) => describeFault(example, fault));
  });
}
