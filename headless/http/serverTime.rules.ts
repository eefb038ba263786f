/**
 * What the server's clock said when it answered, in milliseconds since 1970; `null` where the answer
 * does not tell, or may have lain in a cache since.
 */
export function serverTimeOf(method: string, headers: Headers): number | null {
  const isCacheable =
    /^(GET|HEAD)$/.test(method) && !/no-store/i.test(headers.get('Cache-Control') ?? '');
  const time = Date.parse(headers.get('Date') ?? '');
  return isCacheable || Number.isNaN(time) ? null : time;
}
