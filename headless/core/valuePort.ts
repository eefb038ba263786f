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

/** What a value hook takes: the trio, or a store that holds the value in place of the hook's own. */
export type ValueOrStore<Value, ControlStore> =
  | (ValueOptions<Value> & { store?: undefined })
  | (Pick<ValueOptions<Value>, 'onChange'> & {
      store: ControlStore;
      value?: undefined;
      defaultValue?: undefined;
    });

/** The state that a port reads and writes, a store's own as a rule, and when two values are the same. */
export interface ValuePortTarget<Value> {
  get(): { readonly value: Value };
  set(change: { readonly value: Value }): void;
  /** Default `Object.is`; needed for values that are objects, else a controlled one never settles. */
  equal?: ((a: Value, b: Value) => boolean) | undefined;
}

/** The one way between a store's value and the props of the hook that shows it. */
export interface ValuePort<Value> {
  /** From an action, in an event. A value equal to the stored one changes nothing. */
  request(next: Value, detail: ChangeDetail): void;
  /** After every render: the props that the next request answers to. */
  own(options: ValueOptions<Value>, force: () => void): void;
  /** After a render in which the controlled value may differ: puts the store back to it. */
  settle(value: Value | undefined): void;
}

/**
 * Binds a stored value to controlled or uncontrolled props.
 *
 * The store takes a requested value at once, so two actions in one tick see each other and every
 * reader sees one truth. For a controlled value the hook is rendered in the same lane as its
 * parent, and {@link ValuePort.settle} puts a refused value back before paint.
 */
export function createValuePort<Value>({
  get,
  set,
  equal = Object.is,
}: ValuePortTarget<Value>): ValuePort<Value> {
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
