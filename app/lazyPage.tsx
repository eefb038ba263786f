import type { ComponentType, ReactElement } from 'react';
import { lazyPart, type LazyPart, type LostPartProps } from '../skin/core/index.js';
import { RouteProgress } from '../skin/frame/index.js';

function Progress(): ReactElement {
  return <RouteProgress isLoading />;
}

/** Leaves it to the error boundary around the app. */
function Lost({ cause }: LostPartProps): never {
  throw cause;
}

/**
 * All that is on the screen, loaded on demand. Not by React's `lazy`, whose boundary hides it for 300
 * milliseconds even if its code has already been loaded.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart({ load, Fallback: Progress, Lost });
}
