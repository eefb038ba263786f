import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

/** The answer of a loader made by `settleLoader`; the page reads it by `useSettledData`. */
export interface Settled<Data> {
  readonly data: Data;
  readonly error: unknown;
  /** The page shows it from now until called back. */
  readonly show: () => () => void;
}

/**
 * Makes a loader that keeps a page which is shown: when loading for it again fails, the page gets the
 * error beside the data that it had, and what is typed and chosen in it stays. A failure with no page
 * to go to, a redirect and loading that was called off go on to the router.
 */
export function settleLoader<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Settled<Data>> {
  let shown: { readonly data: Data } | null = null;
  const settle = (data: Data, error: unknown): Settled<Data> => {
    const settled: Settled<Data> = {
      data,
      error,
      show: () => {
        shown = settled;
        return () => {
          if (shown === settled) shown = null;
        };
      },
    };
    return settled;
  };
  return async (args) => {
    try {
      return settle(await load(args), null);
    } catch (error) {
      const isForRouter = args.request.signal.aborted || error instanceof Response;
      if (isForRouter || shown === null) throw error;
      return settle(shown.data, error);
    }
  };
}

/** What a page shows whose loader `settleLoader` has made: its data, and a failure beside it. */
export interface UseSettledDataResult<Data> {
  /** What was loaded last. */
  data: Data;
  /** Why what was asked for after that did not come; `null` when it did. */
  error: unknown;
}

/** The data of the route, whose loader is made by `settleLoader`. */
export function useSettledData<Data>(): UseSettledDataResult<Data> {
  const settled = useLoaderData<Settled<Data>>();
  useEffect(() => settled.show(), [settled]);
  return { data: settled.data, error: settled.error };
}
