export {
  useErrorSummary,
  type ErrorSummaryEntry,
  type ErrorSummaryLinkProps,
  type ErrorSummaryProps,
  type UseErrorSummaryOptions,
  type UseErrorSummaryResult,
} from './useErrorSummary.js';
export { useSubmitNotice } from './useSubmitNotice.js';
