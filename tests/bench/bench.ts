/**
 * `npm run bench`: the toolkit against its peers, in one run. Arguments name the suites to run, all by
 * default; `--rounds=5` says how often each subject has its turn.
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { openBench } from './runner/openPage.js';
import { report } from './runner/report.js';
import { hold, type Contest } from './runner/rounds.js';
import { forms } from './suites/forms.js';
import { range } from './suites/range.js';
import { richText } from './suites/richText.js';
import { select } from './suites/select.js';
import { selection } from './suites/selection.js';
import config from './vite.config.js';

const suites: Readonly<Record<string, readonly Contest[]>> = {
  forms,
  range,
  select,
  selection,
  'rich-text': richText,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(suites);

await build({ ...config, configFile: false });
const bench = await openBench();
try {
  for (const suite of chosen) {
    const page = await bench.open(suite);
    for (const contest of suites[suite] ?? []) {
      const rounds = Number(values.rounds);
      console.log(report(contest, await hold(bench.browser, page, { contest, rounds })));
    }
    await page.close();
  }
} finally {
  await bench.close();
}
