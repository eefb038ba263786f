import { splitUrl } from '../navigation/vanilla.js';

function valueIn(pairs: string): string | null {
  return new URLSearchParams(pairs).get('kiosk');
}

function asksIn(pairs: string): boolean {
  const value = valueIn(pairs);
  return value !== null && value !== 'false';
}

/** Whether an address asks for kiosk mode: `?kiosk`, with any value but `false`. */
export function asksForKiosk(url: string): boolean {
  return asksIn(splitUrl(url).search);
}

/** Whether an address asks for kiosk mode without an exit: `?kiosk=locked`. */
export function locksKiosk(url: string): boolean {
  return valueIn(splitUrl(url).search) === 'locked';
}

/** The address without the `kiosk` parameter that asks for the mode; the rest stays as written. */
export function withoutKiosk(url: string): string {
  const { path, search, hash } = splitUrl(url);
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !asksIn(pair));
  return path + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}
