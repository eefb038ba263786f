import { writeReport, type ErrorChannel } from './errorChannel.js';
import { sharedErrors } from './sharedErrors.js';

/** The options of `useErrorChannel` and `useReportError`; below a shell none is required. */
export interface UseErrorChannelOptions {
  /** Default: the shell's. */
  store?: ErrorChannel | undefined;
}

/** The app's error channel. Throws a ToolkitError if there is none. */
export function useErrorChannel({ store }: UseErrorChannelOptions = {}): ErrorChannel {
  return sharedErrors.useStore('useErrorChannel', store);
}

function writeError(error: unknown, details: Parameters<ErrorChannel['report']>[1]): void {
  writeReport({ ...details, error });
}

/** The function that reports an error nobody else handles; without a channel, to the console. */
export function useReportError({ store }: UseErrorChannelOptions = {}): ErrorChannel['report'] {
  return sharedErrors.useOptional(store)?.report ?? writeError;
}
