/** Loads a chunk of the build by its file, which is in the same folder: `./Dx3f.js`. */
export type ImportChunk = (file: string) => Promise<unknown>;

/** What a chunk loader needs of the browser. */
export interface ChunkSource {
  /** As `fetch()`. */
  fetch: (file: string) => Promise<Response>;
  /** As `import()`. */
  importModule: (file: string) => Promise<unknown>;
  /** Has the browser load a module that will be imported. */
  preload: (file: string) => void;
}

/** Loads chunks so that one that could not be loaded can be asked for again. */
export interface ChunkLoader {
  importChunk: ImportChunk;
  /**
   * Loads files, all at the same time, that a chunk imports.
   * @param files as `importChunk` takes them
   */
  prepare: (files: readonly string[]) => Promise<void>;
  /** To be called once all has been asked for without which there is nothing to see. */
  endStart: () => void;
}

/** In the words of Chromium, by which `isChunkLoadError` knows it. */
function lostChunk(file: string, cause: unknown): TypeError {
  return new TypeError(`Failed to fetch dynamically imported module: ${file}`, { cause });
}

/**
 * Makes an `import()` that can succeed after it has failed, for example once the connection is back
 * (behavior B-21). A module whose file could not be had keeps failing until the page is reloaded
 * (HTML, "module map"). So its file, and those it imports, are fetched first, which leaves no trace
 * if it fails; `import()` then finds them in the browser's cache.
 *
 * While the app starts it takes the files at once: a start that fails begins anew, by a reload, and
 * one that succeeds would take up to twice as long.
 */
export function createChunkLoader({ fetch, importModule, preload }: ChunkSource): ChunkLoader {
  let isStarting = true;
  const requests = new Map<string, Promise<unknown>>();

  const request = async (file: string): Promise<void> => {
    try {
      const answer = await fetch(file);
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !type.includes('javascript')) {
        throw new Error(`The answer was no script: status ${answer.status}, ${type}.`);
      }
      await answer.blob();
    } catch (cause) {
      requests.delete(file);
      throw lostChunk(file, cause);
    }
  };
  const take = (file: string): Promise<unknown> => {
    const known = requests.get(file);
    if (known !== undefined) return known;
    const taken = isStarting ? Promise.resolve(preload(file)) : request(file);
    requests.set(file, taken);
    return taken;
  };
  return {
    importChunk: async (file) => {
      await take(file);
      return importModule(file);
    },
    prepare: async (files) => {
      await Promise.all(files.map(take));
    },
    endStart: () => {
      isStarting = false;
    },
  };
}

const loader: ChunkLoader = createChunkLoader({
  fetch: (file) => fetch(new URL(file, import.meta.url)),
  importModule: (file) => import(/* @vite-ignore */ file),
  preload: (file) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  },
});

declare global {
  /** What app/build/reloadableChunks.ts writes in place of each `import()` of the build. */
  var importChunk: ImportChunk;
}

globalThis.importChunk = loader.importChunk;

/**
 * To be called by what is on the screen first, the frame or the sign-in page: what is asked for from
 * then on is fetched before it is imported, and can be asked for again.
 */
export const endStart: () => void = loader.endStart;

/**
 * Replaces Vite's helper of this name, which is larger because it also loads style sheets; the only
 * one of the app is loaded by its page. Loads the files that a chunk imports, then the chunk.
 * @param files paths from the root of the site: `assets/Dx3f.js`
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  await loader.prepare(scripts.map((file) => `.${file.slice(file.lastIndexOf('/'))}`));
  return load();
}
