export { sharedNavigation } from './sharedNavigation.js';
export { splitUrl, type UrlParts } from './splitUrl.js';
export {
  useNavigation,
  type UseNavigationOptions,
  type UseNavigationResult,
} from './useNavigation.js';
