/** The parts of an address in the app; joined they are the address. */
export interface UrlParts {
  readonly path: string;
  /** From its `?`; empty without one. */
  readonly search: string;
  /** From its `#`; empty without one. */
  readonly hash: string;
}

/** Takes an address apart, which need not be absolute as for `URL`. */
export function splitUrl(url: string): UrlParts {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(url) ?? [];
  return { path, search, hash };
}
