/** A promise that a test settles by hand. */
export interface Deferred<Result> {
  readonly promise: Promise<Result>;
  resolve(result: Result): void;
  reject(cause: unknown): void;
}

export function createDeferred<Result>(): Deferred<Result> {
  let resolve: (result: Result) => void = () => {};
  let reject: (cause: unknown) => void = () => {};
  const promise = new Promise<Result>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Lets everything happen that waits for promises only. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
