import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('angular-i18n/package.json'));

/** The ids of all the real locale scripts. */
export const LOCALE_IDS: readonly string[] = readdirSync(folder).flatMap((name) => {
  const id = /^angular-locale_(.+)\.js$/.exec(name)?.[1];
  return id === undefined ? [] : [id];
});

/** Runs a real locale script against an `angular`, as a script element would. */
export function runLocaleScript(id: string, angular: unknown): void {
  const source = readFileSync(join(folder, `angular-locale_${id}.js`), 'utf8');
  new Function('angular', source)(angular);
}
