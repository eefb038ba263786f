type Handler = (...args: unknown[]) => unknown;

const ID_LISTS: ReadonlySet<string> = new Set(['aria-describedby', 'aria-labelledby']);

/**
 * A prop getter: takes the caller's props for an element and returns them merged with the hook's.
 * {@link mergeProps} says which one wins. The last signature is for components that require props
 * of their own, which stay to be given: `<TextBox label="Name" {...getInputProps({ onBlur })} />`.
 */
export interface PropGetter<Owned> {
  (): Owned;
  <Given extends object>(props: Given | undefined): Given & Owned;
  <Given extends object>(props: Partial<Given>): Partial<Given> & Owned;
}

function isHandler(name: string, value: unknown): value is Handler {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

function chainHandlers(given: Handler, owned: Handler): Handler {
  return (...args) => {
    given(...args);
    const event = args[0] as Partial<Event> | null | undefined;
    if (event?.defaultPrevented !== true) owned(...args);
  };
}

function joinIds(...lists: readonly unknown[]): string | undefined {
  const ids = new Set(lists.filter(Boolean).join(' ').match(/\S+/g));
  return [...ids].join(' ') || undefined;
}

function mergeValue(name: string, given: unknown, owned: unknown): unknown {
  if (isHandler(name, owned) && typeof given === 'function') {
    return chainHandlers(given as Handler, owned);
  }
  if (ID_LISTS.has(name)) return joinIds(given, owned);
  return owned === undefined ? given : owned;
}

/**
 * Merges the caller's props with those that a hook owns; the toolkit's only prop merger.
 *
 * - Handlers: the caller's runs first, and `event.preventDefault()` in it skips the hook's.
 * - `aria-describedby` and `aria-labelledby`: both lists, the caller's first, each id once.
 * - Everything else: the hook's value wins; where that is `undefined`, the caller's stays.
 * - `className`, `style` and unknown props pass through: headless sets none of them.
 */
export function mergeProps<Given extends object, Owned extends object>(
  given: Given | undefined,
  owned: Owned,
): Given & Owned {
  const merged: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(owned)) {
    merged[name] = mergeValue(name, merged[name], value);
  }
  return merged as Given & Owned;
}

/** Makes the prop getter of a part, from the props that the hook owns there. */
export function propGetter<Owned extends object>(owned: Owned): PropGetter<Owned> {
  return <Given extends object>(props?: Given) => mergeProps(props, owned);
}
