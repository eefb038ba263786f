import { isIPv6 } from 'node:net';

/**
 * Counts failures by key, such as an account, and says how long a key has to wait. Kept in memory
 * only.
 */
export interface Throttle {
  /** Seconds until another attempt is allowed; 0 when it is allowed now. */
  secondsToWait(key: string): number;
  /**
   * Counts an attempt. Call it before the outcome is known, or many at once would all slip through.
   */
  add(key: string): void;
  /** Takes back an attempt that did not fail. */
  takeBack(key: string): void;
  /** Drops the key, as if it had never failed. */
  forget(key: string): void;
  /** How many keys are remembered. */
  readonly size: number;
}

interface ThrottleOptions {
  /** Attempts allowed in one window. */
  readonly limit: number;
  readonly windowMilliseconds: number;
  /** Keys remembered; the oldest is dropped for a new one, which bounds the memory. */
  readonly capacity: number;
  readonly clock: () => number;
}

/** Counts failures per key in windows that begin with the first failure. */
export function createThrottle(options: ThrottleOptions): Throttle {
  const { limit, windowMilliseconds, capacity, clock } = options;
  const entries = new Map<string, { count: number; end: number }>();

  function current(key: string): { count: number; readonly end: number } | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    // Otherwise a clock that was set back by days would lock the key for days.
    entry.end = Math.min(entry.end, clock() + windowMilliseconds);
    if (entry.end > clock()) return entry;
    entries.delete(key);
    return undefined;
  }

  return {
    secondsToWait(key) {
      const entry = current(key);
      if (entry === undefined || entry.count < limit) return 0;
      return Math.ceil((entry.end - clock()) / 1000);
    },
    add(key) {
      const entry = current(key);
      if (entry) entry.count += 1;
      else {
        const [oldest] = entries.keys();
        if (entries.size >= capacity && oldest !== undefined) entries.delete(oldest);
        entries.set(key, { count: 1, end: clock() + windowMilliseconds });
      }
    },
    takeBack(key) {
      const entry = current(key);
      if (entry && entry.count > 1) entry.count -= 1;
      else entries.delete(key);
    },
    forget: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}

/**
 * The part of an address that one household or server has: all of IPv4, the first 64 bits of IPv6.
 * @param address as some proxies forward it, with a port, which is another one for each connection
 */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const ipv6 = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv6)) return address;
  const [head = '', tail] = ipv6.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
