import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leaveOutFeatures } from '../../app/build/leaveOutFeatures.js';

const PACKAGE = `
  export async function load(asks) { return asks ? discover() : 'loaded'; }
  async function discover() { return 'a long way to what was asked for'; }

  function Guide(name) { this.name = name; }
  Guide.prototype.lead = function () { return this.name + ' leads a long way round'; };
  export function hire(name) { return name === undefined ? null : new Guide(name); }
`;

const source: Plugin = {
  name: 'source',
  resolveId: (id) => id,
  load: () => PACKAGE,
};

async function built(functions: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'package.js', formats: ['es'] } },
    plugins: [
      source,
      leaveOutFeatures([{ feature: 'Discovery', file: /package\.js$/, functions }]),
    ],
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

interface Package {
  load(asks: boolean): Promise<string>;
  hire(name?: string): { lead(): string } | null;
}

async function imported(code: string): Promise<Package> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Package;
}

test('a feature that is left out says so when it is asked for; the rest works', async () => {
  const code = await built(['discover']);
  const { load } = await imported(code);
  await expect(load(false)).resolves.toBe('loaded');
  await expect(load(true)).rejects.toThrow(
    'Discovery: not in this build, see app/build/unusedFeatures.ts',
  );
  expect(code).not.toContain('a long way to');
});

test('a class is left out with its methods', async () => {
  const { hire: hireAny } = await imported(await built([]));
  expect(hireAny('Ann')?.lead()).toBe('Ann leads a long way round');
  const code = await built(['Guide']);
  const { hire } = await imported(code);
  expect(hire()).toBeNull();
  expect(() => hire('Ann')).toThrow('Discovery: not in this build');
  expect(code).not.toContain('a long way round');
});

test('a function that a package does not have any more fails the build', async () => {
  await expect(built(['discover', 'discoverAll'])).rejects.toThrow('no function discoverAll');
});
