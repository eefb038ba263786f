/**
 * A feature of a package that the app does not use, and the functions that only this feature calls.
 */
export interface UnusedFeature {
  /** Named in the error that is thrown if the app uses the feature after all. */
  readonly feature: string;
  readonly file: RegExp;
  /**
   * Names of functions, of constructors, which are left out with the methods on their prototypes, or
   * of exports, such as `exports.preload`.
   */
  readonly functions: readonly string[];
}

const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const reactDomExports = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.js$/;
const router = /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * What `leaveOutFeatures` removes from the build: some 16 kB of every page. List only features that
 * the app would have to ask for by name (a component, a hook, an option), and only functions that
 * nothing else calls.
 */
export const unusedFeatures: readonly UnusedFeature[] = [
  {
    feature: '<ViewTransition>',
    file: reactDom,
    functions: [
      'applyViewTransitionToHostInstances',
      'createViewTransitionInstance',
      'estimateBandwidth',
      'flushAfterMutationEffects',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'suspendInstance',
    ],
  },
  {
    feature: 'A ref of a <Fragment>',
    file: reactDom,
    functions: [
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
  },
  {
    feature: '<Activity>',
    file: reactDom,
    functions: ['updateActivityComponent'],
  },
  {
    feature: '<SuspenseList>',
    file: reactDom,
    functions: ['cutOffTailIfNeeded', 'findFirstSuspended', 'updateSuspenseListComponent'],
  },
  {
    feature: 'useActionState',
    file: reactDom,
    functions: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  },
  {
    feature: 'Custom elements',
    file: reactDom,
    functions: ['setPropOnCustomElement'],
  },
  {
    feature: '<html>, <head> and <body> as React elements',
    file: reactDom,
    functions: [
      'commitHostSingletonAcquisition',
      'releaseSingletonInstance',
      'resolveSingletonInstance',
    ],
  },
  {
    feature: 'Metadata, style sheets and scripts as React elements, and preloading through React',
    file: reactDom,
    functions: [
      'acquireResource',
      'createHoistableInstance',
      'getHydratableHoistableCache',
      'getResource',
      'insertSuspendedStylesheets',
      'mountHoistable',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadResourceAndSuspendIfNeeded',
      'suspendResource',
    ],
  },
  {
    feature: 'Preloading through React',
    file: reactDomExports,
    functions: [
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preinitModule',
      'exports.preload',
      'exports.preloadModule',
    ],
  },
  {
    feature: 'findDOMNode',
    file: reactDom,
    functions: ['findCurrentFiberUsingSlowPath'],
  },
  {
    feature: 'Output of the React Compiler',
    file: reactDom,
    functions: ['useMemoCache'],
  },
  {
    feature: 'hydrateRoot',
    file: reactDom,
    functions: [
      'attemptExplicitHydrationTarget',
      'canHydrateHydrationBoundary',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'clearHydrationBoundary',
      'getNextHydratable',
      'getNextHydratableInstanceAfterHydrationBoundary',
      'hideOrUnhideDehydratedBoundary',
      'markRetryLaneIfNotHydrated',
      'mountHostRootWithoutHydrating',
      'popToNextHostParent',
      'prepareToHydrateHostInstance',
      'pushTreeId',
      'queueIfContinuousEvent',
      'registerSuspenseInstanceRetry',
      'retryIfBlockedOn',
      'throwOnHydrationMismatch',
      'updateDehydratedSuspenseComponent',
    ],
  },
  {
    feature: 'Actions and fetchers of the router',
    file: router,
    functions: [
      'convertFormDataToSearchParams',
      'convertSearchParamsToFormData',
      'fetch2',
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
    ],
  },
  {
    feature: 'Routers without loaders, such as <BrowserRouter>',
    file: router,
    functions: ['useNavigateUnstable'],
  },
  {
    feature: 'Hydration of the router',
    file: router,
    functions: ['deserializeErrors'],
  },
  {
    feature: 'Middleware of the router',
    file: router,
    functions: ['runClientMiddlewarePipeline'],
  },
  {
    feature: 'Instrumentation of the router',
    file: router,
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    feature: 'Routes that are added to the router later',
    file: router,
    functions: ['_internalSetRoutes', 'discoverRoutes', 'patchRoutes'],
  },
  {
    feature: 'Server components in the router',
    file: router,
    functions: ['RSCErrorHandler', 'decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'],
  },
];
