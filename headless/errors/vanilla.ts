/** The part of errors for stores and bridges: nothing here imports React. */
export {
  createErrorChannel,
  type ErrorChannel,
  type ErrorChannelOptions,
  type ErrorReport,
  type ErrorSource,
  type ReactErrorInfo,
} from './errorChannel.js';
export { errorOfEvent, isAbortError, isNoise } from './errors.rules.js';
