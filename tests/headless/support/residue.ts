/** Something that was begun: what it is called, what identifies it, and whether it is over by itself. */
interface Begun {
  readonly name: string;
  readonly identity: readonly unknown[];
  readonly isOver?: () => boolean;
}

/** Told after each call of a method: what it was called on, with what, and what it returned. */
type Report = (self: unknown, args: readonly unknown[], result: unknown) => void;

/** Reports every call of a method. Returns a function that ends this. */
function watchCalls(owner: object, method: string, report: Report): () => void {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== 'function') throw new Error(`${method} is not a method.`);
  Reflect.set(owner, method, function watched(this: unknown, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(original, this, args);
    report(this, args, result);
    return result;
  });
  return () => {
    Reflect.set(owner, method, original);
  };
}

/** A listener in the page; it goes with its element, or when its signal aborts. */
function listenerOf(self: unknown, [type, callback, options]: readonly unknown[]): Begun {
  const target = self ?? window;
  const given: AddEventListenerOptions =
    typeof options === 'object' ? { ...options } : { capture: options === true };
  return {
    name: `listener of ${String(type)}`,
    identity: [target, type, callback, given.capture === true],
    isOver: () => given.signal?.aborted === true || (target instanceof Node && !target.isConnected),
  };
}

/** A timer that is still to run. One without a delay runs at once: jsdom sets them for itself. */
function timerOf(id: unknown, delay: unknown): Begun {
  return { name: `timer of ${String(delay)} ms`, identity: [id], isOver: () => delay === 0 };
}

/** A function or a plain object: what subscribes, connects, waits; not an element or React's own. */
function isPlain(member: unknown): boolean {
  if (typeof member !== 'object' || member === null) return typeof member === 'function';
  return Object.getPrototypeOf(member) === Object.prototype;
}

/**
 * What an act begins and does not end: listeners in the page, timers, and what it has put into a
 * Set, since stores, storage, navigation and fake clock keep in one whoever has subscribed, is
 * connected or waits.
 */
export function residueOf(act: () => void): readonly string[] {
  let begun: readonly Begun[] = [];
  const end = (...identity: readonly unknown[]): void => {
    begun = begun.filter((each) => identity.some((part, at) => part !== each.identity[at]));
  };
  const begin = (each: Begun): void => {
    end(...each.identity);
    begun = [...begun, each];
  };
  const stops = [
    // Vitest gives its window an `addEventListener` of its own.
    ...[window, EventTarget.prototype].flatMap((owner) => [
      watchCalls(owner, 'addEventListener', (self, args) => {
        begin(listenerOf(self, args));
      }),
      watchCalls(owner, 'removeEventListener', (self, args) => {
        end(...listenerOf(self, args).identity);
      }),
    ]),
    ...['Timeout', 'Interval'].flatMap((kind) => [
      watchCalls(globalThis, `set${kind}`, (_, [, delay], id) => {
        begin(timerOf(id, delay));
      }),
      watchCalls(globalThis, `clear${kind}`, (_, [id]) => {
        end(id);
      }),
    ]),
    watchCalls(Set.prototype, 'add', (set, [member]) => {
      if (isPlain(member)) begin({ name: `${typeof member} in a Set`, identity: [set, member] });
    }),
    watchCalls(Set.prototype, 'delete', (set, [member]) => {
      end(set, member);
    }),
    watchCalls(Set.prototype, 'clear', (set) => {
      end(set);
    }),
  ];
  try {
    act();
  } finally {
    for (const stop of stops) stop();
  }
  return begun.filter(({ isOver }) => isOver?.() !== true).map(({ name }) => name);
}
