import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const source: string = fileURLToPath(new URL('../boot.ts', import.meta.url));

async function bundle(base: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production'),
      'import.meta.env.BASE_URL': JSON.stringify(base),
    },
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Bundling ${source} gave no file.`);
  return file.text;
}

/**
 * Puts app/boot.ts into the page as a small blocking script file, so that the first painted frame has
 * the right theme, language and sidebar width (behavior B-12). A module would come too late, and the
 * content security policy forbids inline scripts.
 */
export function bootScript(): Plugin {
  let base = '/';
  let isBuild = false;
  let fileName = 'boot.js';
  return {
    name: 'gnap-boot-script',
    configResolved: (config) => {
      base = config.base;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const code = await bundle(base);
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${fileName}`, (_request, response, next) => {
        bundle(base).then((code) => {
          response.setHeader('content-type', 'text/javascript').end(code);
        }, next);
      });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}
