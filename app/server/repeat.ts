/**
 * Runs a task once, then at each interval. Resolves after the first run to a function that stops
 * it, and that waits for a run under way.
 */
export async function repeat(
  run: () => Promise<void>,
  everyMilliseconds: number,
): Promise<() => Promise<void>> {
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMilliseconds).unref();
  await running;
  return async () => {
    clearInterval(timer);
    await running;
  };
}
