const lookMilliseconds = 250;

/**
 * Calls `onEnd` when the shell ends in which `npm start` runs this server. That shell gets the signals
 * sent to npm, and does not pass them on. Does nothing for a server that was started otherwise, which
 * may go on without its parent process.
 */
export function onShellEnd(onEnd: () => void): void {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    onEnd();
  }, lookMilliseconds);
  timer.unref();
}
