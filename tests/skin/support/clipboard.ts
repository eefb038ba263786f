import { onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/internal/browser' {
  interface BrowserCommands {
    takeClipboard: () => Promise<void>;
    leaveClipboard: () => Promise<void>;
  }
}

/**
 * Keeps the clipboard to this test until it ends. The pages in which test files run side by side
 * share it, and one would paste what another has copied.
 */
export async function holdClipboard(): Promise<void> {
  onTestFinished(() => commands.leaveClipboard());
  await commands.takeClipboard();
}
