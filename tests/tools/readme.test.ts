import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readmeExamples, type ReadmeExample } from './readmeExamples.js';
import { readmeFaults } from './readmeFaults.js';

const root = resolve(import.meta.dirname, '../..');
const features = readdirSync(resolve(root, 'headless'));

function readmeOf(folder: string): string {
  const file = resolve(root, folder, 'README.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function examplesOf(folder: string): ReadmeExample[] {
  return readmeExamples(join(folder, 'README.md'), readmeOf(folder));
}

/** How a user imports the feature. */
function entryOf(feature: string): string {
  return feature === 'testing' ? 'gnap-toolkit/testing' : `gnap-toolkit/headless/${feature}`;
}

describe('examples', () => {
  const broken = readmeExamples(
    'BROKEN.md',
    [
      '# broken',
      '',
      '```tsx',
      "import { useSidebar } from 'gnap-toolkit/headless/sidebar';",
      'export const Wrong = () => <p>{useSidebar().isColapsed}</p>;',
      "export const unchecked = ['one'][0].length;",
      '```',
    ].join('\n'),
  );
  let faults: readonly string[] = [];

  beforeAll(() => {
    const folders = ['.', 'skin', ...features.map((feature) => `headless/${feature}`)];
    const examples = folders.flatMap(examplesOf);
    faults = readmeFaults(root, [...examples, ...broken]);
  }, 120_000);

  test('every example in a README compiles, with the imports that a user writes', () => {
    expect(faults.filter((fault) => !fault.startsWith('BROKEN.md'))).toEqual([]);
  });

  test('a fault in an example is told with its line in the README, by the strict options of this project', () => {
    expect(faults.filter((fault) => fault.startsWith('BROKEN.md'))).toEqual([
      expect.stringMatching(/^BROKEN\.md:5 TS\d+: .*isColapsed/),
      expect.stringMatching(/^BROKEN\.md:6 TS\d+: .*possibly 'undefined'/),
    ]);
  });
});

test('a fence of another language is no example', () => {
  const markdown = '```sh\nnpm ci\n```\n\n```ts\nexport {};\n```\n';
  expect(readmeExamples('README.md', markdown)).toEqual([
    { file: 'README.md', line: 6, language: 'ts', code: 'export {};\n' },
  ]);
});

test('the README of the skin lists every folder of it', () => {
  const folders = readdirSync(resolve(root, 'skin'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const table = readmeOf('skin')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  expect(folders.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('the README links to every feature', () => {
  const readme = readmeOf('.');
  expect(features.filter((name) => !readme.includes(`[${name}](headless/${name})`))).toEqual([]);
});

describe.each(features)('headless/%s', (feature) => {
  test('has a README that begins with its name', () => {
    expect(readmeOf(`headless/${feature}`).split('\n', 1)).toEqual([`# ${feature}`]);
  });

  test('has an example that imports it', () => {
    const codes = examplesOf(`headless/${feature}`).map(({ code }) => code);
    expect(codes).toContainEqual(expect.stringContaining(`from '${entryOf(feature)}'`));
  });
});
