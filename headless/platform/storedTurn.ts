import { createBrowserStorage } from './storage.js';
import { STORAGE_KEYS } from './storageKeys.js';

/**
 * After so many milliseconds, a page that does not give its turn back is taken to be gone. No task takes
 * longer, and no page waits longer for one.
 */
const LONGEST_TURN = 30_000;

/**
 * Runs the task when no other page of the browser runs one this way, whatever its name: a page has the
 * turn when it finds its own mark in storage still there after the pause, in which storage reaches the
 * other pages. Rejects with the signal's reason when that aborts while the page waits.
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
      // Also the mark of a page that is gone, or that a clock has left behind, ends some time.
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
