/** Receives faults that concern developers, not the user. */
export type Log = (message: string, cause?: unknown) => void;

/** Writes a warning to the console. */
export const consoleLog: Log = (message, cause) => {
  // eslint-disable-next-line no-console -- the only place left to say it
  console.warn(message, cause);
};
