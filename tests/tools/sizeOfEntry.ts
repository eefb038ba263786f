import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

/** The weight in kB of 1000 bytes, gzipped at the highest level. */
export function gzippedKb(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/** Throws if two modules export the same name: `export *` would drop it, and the code behind it. */
async function refuseSameNames(modules: readonly string[]): Promise<void> {
  const { metafile } = await build({
    entryPoints: [...modules],
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    format: 'esm',
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two modules export ${twice.join(', ')}.`);
}

/**
 * The weight of some modules in one bundle, without React and without the packages left out.
 * @param modules absolute paths; throws if two of them export the same name
 */
export async function sizeOfEntry(
  modules: readonly string[],
  leftOut: readonly string[] = [],
): Promise<number> {
  await refuseSameNames(modules);
  const contents = modules.map((path) => `export * from ${JSON.stringify(path)};`).join('');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', ...leftOut],
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
  });
  return gzippedKb(outputFiles[0]!.contents);
}
