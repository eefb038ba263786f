export {
  createPageHeadingStore,
  type PageHeadingActions,
  type PageHeadingState,
  type PageHeadingStore,
} from './pageHeading.store.js';
export { sharedPageHeading } from './sharedPageHeading.js';
export { useFocusToHeading, type UseFocusToHeadingOptions } from './useFocusToHeading.js';
export {
  usePageHeading,
  type PageHeadingProps,
  type UsePageHeadingOptions,
  type UsePageHeadingResult,
} from './usePageHeading.js';
