/** What stores and bridges use of errors: nothing here imports React. */
export {
  createErrorChannel,
  type ErrorChannel,
  type ErrorChannelOptions,
  type ErrorReport,
  type ErrorSource,
  type ReactErrorInfo,
} from './errorChannel.js';
export { isAbortError } from './errors.rules.js';
