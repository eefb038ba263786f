import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifest } from './packedProject.js';
import type { PackedProject } from './packedProject.js';

interface Source {
  readonly path: string;
  readonly text: string;
}

function readSources({ folder, files }: PackedProject, name: RegExp): Source[] {
  return files
    .filter((path) => name.test(path))
    .map((path) => ({
      path,
      text: readFileSync(join(folder, 'node_modules/gnap-toolkit', path), 'utf8'),
    }));
}

const importedPackage =
  /(?:^|[\s}])(?:from|import) ?\(?['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)[^'"\n]*['"]/g;

/**
 * Checks that code and types import no package that package.json does not name: npm may put such a
 * package where it is found, but pnpm and Yarn do not.
 */
export function checkDependencies(project: PackedProject): void {
  const named = { ...manifest.dependencies, ...manifest.peerDependencies };
  const strangers = readSources(project, /^dist\/.*\.(js|d\.ts)$/).flatMap(({ path, text }) =>
    [...text.matchAll(importedPackage)].flatMap(([, name = '']) =>
      name in named ? [] : [`${name} (in ${path})`],
    ),
  );
  if (strangers.length > 0)
    throw new Error(
      `These are neither dependencies nor peers: ${strangers.join(', ')}. ` +
        'Add them to package.json, or do not import them.',
    );
}

/**
 * Checks that the code reads nothing that a bundler, or a page with an import map, would have to
 * provide besides `process.env.NODE_ENV`.
 */
export function checkSurroundings(project: PackedProject): void {
  const foreign = /\bprocess\b(?!\.env\.NODE_ENV\b)|\bimport\.meta\b|\brequire\(|\b__dirname\b/;
  const found = readSources(project, /^dist\/.*\.js$/).flatMap(({ path, text }) => {
    const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const match = foreign.exec(code);
    return match === null ? [] : [`${match[0]} (in ${path})`];
  });
  if (found.length > 0)
    throw new Error(
      `The package reads ${found.join(', ')}, which is not there in every project. ` +
        'Make it an option of the store or hook.',
    );
}
