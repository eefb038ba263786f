import { useStoreState, type ReadonlyStore } from '../core/index.js';

/** The page's body, as a store that never changes. */
const pageBody: ReadonlyStore<HTMLElement | null> = {
  getState: () => document.body,
  getInitialState: () => null,
  subscribe: () => () => {},
};

/** The page's body, to append to with a portal; `null` on a server and while hydrating. */
export function usePageBody(): HTMLElement | null {
  return useStoreState(pageBody, (body) => body);
}
