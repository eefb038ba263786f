import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { consoleLog } from '../../headless/platform/index.js';

/** Why the code of a part is not there: the error of its `import()`. */
export interface LostPartProps {
  cause: unknown;
}

/** What happens where the code of a part cannot be loaded. */
type Loss<Props extends object> =
  | {
      /** Stands in for a part that a person asked for, and tells them: see `useLostPart`. */
      Lost: ComponentType<Props & LostPartProps>;
    }
  | {
      /** Nothing stands in for one that nobody asked for; this is what the console says. */
      loss: string;
    };

/**
 * What `lazyPart` takes: the part, what stands in for it meanwhile, and either `Lost` or `loss` for
 * where it cannot be loaded.
 */
export type LazyPartOptions<Props extends object> = Loss<Props> & {
  /** Imports the part. */
  load: () => Promise<ComponentType<Props>>;
  /** Stands in until the code is there. Default: nothing. */
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

/** A component whose code comes late. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactElement | null;
  /**
   * Has its code come before it is shown: keys that are pressed until it is there go elsewhere.
   * Whether it can be loaded is seen when it is shown.
   */
  prepare: () => void;
}

type Outcome<Props extends object> = { Part: ComponentType<Props> } | { cause: unknown };

/**
 * A component whose code comes when it is first shown. Where it cannot be loaded, as without a
 * connection, the page around it stays as it is, with all that is typed there (behaviour B-21), and
 * the code is asked for again when the part is shown the next time.
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
    prepare: () => {
      if (loaded === null) void attempt();
    },
  });
}
