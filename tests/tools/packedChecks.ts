import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { manifest } from './packedProject.js';
import type { PackedProject } from './packedProject.js';
import { root, run } from './run.js';

/** What a user imports: a feature of headless by its name, a folder of the skin as `skin/button`. */
function specifierOf(name: string): string {
  const isOutside = name === 'testing' || name.startsWith('skin/');
  return `gnap-toolkit/${isOutside ? name : `headless/${name}`}`;
}

/**
 * Checks that every file that package.json exports by name is in the package, and that every
 * exported folder has files.
 */
export function checkExports({ files }: PackedProject): void {
  const targets = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const there = (target: string): boolean => {
    const [before = '', after = ''] = target.replace(/^\.\//, '').split('*', 2);
    return files.some((path) => path.startsWith(before) && path.endsWith(after));
  };
  const absent = targets.filter((target) => target !== './package.json' && !there(target));
  if (absent.length > 0)
    throw new Error(
      `package.json exports ${absent.join(', ')}, which the package lacks. ` +
        'Add them to "files", or take them out of "exports".',
    );
}

/** Checks that the package has each feature's README, to which the main README links. */
export function checkReadmes({ files, features }: PackedProject): void {
  const absent = features.filter((name) => !files.includes(`headless/${name}/README.md`));
  if (absent.length > 0)
    throw new Error(
      `The package lacks the README of ${absent.join(', ')}. ` +
        'Write it as headless/<name>/README.md, which "files" in package.json takes along.',
    );
}

/** Checks that the package has the toolkit's own texts, which a user's app copies and serves. */
export function checkTexts({ files }: PackedProject): void {
  const absent = ['nl', 'fr', 'en']
    .map((language) => `app/public/i18n/gnap/translations.${language}.json`)
    .filter((path) => !files.includes(path));
  if (absent.length > 0)
    throw new Error(`The package lacks ${absent.join(', ')}. Add them to "files" in package.json.`);
}

/**
 * Type-checks a file that imports these features and folders of the skin, as a project with this
 * module resolution.
 */
export async function checkTypes(
  { folder }: PackedProject,
  resolution: 'bundler' | 'nodenext',
  features: readonly string[],
): Promise<void> {
  const lines = features.map((name, index) => `import * as m${index} from '${specifierOf(name)}';`);
  const names = features.map((_, index) => `m${index}`).join(', ');
  const name = `types-${resolution}-${features.length}`;
  const source = `${lines.join('\n')}\nexport const all = [${names}];\n`;
  writeFileSync(join(folder, `${name}.ts`), source);
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  // Slate's own declarations use `Symbol.dispose`.
  const more = features.includes('rich-text') ? ['esnext.disposable'] : [];
  const compilerOptions = {
    ...{ module, moduleResolution: resolution, target: 'es2022', jsx: 'react-jsx' },
    // Without skipLibCheck our own declarations are checked, too.
    ...{ strict: true, noEmit: true, types: [], lib: ['es2022', 'dom', 'dom.iterable', ...more] },
  };
  const config = `${name}.json`;
  writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await run(folder, process.execPath, compiler, '-p', config);
}

/** Bundles one feature, and checks that nothing came along that does not belong to it. */
export async function checkBundle({ folder }: PackedProject, feature: string): Promise<void> {
  writeFileSync(join(folder, 'main.ts'), `export * from '${specifierOf(feature)}';\n`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'main.ts', formats: ['es'] } },
  });
  const chunks = [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .flatMap((part) => (part.type === 'chunk' ? part : []));
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  if (!modules.some((id) => id.includes('gnap-toolkit')))
    throw new Error(`The bundle of ${feature} holds nothing of ours; see its index.ts.`);
  const strangers =
    /node_modules\/(slate|tailwindcss|@floating-ui|react-router|lucide-react)|\/skin\//;
  const found = modules.filter((id) => strangers.test(id));
  if (found.length > 0 || chunks.some(({ code }) => /\b(slate|tailwind)/i.test(code)))
    throw new Error(
      `Bundling ${feature} alone brings along ${found.join(', ') || 'slate or tailwind'}. ` +
        'Find the import that leads there, and move it into a feature of its own.',
    );
}

/** Imports a feature in Node, where there is no DOM, and checks that it adds no globals. */
export async function checkImport({ folder }: PackedProject, feature: string): Promise<void> {
  const script = `
    const before = new Set(Reflect.ownKeys(globalThis));
    const names = Object.keys(await import('${specifierOf(feature)}'));
    const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key));
    if (names.length === 0) throw new Error('it exports nothing');
    if (added.length > 0) throw new Error('it adds globals: ' + added.map(String).join(', '));`;
  await run(folder, process.execPath, '--input-type=module', '--eval', script);
}
