import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserApis, type Browser } from './browserApis.js';

const root = resolve(import.meta.dirname, '../..');

// Outside of the tests and their time limit: reading all types takes seconds.
const apis = browserApis(root, ['headless', 'skin']);

function readmeVersions(): Readonly<Record<Browser, number>> {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const [, chrome, firefox, safari] =
    /\*\*Browsers\*\*: .*?Chrome and Edge ([\d.]+), Firefox ([\d.]+), Safari ([\d.]+)/.exec(
      readme,
    ) ?? [];
  return { chrome: Number(chrome), firefox: Number(firefox), safari: Number(safari) };
}

test.each([
  ['AbortSignal.any', { chrome: 116, firefox: 124, safari: 17.4 }],
  ['Element.checkVisibility', { chrome: 105, firefox: 106, safari: 17.4 }],
  ['Intl.Segmenter', { chrome: 87, firefox: 125, safari: 14.1 }],
])('%s is found, with the first version of each browser that has it', (name, versions) => {
  const api = apis.find((each) => each.name === name);
  const since = (browser: Browser): number | undefined => api?.since(browser);
  expect({ chrome: since('chrome'), firefox: since('firefox'), safari: since('safari') }).toEqual(
    versions,
  );
});

test.each(['chrome', 'firefox', 'safari'] as const)(
  'hooks and skin use nothing that the oldest version of %s in the README lacks',
  (browser) => {
    const oldest = readmeVersions()[browser];
    expect(oldest).toBeGreaterThan(0);
    const tooNew = apis
      .filter((api) => api.since(browser) > oldest)
      .map(({ name, files }) => `${name} (${[...files].join(', ')})`);
    expect(tooNew).toEqual([]);
  },
);
