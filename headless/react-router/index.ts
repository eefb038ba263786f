export { createRouterNavigation, type RouterNavigationOptions } from './createRouterNavigation.js';
export {
  settleLoader,
  useSettledData,
  type Settled,
  type UseSettledDataResult,
} from './settledLoader.js';
