import type { BrowserCommand } from 'vitest/node';

/** What ends the turn of a page that has it or waits for it, by its session. */
const ends = new Map<string, () => void>();
let last: Promise<unknown> = Promise.resolve();

/** Waits until no other page of this run uses the clipboard, which all pages of a browser share. */
export const takeClipboard: BrowserCommand<[]> = async ({ sessionId }) => {
  if (ends.has(sessionId)) return;
  const before = last;
  const ended = new Promise<void>((resolve) => {
    ends.set(sessionId, resolve);
  });
  last = Promise.all([before, ended]);
  await before;
};

/** Leaves the clipboard to the next page. */
export const leaveClipboard: BrowserCommand<[]> = ({ sessionId }) => {
  ends.get(sessionId)?.();
  ends.delete(sessionId);
};
