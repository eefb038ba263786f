/** Runs jobs two at a time: each takes one core, and CI has two. */
export async function twoAtATime(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job();
  };
  await Promise.all([work(), work()]);
}
