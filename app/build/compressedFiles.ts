import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg)$/;
/** In bytes; a smaller file fits into one packet uncompressed. */
const WORTHWHILE = 1000;

function compressedCopies(file: string): void {
  const content = readFileSync(file);
  if (content.length < WORTHWHILE) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
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
      handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        for (const name of names.filter((file) => TEXT.test(file)))
          compressedCopies(join(folder, name));
      },
    },
  };
}
