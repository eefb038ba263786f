export {
  createErrorChannel,
  isAbortError,
  type ErrorChannel,
  type ErrorChannelOptions,
  type ErrorReport,
  type ErrorSource,
  type ReactErrorInfo,
} from './vanilla.js';
export { isChunkLoadError } from './chunkLoadError.rules.js';
export { connectErrorsToNotifications } from './connectErrorsToNotifications.js';
export {
  createShowTranslated,
  type ShowTranslated,
  type ShowTranslatedOptions,
  type TranslatedRequest,
} from './createShowTranslated.js';
export { sharedErrors } from './sharedErrors.js';
export { useErrorChannel, useReportError, type UseErrorChannelOptions } from './useErrorChannel.js';
