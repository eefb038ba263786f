function valueIn(pairs: string): string | null {
  return new URLSearchParams(pairs).get('kiosk');
}

function asksIn(pairs: string): boolean {
  const value = valueIn(pairs);
  return value !== null && value !== 'false';
}

function searchOf(url: string): string {
  return /^[^?#]*\?([^#]*)/.exec(url)?.[1] ?? '';
}

/** Whether an address asks for kiosk mode: `?kiosk`, with any value but `false`. */
export function asksForKiosk(url: string): boolean {
  return asksIn(searchOf(url));
}

/** Whether an address asks for a kiosk mode without exit: `?kiosk=locked`. */
export function locksKiosk(url: string): boolean {
  return valueIn(searchOf(url)) === 'locked';
}

/** The address without its question for kiosk mode; the rest stays as it was written. */
export function withoutKiosk(url: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const kept = search.split('&').filter((pair) => pair !== '' && !asksIn(pair));
  return path + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}
