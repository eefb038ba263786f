import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** Why the code of a part is not there: the error of its `import()`. */
export interface LostPartProps {
  cause: unknown;
}

export interface LazyPartOptions<Props extends object> {
  /** Imports the part. */
  load: () => Promise<ComponentType<Props>>;
  /** Stands in for the part where its code cannot be loaded. */
  Lost: ComponentType<Props & LostPartProps>;
  /** Stands in until the code is there. Default: nothing. */
  Fallback?: ComponentType<Props> | undefined;
}

type Outcome<Props extends object> = { Part: ComponentType<Props> } | { cause: unknown };

/**
 * A component whose code comes when it is first shown. Where it cannot be loaded, as without a
 * connection, the page around it stays as it is, with all that is typed there (behaviour B-21), and
 * the code is asked for again when the part is shown the next time.
 */
export function lazyPart<Props extends object>({
  load,
  Lost,
  Fallback,
}: LazyPartOptions<Props>): (props: Props) => ReactElement | null {
  let loaded: { Part: ComponentType<Props> } | null = null;
  const attempt = async (): Promise<Outcome<Props>> => {
    try {
      loaded = { Part: await load() };
      return loaded;
    } catch (cause) {
      return { cause };
    }
  };
  return function LazyPart(props) {
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
}
