import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';

/** The weight in kB of 1000 bytes as a browser gets it from a careful server. */
export function gzippedKb(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/**
 * The weight of some modules in one bundle, without React and without the packages left out.
 * @param modules absolute paths
 */
export async function sizeOfEntry(
  modules: readonly string[],
  leftOut: readonly string[] = [],
): Promise<number> {
  // Namespaces, since `export *` silently drops a name that two modules export.
  const lines = modules.map((path, index) => `export * as m${index} from ${JSON.stringify(path)};`);
  const [only] = modules;
  const contents = modules.length === 1 ? `export * from ${JSON.stringify(only)};` : lines.join('');
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
