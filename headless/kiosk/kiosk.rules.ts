function asksIn(pairs: string): boolean {
  const value = new URLSearchParams(pairs).get('kiosk');
  return value !== null && value !== 'false';
}

/** Whether an address asks for kiosk mode: `?kiosk`, with any value but `false`. */
export function asksForKiosk(url: string): boolean {
  return asksIn(/^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? '');
}

/** The address without its question for kiosk mode; the rest stays as it was written. */
export function withoutKiosk(url: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const kept = search.split('&').filter((pair) => pair !== '' && !asksIn(pair));
  return path + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}
