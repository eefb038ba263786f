import { createContext, useContext, type Context } from 'react';
import { ToolkitError } from './ToolkitError.js';

/** Where the hooks of one shared store find it when it is not given to them. */
export interface SharedStore<SharedStoreType> {
  readonly context: Context<SharedStoreType | null>;
  /** The given store, else the provided one. Throws a {@link ToolkitError} where there is neither. */
  use(hookName: string, given?: SharedStoreType): SharedStoreType;
  /** As `use`, for a hook that works without the store too. */
  useOptional(given?: SharedStoreType): SharedStoreType | null;
}

/**
 * Declares a store that an app makes once (session, menu, notifications …).
 * @param name its key in `<ShellProvider shell>`, if a shell has it: `session`
 * @param option the hooks' option that takes it, for the error. Default `store`
 */
export function createSharedStore<SharedStoreType>(
  name: string,
  option = 'store',
): SharedStore<SharedStoreType> {
  const context = createContext<SharedStoreType | null>(null);
  const useOptional = (given?: SharedStoreType): SharedStoreType | null => {
    const provided = useContext(context);
    return given ?? provided;
  };
  const use = (hookName: string, given?: SharedStoreType): SharedStoreType => {
    const store = useOptional(given);
    if (store !== null) return store;
    throw new ToolkitError({
      code: 'missing-store',
      what: `${hookName} found no ${name} store.`,
      ...(process.env.NODE_ENV !== 'production' && {
        why: 'It reads a store that the whole app shares, and none was given.',
        mend: `Render it inside <ShellProvider shell={createShell(…)}>, or inside the Provider of its shared…context where no shell has it, or pass one: ${hookName}({ ${option} }).`,
      }),
    });
  };
  return { context, use, useOptional };
}
