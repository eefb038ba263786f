import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = /\.(css|html|js|json|svg)$/;
/** In bytes; a smaller file fits into one packet uncompressed. */
const WORTHWHILE = 1000;

async function compressedCopies(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return;
  await writeFile(`${file}.br`, await toBrotli(content));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/**
 * Writes a `.br` and a `.gz` copy beside each text file of the build; app/server/staticApp.ts sends
 * those.
 */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'gnap-compressed-files',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    writeBundle: {
      // Last, so that the files that other plugins write are compressed too.
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => TEXT.test(name));
        // Each is compressed in a thread.
        await Promise.all(texts.map((name) => compressedCopies(join(folder, name))));
      },
    },
  };
}
