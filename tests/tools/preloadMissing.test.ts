import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { preloadMissing } from '../../app/build/preloadMissing.js';

const MODULES: Readonly<Record<string, string>> = {
  'start.js': `
    import { shared } from 'shared.js';
    console.log(shared, () => import('page.js'), () => import('other.js'));`,
  'second.js': "import { shared } from 'shared.js'; console.log(shared);",
  'page.js': `
    import { shared } from 'shared.js';
    import { control } from 'control.js';
    console.log(shared, control);`,
  'other.js': `
    import { control } from 'control.js';
    console.log(control);`,
  'shared.js': 'export const shared = Math.random();',
  'control.js': 'export const control = Math.random();',
};

const source: Plugin = {
  name: 'source',
  resolveId: (id) => (id in MODULES ? id : undefined),
  load: (id) => MODULES[id],
};

test('a lazy file comes with what it needs, without what is there already', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ['start.js', 'second.js'],
        output: { chunkFileNames: '[name].js' },
      },
    },
    plugins: [source, preloadMissing()],
  });
  if (!('output' in result)) throw new Error('Nothing was built.');
  const start = result.output.find(({ name }) => name === 'start');
  const code = start?.type === 'chunk' ? start.code : '';
  const names = /m\.f=(\[.*?\])/.exec(code)?.[1] ?? '[]';
  expect(JSON.parse(names)).toEqual(['page.js', 'control.js', 'other.js']);
});
