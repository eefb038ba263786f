/** The parts of an address in the app, which joined are the address. */
export interface UrlParts {
  readonly path: string;
  /** The query with its `?`; empty if there is none. */
  readonly search: string;
  /** The fragment with its `#`; empty if there is none. */
  readonly hash: string;
}

/** Splits an address into its parts. Unlike for `URL`, it need not be absolute. */
export function splitUrl(url: string): UrlParts {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(url) ?? [];
  return { path, search, hash };
}
