export { formatTitle, type TitleParts } from './pageTitle.rules.js';
export {
  createPageTitleStore,
  type PageTitleActions,
  type PageTitleState,
  type PageTitleStore,
  type PageTitleStoreOptions,
} from './pageTitle.store.js';
export { sharedPageTitle } from './sharedPageTitle.js';
export {
  useDocumentTitle,
  usePageTitle,
  usePageTitleState,
  type UsePageTitleOptions,
} from './usePageTitle.js';
