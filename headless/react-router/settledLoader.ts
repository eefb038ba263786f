import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ToolkitError } from '../core/index.js';

/** The result of a loader made by `settleLoader`; the page reads it with `useSettledData`. */
export interface Settled<Data> {
  readonly isSettled: true;
  readonly data: Data;
  readonly error: unknown;
  /** Marks this result as the one that the page shows, until the returned function is called. */
  readonly show: () => () => void;
}

/** One that came as JSON with a page that a server has rendered: its loader does not know it. */
interface Hydrated<Data> extends Omit<Settled<Data>, 'show'> {
  readonly show?: undefined;
}

/**
 * Makes a loader whose failure keeps the page that is shown: the page gets the error beside its old
 * data, and its input and selection stay. The router gets the failure of a first load, for other
 * parameters of the route too, a thrown `Response` such as a redirect, and any error after an abort.
 */
export function settleLoader<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Settled<Data>> {
  /** What the page shows; `null` before its first load and after it is left. */
  let shown: { readonly data: Data; readonly params: string } | null = null;
  const settle = (data: Data, error: unknown, params: string): Settled<Data> => {
    const settled = { data, params };
    return {
      isSettled: true,
      data,
      error,
      show: () => {
        shown = settled;
        return () => {
          if (shown === settled) shown = null;
        };
      },
    };
  };
  return async (args) => {
    const params = JSON.stringify(args.params);
    try {
      return settle(await load(args), null, params);
    } catch (error) {
      const isForRouter = args.request.signal.aborted || error instanceof Response;
      // The data of one room is no stand-in for that of another.
      if (isForRouter || shown?.params !== params) throw error;
      return settle(shown.data, error, params);
    }
  };
}

/** The data of a page whose loader is made by `settleLoader`, and the error of a failed reload. */
export interface UseSettledDataResult<Data> {
  /** The data that was last loaded successfully. */
  data: Data;
  /** The error of the latest load; `null` if it succeeded. */
  error: unknown;
}

function unsettled(): ToolkitError {
  return new ToolkitError({
    code: 'unsettled-loader',
    what: 'useSettledData found no data of a settled loader.',
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'The loader of the route was not made by settleLoader.',
      mend: 'Write `loader: settleLoader(…)` in the route, or read it with useLoaderData.',
    }),
  });
}

/** The data of the route. Throws a ToolkitError if `settleLoader` did not make its loader. */
export function useSettledData<Data>(): UseSettledDataResult<Data> {
  const settled = useLoaderData<
    Settled<Data> | Hydrated<Data> | { readonly isSettled?: undefined } | null
  >();
  if (!settled?.isSettled) throw unsettled();
  useEffect(() => settled.show?.(), [settled]);
  return { data: settled.data, error: settled.error };
}
