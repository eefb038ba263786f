import { createStore, type StoreApi } from 'zustand/vanilla';

/** The part of a Zustand store that outsiders may see: they read and subscribe, never set. */
export type ReadonlyStore<State> = Pick<
  StoreApi<State>,
  'getState' | 'getInitialState' | 'subscribe'
>;

/**
 * A feature's store: readable state, its actions, and `connect()`.
 *
 * Creating one starts nothing. `connect()` starts what the store listens to (storage, timers,
 * events) and returns the function that stops it. Calls are counted: the first one starts it, and
 * the last caller to disconnect stops it.
 */
export type Store<State, Actions> = ReadonlyStore<State> &
  Readonly<Actions> & { connect(): () => void };

/** What a store's definition works with. `set` merges; without a difference, nobody is notified. */
export interface StoreContext<State> {
  get(): State;
  set(change: Partial<State>): void;
}

/** A store's actions, and what `connect()` starts, if anything; `start` returns how to stop. */
export interface StoreDefinition<Actions> {
  actions: Actions;
  start?: (() => () => void) | undefined;
}

/** Whether a change leaves the state as it is. */
export function sameEntries<State extends object>(state: State, change: Partial<State>): boolean {
  return (Object.keys(change) as (keyof State)[]).every((key) =>
    Object.is(state[key], change[key]),
  );
}

/** Makes a {@link Store} from its initial state and its actions. Every store is made with it. */
export function defineStore<State extends object, Actions extends object>(
  initialState: State,
  define: (context: StoreContext<State>) => StoreDefinition<Actions>,
): Store<State, Actions> {
  const { setState, ...readable } = createStore<State>()(() => initialState);
  const { actions, start } = define({
    get: readable.getState,
    set: (change) => {
      if (!sameEntries(readable.getState(), change)) setState(change);
    },
  });
  return {
    ...readable,
    connect: countConnections(start),
    ...actions,
  };
}

/** Starts on the first call, stops once every caller has disconnected; each counts once. */
export function countConnections(start: (() => () => void) | undefined): () => () => void {
  const callers = new Set<object>();
  let stop: (() => void) | undefined;
  return () => {
    const caller = {};
    if (callers.add(caller).size === 1) stop = start?.();
    return () => {
      if (callers.delete(caller) && callers.size === 0) stop?.();
    };
  };
}

/** Calls `listener` with the selected part of the state whenever that part has changed. */
export function subscribeTo<State, Selected>(
  store: ReadonlyStore<State>,
  select: (state: State) => Selected,
  listener: (selected: Selected, previous: Selected) => void,
): () => void {
  return store.subscribe((state, previousState) => {
    const selected = select(state);
    const previous = select(previousState);
    if (!Object.is(selected, previous)) listener(selected, previous);
  });
}
