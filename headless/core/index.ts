export {
  createAnnouncerStore,
  createValuePort,
  defineStore,
  directionOf,
  formatDefaultText,
  isDevelopment,
  rovingIndex,
  safeUrl,
  subscribeTo,
  ToolkitError,
  type Announcement,
  type AnnouncerActions,
  type AnnouncerState,
  type AnnouncerStore,
  type ChangeDetail,
  type FormatText,
  type Politeness,
  type ReadonlyStore,
  type RovingOptions,
  type Store,
  type StoreContext,
  type StoreDefinition,
  type Text,
  type TextDescriptor,
  type TextValues,
  type ToolkitErrorOptions,
  type ValueOptions,
  type ValuePort,
  type ValuePortTarget,
} from './vanilla.js';
export { FormatTextContext, useFormatText } from './FormatTextContext.js';
export { mergeProps, propGetter, type PropGetter } from './mergeProps.js';
export { mergeRefs, useMergedRefs, type ElementRef } from './mergeRefs.js';
export { createSharedStore, type SharedStore } from './sharedStore.js';
export {
  sharedAnnouncer,
  useAnnounce,
  useLiveRegion,
  type LiveRegionProps,
  type UseLiveRegionResult,
} from './useAnnouncer.js';
export { useElementId, type PartId } from './useElementId.js';
export { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';
export { useConnection, useOwnStore, useStoreState } from './useStore.js';
export { useValuePort } from './useValuePort.js';
