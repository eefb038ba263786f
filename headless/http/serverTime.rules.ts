/**
 * The server's time when it answered, in milliseconds since 1970; `null` if the answer does not
 * say, or may come from a cache.
 */
export function serverTimeOf(method: string, headers: Headers): number | null {
  const isCacheable =
    /^(GET|HEAD)$/.test(method) && !/no-store/i.test(headers.get('Cache-Control') ?? '');
  const time = Date.parse(headers.get('Date') ?? '');
  return isCacheable || Number.isNaN(time) ? null : time;
}
