export {
  createErrorChannel,
  isAbortError,
  type ErrorChannel,
  type ErrorChannelOptions,
  type ErrorReport,
  type ErrorSource,
  type ReactErrorInfo,
} from './vanilla.js';
export {
  sharedErrors,
  useErrorChannel,
  useReportError,
  type UseErrorChannelOptions,
} from './useErrorChannel.js';
