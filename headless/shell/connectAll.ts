/** Whatever is started by `connect()` and stopped by what that returns. */
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
