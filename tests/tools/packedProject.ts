import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.js';

/** The parts of package.json that are read here. */
export interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The package.json of this project. */
export const manifest = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Readonly<Manifest>;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** A user's project, which has installed this package. */
export interface PackedProject {
  readonly folder: string;
  /** The files of the package, relative to it. */
  readonly files: readonly string[];
  /** The names of the features in dist/headless. */
  readonly features: readonly string[];
  /** The folders of the skin: `skin/button`. */
  readonly skin: readonly string[];
}

/** Installs packages the way a user does, from npm's cache where it has them. */
export async function install(folder: string, ...packages: string[]): Promise<void> {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(folder, 'npm', 'install', ...quiet, ...packages);
}

function pinned(...names: string[]): string[] {
  return names.map((name) => `${name}@${manifest.devDependencies[name] ?? 'latest'}`);
}

/** The optional peers that features and skin need, in the versions tested here. */
export function optionalPeers(): string[] {
  const names = Object.keys(manifest.peerDependenciesMeta);
  return pinned(...names.filter((name) => name !== 'tailwindcss'));
}

/** Packs this project as npm would publish it, and installs it into a new, empty project. */
export async function createPackedProject(): Promise<PackedProject> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gnap-packed-')));
  const answer = await run(
    root,
    'npm',
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  );
  const [packed] = JSON.parse(answer) as Packed[];
  if (packed === undefined) throw new Error('npm pack made no package; run `npm pack` to see why.');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const types = pinned('@types/react', '@types/react-dom');
  await install(folder, join(folder, packed.filename), ...pinned('react', 'react-dom'), ...types);
  const files = packed.files.map(({ path }) => path);
  const features = files.flatMap(
    (path) => /^dist\/headless\/([^/]+)\/index\.js$/.exec(path)?.[1] ?? [],
  );
  const skin = files.flatMap((path) => /^dist\/(skin\/[^/]+)\/index\.js$/.exec(path)?.[1] ?? []);
  return { folder, files, features, skin };
}
