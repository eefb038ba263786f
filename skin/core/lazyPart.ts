import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';

/** Why the code of a part could not be loaded: the error of its `import()`. */
export interface LostPartProps {
  cause: unknown;
}

/** What happens if the code of a part cannot be loaded. */
type Loss<Props extends object> =
  | {
      /**
       * Rendered instead of the part. For a part that a person asked for, `useLostPart` tells them.
       */
      Lost: ComponentType<Props & LostPartProps>;
    }
  | {
      /** For a part that nobody asked for: nothing is rendered, and the console gets this text. */
      loss: string;
    };

/**
 * The options of `lazyPart`: how to load the part, what to render meanwhile, and either `Lost` or
 * `loss` in case it cannot be loaded.
 */
export type LazyPartOptions<Props extends object> = Loss<Props> & {
  /** Imports the part. */
  load: () => Promise<ComponentType<Props>>;
  /** Rendered until the code has been loaded. Default: nothing. */
  Fallback?: ComponentType<Props> | undefined;
};

function quietly(loss: string): (props: LostPartProps) => null {
  return function Missing({ cause }) {
    useEffect(() => {
      consoleLog(loss, cause);
    }, [cause]);
    return null;
  };
}

/** A component whose code is loaded on demand. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactElement | null;
  /**
   * Loads the code before the part is shown, since keys pressed while it loads would go elsewhere.
   * If that fails, the part tries again when it is shown. The promise resolves in either case.
   */
  prepare: () => Promise<unknown>;
}

type Outcome<Props extends object> = { Part: ComponentType<Props> } | { cause: unknown };

/**
 * A component whose code is loaded when it is first shown. If that fails, as without a connection,
 * the page around it and everything typed there stay as they are (behavior B-21), and the code is
 * requested again the next time the part is shown: `load` is called anew, and must not itself fail
 * for good, as the browser's own `import()` does (HTML, "module map").
 */
export function lazyPart<Props extends object>({
  load,
  Fallback,
  ...options
}: LazyPartOptions<Props>): LazyPart<Props> {
  const Lost: ComponentType<Props & LostPartProps> =
    'loss' in options ? quietly(options.loss) : options.Lost;
  let loaded: { Part: ComponentType<Props> } | null = null;
  const attempt = async (): Promise<Outcome<Props>> => {
    try {
      loaded = { Part: await load() };
      return loaded;
    } catch (cause) {
      return { cause };
    }
  };
  const LazyPart = (props: Props): ReactElement | null => {
    const [outcome, setOutcome] = useState<Outcome<Props> | null>(loaded);
    useEffect(() => {
      let isWanted = true;
      if (loaded === null) {
        void attempt().then((reached) => {
          if (isWanted) setOutcome(reached);
        });
      } else {
        setOutcome(loaded);
      }
      return () => {
        isWanted = false;
      };
    }, []);
    if (outcome === null) return Fallback === undefined ? null : createElement(Fallback, props);
    return 'Part' in outcome
      ? createElement(outcome.Part, props)
      : createElement(Lost, { ...props, cause: outcome.cause });
  };
  return Object.assign(LazyPart, {
    prepare: () => Promise.resolve(loaded ?? attempt()),
  });
}
