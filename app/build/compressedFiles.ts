import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg)$/;
/** Smaller files, in bytes, fit into one packet as they are. */
const WORTHWHILE = 1000;

function compressedCopies(file: string): void {
  const content = readFileSync(file);
  if (content.length < WORTHWHILE) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Puts a `.br` and a `.gz` beside each file that the page is made of; app/server/staticApp.ts sends those. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'gnap-compressed-files',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    writeBundle: {
      // Other plugins write files too.
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
