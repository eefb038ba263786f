import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { firstLoad } from './firstLoad.js';
import { gzippedKb } from './sizeOfEntry.js';

/** kB of a page's first load. */
export interface PageSize {
  readonly scripts: number;
  readonly styles: number;
}

/** Scripts that index.html names beside the entry, such as the one that sets the theme. */
function plainScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const paths = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? '');
  return paths.map((path) => path.replace(/^\.?\//, '').replace(/[?#].*$/, ''));
}

/** The first load of a page in a built app; undefined where the build has no chunk for it. */
export function sizeOfPage(folder: string, module: string): PageSize | undefined {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const load = firstLoad(JSON.parse(text) as Manifest, module);
  if (load === undefined) return undefined;
  const sum = (files: Iterable<string>): number =>
    [...files]
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file))
      .reduce((total, file) => total + gzippedKb(readFileSync(file)), 0);
  return {
    scripts: sum(new Set([...load.scripts, ...plainScripts(folder)])),
    styles: sum(load.styles),
  };
}
