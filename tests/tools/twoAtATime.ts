/** Does jobs two at a time, as each takes one core, of which CI has two. */
export async function twoAtATime(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job();
  };
  await Promise.all([work(), work()]);
}
