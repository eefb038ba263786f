/** The addresses of the API. */
export const apiPath: RegExp = /^\/+api(\/|$)/i;
/** Files that a page is made of. Other dots are part of an address, as in `/people/1.5`. */
const filePath =
  /\.(avif|css|eot|gif|html?|ico|jpe?g|js|json|map|mjs|otf|pdf|png|svg|ttf|txt|wasm|webmanifest|webp|woff2?|xml)$/i;
const hiddenPath = /(^|[/\\])\.[^/\\]/;

/**
 * Whether an unknown address is a route of the app, so that index.html answers for it. Never for the API,
 * for a file (a script or translation that is missing must fail, not arrive as HTML) or for another method.
 * @param path decoded
 */
export function isAppRoute(method: string, path: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (apiPath.test(path) || /^\/+assets(\/|$)/i.test(path)) return false;
  if (filePath.test(path) || hiddenPath.test(path)) return false;
  return accept === undefined || accept === '' || /text\/html|\*\/\*/i.test(accept);
}
