import { createContext, useContext, type Context } from 'react';
import { ToolkitError } from './ToolkitError.js';

/** How hooks find a shared store that is not passed to them. */
export interface SharedStore<SharedStoreType> {
  readonly context: Context<SharedStoreType | null>;
  /**
   * The given store, else the provided one. Throws a {@link ToolkitError} if there is neither.
   * @param option name of the hook's option that takes the store, for the error; default
   *   `usualOption`
   */
  useStore(hookName: string, given?: SharedStoreType, option?: string): SharedStoreType;
  /** Like `useStore`, but `null` if there is neither, for a hook that also works without the store. */
  useOptional(given?: SharedStoreType): SharedStoreType | null;
}

/** What a shared store is exported as: `sharedPageTitle`. */
function sharedName(name: string): string {
  return `shared${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * Declares a store that an app makes once (session, menu, notifications …).
 * @param name its key in `<ShellProvider shell>`, if a shell has it: `session`, of `sharedSession`
 * @param usualOption name of the hooks' option that takes it, for the error. Default `store`
 */
export function createSharedStore<SharedStoreType>(
  name: string,
  usualOption = 'store',
): SharedStore<SharedStoreType> {
  const context = createContext<SharedStoreType | null>(null);
  const useOptional = (given?: SharedStoreType): SharedStoreType | null => {
    const provided = useContext(context);
    return given ?? provided;
  };
  const useStore: SharedStore<SharedStoreType>['useStore'] = (hookName, given, option) => {
    const store = useOptional(given);
    if (store !== null) return store;
    throw new ToolkitError({
      code: 'missing-store',
      what: `${hookName} found no ${name} store.`,
      ...(process.env.NODE_ENV !== 'production' && {
        why: 'It reads a store that the whole app shares, and none was given.',
        mend: `Render it inside a <ShellProvider> with what createShell(…) or createFrame(…) made or, where neither makes it, inside the Provider of ${sharedName(name)}.context; or pass one to ${hookName} in its options: { ${option ?? usualOption} }.`,
      }),
    });
  };
  return { context, useStore, useOptional };
}
