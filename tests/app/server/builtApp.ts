import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../../../app/server/options.js';
import { testServer } from './testServer.js';

/** What a browser accepts that goes to an address. */
export const browser: Record<string, string> = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** The security headers of every answer of the app, to the letter. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
    'trusted-types dompurify gnap-locale',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What lies beside the app's folder, and is for nobody. */
export const hiddenFiles: Record<string, string> = {
  'secret.txt': 'hidden words',
  'secret.json': '"hidden words"',
  'secret.min.js': 'hidden words',
  'data/secret': 'hidden words',
  [`data/${'a'.repeat(32)}.png`]: 'hidden words',
};

interface BuiltAppOptions extends Pick<ServerOptions, 'base' | 'https'> {
  /** The base that the app is built for, unless it is the server's. */
  readonly builtFor?: string;
}

/** A server of an app that looks as `npm run build:app` makes it, with a secret beside its folder. */
export async function builtApp({
  base = '/',
  https = false,
  builtFor = base,
}: BuiltAppOptions = {}): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'gnap-app-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    'dist/index.html': `<!doctype html><title>app</title><script src="${builtFor}assets/main-abc123.js"></script>`,
    'dist/assets/main-abc123.js': 'export {};',
    'dist/assets/main-abc123.js.br': brotliCompressSync('export {};'),
    'dist/assets/main-abc123.js.gz': gzipSync('export {};'),
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/i18n/app/translations.en.json': '{}',
    'dist/vendor/js/angular/i18n/angular-locale_en.min.js': '',
    'dist/.vite/manifest.json': '{}',
    ...hiddenFiles,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return testServer({
    dataFolder: join(folder, 'data'),
    staticFolder: join(folder, 'dist'),
    base,
    https,
  });
}
