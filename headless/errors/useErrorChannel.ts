import { writeReport, type ErrorChannel } from './errorChannel.js';
import { sharedErrors } from './sharedErrors.js';

/** What `useErrorChannel` and `useReportError` take; below a shell it can be left out. */
export interface UseErrorChannelOptions {
  /** Default: the shell's. */
  store?: ErrorChannel | undefined;
}

/** The app's error channel. Throws a ToolkitError where there is none. */
export function useErrorChannel({ store }: UseErrorChannelOptions = {}): ErrorChannel {
  return sharedErrors.use('useErrorChannel', store);
}

function writeError(error: unknown, details: Parameters<ErrorChannel['report']>[1]): void {
  writeReport({ ...details, error });
}

/** The function that reports an error nobody else handles; without a channel, to the console. */
export function useReportError({ store }: UseErrorChannelOptions = {}): ErrorChannel['report'] {
  return sharedErrors.useOptional(store)?.report ?? writeError;
}
