/** Does something at once, and then again and again. Returns how to stop, which waits for what is under way. */
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
