/** Loads a module by its address, as `import()` does. */
export type ImportModule = (address: string) => Promise<unknown>;

/** Loads a chunk of the build by its file, which is in the same folder: `./Dx3f.js`. */
export type ImportChunk = (file: string) => Promise<unknown>;

const IN_FIREFOX = /^error loading dynamically imported module/;

/**
 * Makes an `import()` that can succeed after it has failed, for example once the connection is back
 * (behavior B-21). In Firefox, a module that failed to load keeps failing until the page is reloaded
 * (HTML, "module map"), so there the file is requested again at another address. The other browsers
 * request it again by themselves; a second address could run the module twice there.
 */
export function createImportChunk(importModule: ImportModule): ImportChunk {
  const addresses = new Map<string, string>();
  let attempts = 0;
  return async (file) => {
    try {
      return await importModule(addresses.get(file) ?? file);
    } catch (error) {
      if (!(error instanceof Error && IN_FIREFOX.test(error.message))) throw error;
      attempts += 1;
      const address = `${file}?${String(attempts)}`;
      addresses.set(file, address);
      return importModule(address);
    }
  };
}

declare global {
  /** What app/build/reloadableChunks.ts writes in place of each `import()` of the build. */
  var importChunk: ImportChunk;
}

globalThis.importChunk = createImportChunk((address) => import(/* @vite-ignore */ address));

const preloaded = new Set<string>();

/**
 * Replaces Vite's helper of this name, which is 0.4 kB larger because it also loads style sheets; the
 * only one of the app is loaded by its page. Starts to load the files that a chunk imports, then the chunk.
 * @param files paths from the root of the site: `assets/Dx3f.js`
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    if (file.endsWith('.css') || preloaded.has(file)) continue;
    preloaded.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
