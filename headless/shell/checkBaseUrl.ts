import { ToolkitError } from '../core/vanilla.js';

/**
 * Throws a ToolkitError, code `wrong-base-url`, if the last part of the app's root would be dropped
 * when addresses are resolved against it, as that of `https://example.org/staff` would. A file name
 * (`index.html`) may be dropped, and what is no URL is for others to refuse.
 */
export function checkBaseUrl(baseUrl: string): void {
  const last = URL.canParse(baseUrl) ? new URL(baseUrl).pathname.split('/').at(-1) : '';
  if (!last || last.includes('.')) return;
  throw new ToolkitError({
    code: 'wrong-base-url',
    what: `The \`baseUrl\` "${baseUrl}" of createShell does not end with a slash.`,
    why: `Files and requests of the app would be looked for beside "${last}", not below it.`,
    mend: `Write "${last}/" at its end, or leave "${last}" out.`,
  });
}
