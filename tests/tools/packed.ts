/** Checks the package as its users get it: packed, installed elsewhere, type-checked, bundled, imported. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkBundle,
  checkExports,
  checkImport,
  checkReadmes,
  checkTexts,
  checkTypes,
} from './packedChecks.js';
import { createPackedProject, install, optionalPeers } from './packedProject.js';
import type { PackedProject } from './packedProject.js';
import { checkDependencies, checkSurroundings } from './packedSources.js';
import type { Counts } from './results.js';
import { root } from './run.js';
import { twoAtATime } from './twoAtATime.js';

let passed = 0;
const failures: string[] = [];

async function check(name: string, body: () => void | Promise<void>): Promise<void> {
  try {
    await body();
    passed += 1;
    console.log(`  ✓ ${name}`);
  } catch (error) {
    failures.push(`${name}\n${error instanceof Error ? error.message : String(error)}`);
    console.error(`  ✗ ${failures.at(-1)}`);
  }
}

/** Features that need an optional peer; the others have to work without any. */
const withPeers = ['overlay', 'tooltip', 'react-router', 'rich-text'];

const resolutions = ['bundler', 'nodenext'] as const;

type Job = () => Promise<void>;

function importsOf(project: PackedProject, features: readonly string[]): Job[] {
  return features.map(
    (feature) => () => check(`Node imports ${feature}`, () => checkImport(project, feature)),
  );
}

function typesOf(project: PackedProject, what: string, features: readonly string[]): Job[] {
  return resolutions.map(
    (resolution) => () =>
      check(`types of ${what}, ${resolution}`, () => checkTypes(project, resolution, features)),
  );
}

async function checkAll(project: PackedProject): Promise<void> {
  const alone = project.features.filter((feature) => !withPeers.includes(feature));
  const first = alone.includes('session') ? 'session' : (alone[0] ?? 'session');
  await check('has every file that package.json exports', () => checkExports(project));
  await check('has the README of every feature', () => checkReadmes(project));
  await check('has the texts of the toolkit in nl, fr and en', () => checkTexts(project));
  await check('imports only the packages that it names', () => checkDependencies(project));
  await check('reads only process.env.NODE_ENV', () => checkSurroundings(project));
  await twoAtATime([
    ...typesOf(project, 'all without peers', alone),
    ...typesOf(project, `${first} alone`, [first]),
    () => check(`bundle of ${first} alone`, () => checkBundle(project, first)),
    ...importsOf(project, alone),
  ]);

  const rest = project.features.filter((feature) => withPeers.includes(feature));
  if (rest.length === 0) return;
  await check('optional peers can be installed', () => install(project.folder, ...optionalPeers()));
  await twoAtATime([
    ...typesOf(project, 'all', [...project.features, ...project.skin]),
    ...importsOf(project, rest),
  ]);
}

let project: PackedProject | undefined;
await check('packs and installs', async () => {
  project = await createPackedProject();
});
if (project !== undefined) {
  await checkAll(project);
  rmSync(project.folder, { recursive: true, force: true });
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const counts: Counts = { passed, failed: failures.length, failures };
writeFileSync(join(root, 'test-results/packed.json'), JSON.stringify(counts));
process.exitCode = failures.length > 0 ? 1 : 0;
