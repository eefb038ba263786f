import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const viteHelper = '\0vite/preload-helper.js';
const ownHelper: string = fileURLToPath(new URL('../importChunk.ts', import.meta.url));

/** An `import()` of another chunk, minified or not. */
const imports = /\bimport\((["'`]\.\/[\w-]+\.js["'`])\)/g;

/**
 * Has every `import()` of the build go through app/importChunk.ts, so that a chunk that could not be
 * loaded can be asked for again.
 */
export function reloadableChunks(): Plugin {
  return {
    name: 'gnap-reloadable-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) =>
        id === viteHelper ? `export { __vitePreload } from ${JSON.stringify(ownHelper)};` : null,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code.replace(imports, 'importChunk($1)');
          const missed = /.{0,40}\bimport\(["'`].{0,40}/.exec(chunk.code);
          if (missed !== null) {
            this.error(`importChunk does not stand in for an import(): ${missed[0]}`);
          }
          if (!chunk.isEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0) {
            this.error(
              `${chunk.fileName} has a style sheet, which app/importChunk.ts does not load.`,
            );
          }
        }
      },
    },
  };
}
