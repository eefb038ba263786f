/** Why and by which event a value changed; the second argument of every `onChange`. */
export interface ChangeDetail {
  /** What the user did, in the hook's own words: `input`, `step`, `clear` … */
  readonly reason: string;
  readonly event?: unknown;
}

/** The `value` / `defaultValue` / `onChange` trio that every value hook takes. */
export interface ValueOptions<Value> {
  /** The controlled value; `undefined` leaves the value to the hook. */
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  /** Called once per change, from the event that made it, never from an effect. */
  onChange?: ((value: Value, detail: ChangeDetail) => void) | undefined;
}

/**
 * What a value hook takes: the trio, or a store that holds the value in place of the hook's own.
 * The trio comes last, since TypeScript reports what is missing from the last member of a union.
 */
export type ValueOrStore<Value, ControlStore> =
  | (Pick<ValueOptions<Value>, 'onChange'> & {
      store: ControlStore;
      value?: undefined;
      defaultValue?: undefined;
    })
  | (ValueOptions<Value> & { store?: undefined });

/** The state that a port reads and writes, usually a store's own, and how to compare values. */
export interface ValuePortTarget<Value> {
  get(): { readonly value: Value };
  set(change: { readonly value: Value }): void;
  /** Default `Object.is`. Needed for objects: one created in each render would never settle. */
  equal?: ((a: Value, b: Value) => boolean) | undefined;
}

/** The only connection between a store's value and the props of the hook that shows it. */
export interface ValuePort<Value> {
  /** Called by an action, in an event. A value equal to the stored one changes nothing. */
  request(next: Value, detail: ChangeDetail): void;
  /** Called after every render with the props that the next request reports to. */
  own(options: ValueOptions<Value>, forceRender: () => void): void;
  /** Called when the controlled value may differ from the stored one: resets the store to it. */
  settle(value: Value | undefined): void;
}

/**
 * Binds a stored value to controlled or uncontrolled props.
 *
 * The store takes a requested value at once, so the second of two actions in one tick sees the
 * first's, and all readers agree. For a controlled value the hook is re-rendered in the same lane
 * as its parent, and {@link ValuePort.settle} reverts a refused value before paint.
 */
export function createValuePort<Value>({
  get,
  set,
  equal = Object.is,
}: ValuePortTarget<Value>): ValuePort<Value> {
  /** The props of the latest render. */
  let owner: ValueOptions<Value> = {};
  let forceRender: () => void = () => {};
  return {
    request: (next, detail) => {
      if (equal(get().value, next)) return;
      set({ value: next });
      if (owner.value !== undefined) forceRender();
      owner.onChange?.(next, detail);
    },
    own: (options, force) => {
      owner = options;
      forceRender = force;
    },
    settle: (value) => {
      if (value !== undefined && !equal(get().value, value)) set({ value });
    },
  };
}
