import { ToolkitError } from '../core/vanilla.js';

/** How relative URLs are resolved, and which origins may get the token (spec row SESS-6). */
export interface RequestTargetOptions {
  /** What relative URLs are resolved against. Default: the document's base. */
  baseUrl?: string | undefined;
  /**
   * Origins that get the token, besides the page's own and that of `baseUrl`:
   * `['https://api.example']`. Default none.
   */
  allowedOrigins?: readonly string[] | undefined;
}

/** Where requests go, and whether the token may go there too. */
export interface RequestTarget {
  /** Throws a ToolkitError if no request can be made from these arguments. */
  requestOf(input: RequestInfo | URL, init: RequestInit | undefined): Request;
  isTrusted(request: Request): boolean;
}

/** The origin of an http or https URL; other URLs have none that could be trusted. */
function originOf(url: string): string | null {
  const { protocol, origin } = new URL(url);
  return /^https?:$/.test(protocol) ? origin : null;
}

function allowedOriginOf(url: string): string {
  let cause: unknown;
  try {
    const origin = originOf(url);
    if (origin !== null) return origin;
  } catch (error) {
    cause = error;
  }
  throw new ToolkitError({
    code: 'invalid-origin',
    what: `"${url}" in allowedOrigins is not an origin.`,
    cause,
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'The token goes only where scheme, host and port are those of a listed origin.',
      mend: 'Write it as "https://api.example" or "https://api.example:8443".',
    }),
  });
}

function pageBase(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.baseURI;
}

/** Resolves requests and checks their origins, so that the token never leaks (spec row SESS-6). */
export function createRequestTarget(options: RequestTargetOptions): RequestTarget {
  const { baseUrl, allowedOrigins = [] } = options;
  const allowed = new Set<string | null>(allowedOrigins.map(allowedOriginOf));

  const base = (): string | undefined =>
    baseUrl === undefined ? pageBase() : new URL(baseUrl, pageBase()).href;

  return {
    requestOf: (input, init) => {
      try {
        return new Request(input instanceof Request ? input : new URL(input, base()), init);
      } catch (cause) {
        throw new ToolkitError({
          code: 'invalid-request',
          what: 'The request cannot be made.',
          cause,
          ...(process.env.NODE_ENV !== 'production' && {
            why: 'Its URL, method, headers or body are not such as fetch takes; `cause` says which.',
            mend: 'Correct it; where there is no document, give an absolute `baseUrl`.',
          }),
        });
      }
    },
    isTrusted: ({ url }) => {
      const origin = originOf(url);
      if (origin === null) return false;
      // Not the document's base, which markup injected into the page could set.
      if (typeof location !== 'undefined' && origin === location.origin) return true;
      if (baseUrl !== undefined && origin === originOf(new URL(baseUrl, pageBase()).href)) {
        return true;
      }
      return allowed.has(origin);
    },
  };
}
