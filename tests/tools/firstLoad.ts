import type { Manifest } from 'vite';

/** The files that a page needs at first, relative to the build's folder. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The keys on the shortest path from the entry to a module, by static and dynamic imports. */
function pathTo(manifest: Manifest, entry: string, module: string): string[] | undefined {
  const paths = [[entry]];
  const seen = new Set([entry]);
  for (const path of paths) {
    const last = path.at(-1) ?? entry;
    if (last === module) return path;
    for (const next of [
      ...(manifest[last]?.imports ?? []),
      ...(manifest[last]?.dynamicImports ?? []),
    ])
      if (!seen.has(next)) {
        seen.add(next);
        paths.push([...path, next]);
      }
  }
  return undefined;
}

/**
 * What is loaded before a page shows: the entry, the chunks imported on the way to the page (such
 * as a router that is itself loaded late), the page's own, and all that these import statically.
 * Undefined if the manifest has no such chunk within reach of the entry.
 */
export function firstLoad(manifest: Manifest, module: string): FirstLoad | undefined {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const path = entry === undefined ? undefined : pathTo(manifest, entry, module);
  if (path === undefined) return undefined;
  const keys = new Set(path);
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}
