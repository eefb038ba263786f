/**
 * Where to go: a route by its id ("state" in the specification), or a URL. A URL is resolved
 * against the page's own.
 */
export type NavigationTarget = { readonly routeId: string } | { readonly url: string };

/** Where the app is. */
export interface NavigationState {
  /** The id of the innermost route, `null` where none matches. */
  readonly routeId: string | null;
  /** Path, search and hash, below the app's base. */
  readonly url: string;
  /**
   * The number of reloads so far. It only grows, so a view keyed by it remounts on a reload and on
   * nothing else (spec row MENU-7).
   */
  readonly reloads: number;
  /** Whether there is a page of this app to go back to (spec row CRUMB-2). */
  readonly canGoBack: boolean;
}

/** The app's router as the toolkit sees it. */
export interface Navigation {
  getState(): NavigationState;
  /** The state that a server renders, and with which its page hydrates; always the same. */
  getInitialState(): NavigationState;
  subscribe(listener: (state: NavigationState, previous: NavigationState) => void): () => void;
  /** The `href` of a link to the target; `null` if the route is unknown or the URL is not safe. */
  hrefOf(target: NavigationTarget): string | null;
  /** Throws a ToolkitError if the route is unknown or the URL is not safe. */
  go(target: NavigationTarget, options?: { replace?: boolean | undefined }): void;
  /**
   * Loads the data of the current place again and remounts its view. A router that is still loading
   * the next place calls that off.
   */
  reload(): void;
  back(): void;
  /** The `url` of the place that is loading; that of the current place if none is. */
  nextUrl(): string;
  /**
   * Calls the guard before the current place is left, with `proceed`, which carries out the blocked
   * navigation. Of several guards only the one added last is called. A router that is still loading
   * the next place calls that off, without asking. Returns how to stop.
   */
  block(guard: (proceed: () => void) => void): () => void;
}
