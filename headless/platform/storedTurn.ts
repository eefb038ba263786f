import { createBrowserStorage } from './storage.js';
import { STORAGE_KEYS } from './storageKeys.js';

/**
 * How long a turn lasts at most, in milliseconds. A page that keeps its turn for longer is taken to be gone:
 * no task takes that long, and no page waits that long for one.
 */
const LONGEST_TURN = 30_000;

/**
 * Runs the task when no other page of the browser runs one this way, whatever its name. A page writes its mark
 * into storage and pauses, so that storage reaches the other pages; if the mark is still there then, the page
 * has the turn. Rejects with the signal's reason when that aborts while the page waits.
 */
export async function runInTurn<Result>(
  task: () => Promise<Result>,
  signal: AbortSignal,
  pause: () => Promise<void>,
): Promise<Result> {
  const { read, write } = createBrowserStorage();
  const key = STORAGE_KEYS.turn;
  let mark = '';
  try {
    do {
      // The mark of a page that is gone runs out; so does one from the future, where a clock was set back.
      const isTaken = Math.abs(Date.now() - parseFloat(`${read(key)}`)) < LONGEST_TURN;
      if (!isTaken) write(key, (mark = `${Date.now()} ${Math.random()}`));
      await pause();
      signal.throwIfAborted();
    } while (read(key) !== mark);
    return await task();
  } finally {
    if (read(key) === mark) write(key, null);
  }
}
