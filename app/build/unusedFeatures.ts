/**
 * A feature of a package that the app does not use, and the functions that only this feature calls.
 */
export interface UnusedFeature {
  /** Named in the error that is thrown if the app uses the feature after all. */
  readonly feature: string;
  readonly file: RegExp;
  readonly functions: readonly string[];
}

const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const router = /\/node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * What `leaveOutFeatures` removes from the build: some 9 kB of every page. List only features that
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
      'flushAfterMutationEffects',
      'startViewTransition',
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
    feature: 'hydrateRoot',
    file: reactDom,
    functions: [
      'attemptExplicitHydrationTarget',
      'canHydrateHydrationBoundary',
      'canHydrateInstance',
      'canHydrateTextInstance',
      'clearHydrationBoundary',
      'prepareToHydrateHostInstance',
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
