import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { firstLoad } from './firstLoad.js';
import { gzippedKb } from './sizeOfEntry.js';

/** The size of a page's first load, in kB. */
export interface PageSize {
  readonly scripts: number;
  readonly styles: number;
}

/**
 * The scripts that index.html names, also beside the entry, such as the one that sets the theme.
 */
function plainScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const paths = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? '');
  return paths.map((path) => path.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function weigh(folder: string, files: Iterable<string>): number {
  return [...files]
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .reduce((total, file) => total + gzippedKb(readFileSync(file)), 0);
}

/** The first load of a page in a built app; undefined where the build has no chunk for it. */
export function sizeOfPage(folder: string, module: string): PageSize | undefined {
  const load = firstLoad(manifestOf(folder), module);
  if (load === undefined) return undefined;
  return {
    scripts: weigh(folder, new Set([...load.scripts, ...plainScripts(folder)])),
    styles: weigh(folder, load.styles),
  };
}

/**
 * The kB of scripts in a page's first load that are not in another's; undefined if a chunk is
 * missing.
 */
export function sizeBeyond(folder: string, module: string, over: string): number | undefined {
  const manifest = manifestOf(folder);
  const load = firstLoad(manifest, module);
  const base = firstLoad(manifest, over);
  if (load === undefined || base === undefined) return undefined;
  return weigh(
    folder,
    load.scripts.filter((file) => !base.scripts.includes(file)),
  );
}
