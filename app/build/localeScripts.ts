import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';

const folder = 'vendor/js/angular/i18n/';
// The package's license asks for a notice, and its files carry none.
const notice = '/*! angular-i18n, (c) Google LLC, MIT license */\n';

function readLocale(locale: string): string {
  try {
    const require = createRequire(import.meta.url);
    return readFileSync(require.resolve(`angular-i18n/angular-locale_${locale}.js`), 'utf8');
  } catch (cause) {
    throw new Error(
      `No locale script can be made for "${locale}": the package angular-i18n has no file ` +
        `angular-locale_${locale}.js. It has files for tags such as nl, nl-BE and en-GB; ` +
        'correct the languages of app/locales.ts, or run `npm ci`.',
      { cause },
    );
  }
}

function minifyLocale(locale: string): string {
  const { code, errors } = minifySync(`angular-locale_${locale}.js`, readLocale(locale), {
    module: false,
  });
  if (errors[0] === undefined) return notice + code;
  throw new Error(
    `The locale script of "${locale}" cannot be minified: ${errors[0].message}. ` +
      'The file in node_modules/angular-i18n is damaged; run `npm ci`.',
  );
}

/**
 * Serves the locale scripts that the specification names (LOCALE-1), made from `angular-i18n`:
 * `vendor/js/angular/i18n/angular-locale_{locale}.min.js`. The names have no hash, since the page
 * requests the scripts by this pattern.
 * @param locales BCP 47 tags
 */
export function localeScripts(locales: readonly string[]): Plugin {
  const scripts = new Map<string, string>();
  return {
    name: 'gnap:locale-scripts',
    buildStart(): void {
      for (const locale of locales.map((name) => name.toLowerCase()))
        scripts.set(`${folder}angular-locale_${locale}.min.js`, minifyLocale(locale));
    },
    generateBundle(): void {
      for (const [fileName, source] of scripts) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ config, middlewares }): void {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const script = scripts.get(pathname.slice(config.base.length));
        if (script === undefined || !pathname.startsWith(config.base)) return next();
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(script);
      });
    },
  };
}
