import { createBrowserStorage } from './storage.js';
import { STORAGE_KEYS } from './storageKeys.js';
import { onWindowEvents } from './windowEvents.js';

/**
 * How long a turn lasts at most, in milliseconds. A page that keeps its turn longer is assumed to
 * have crashed: no task takes that long, and no page waits that long for its turn.
 */
const LONGEST_TURN = 30_000;

/**
 * Runs the task once no other page of the browser runs one this way: there is one turn for all
 * tasks. A page writes its mark into storage and pauses until the other pages can see it; if the
 * mark is still there then, the page has the turn, until the task ends or the page is left. Rejects
 * with the signal's reason if the signal aborts while the page waits.
 */
export async function runInTurn<Result>(
  task: () => Promise<Result>,
  signal: AbortSignal,
  pause: () => Promise<void>,
): Promise<Result> {
  const { read, write } = createBrowserStorage();
  const key = STORAGE_KEYS.turn;
  let mark: string | undefined;
  const giveBack = (): void => {
    if (read(key) === mark) write(key, null);
  };
  // A page that is left does not get to the end, and the next one would wait for its mark to expire.
  const stop = onWindowEvents(['pagehide'], giveBack);
  try {
    for (;;) {
      // A crashed page's mark expires; so does one from the future, as a clock may have been set back.
      const isTaken = Math.abs(Date.now() - parseFloat(read(key) ?? '')) < LONGEST_TURN;
      if (!isTaken) {
        mark = `${Date.now()} ${Math.random()}`;
        write(key, mark);
      }
      await pause();
      signal.throwIfAborted();
      if (read(key) === mark) return await task();
    }
  } finally {
    stop();
    giveBack();
  }
}
