export { createRouterNavigation, type RouterNavigationOptions } from './createRouterNavigation.js';
