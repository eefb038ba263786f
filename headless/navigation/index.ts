export {
  sharedNavigation,
  useNavigation,
  type UseNavigationOptions,
  type UseNavigationResult,
} from './useNavigation.js';
