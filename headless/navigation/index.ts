export { sharedNavigation } from './sharedNavigation.js';
export {
  useNavigation,
  type UseNavigationOptions,
  type UseNavigationResult,
} from './useNavigation.js';
