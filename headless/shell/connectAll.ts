/** Anything that `connect()` starts, and the function it returns stops. */
export interface Connectable {
  connect(): () => void;
}

/** Connects in order; the function returned disconnects in the reverse order. */
export function connectAll(parts: readonly Connectable[]): () => void {
  const disconnects = parts.map((part) => part.connect());
  return () => {
    for (const disconnect of disconnects.reverse()) disconnect();
  };
}
