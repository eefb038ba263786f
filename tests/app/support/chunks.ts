import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const MANIFEST = join(import.meta.dirname, '../../../dist/app/.vite/manifest.json');

/**
 * The address of the built chunk of a module, as a pattern for `page.route`.
 * @param module its path from `app/`, or the name of a chunk: `frame`, or a package that has its
 * own. An unknown one throws, since a pattern that matches nothing would go unnoticed
 */
export function chunkOf(module: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === module);
  const file = chunk?.file;
  if (file === undefined) throw new Error(`The built app has no chunk for ${module}.`);
  return `**/${file}*`;
}
