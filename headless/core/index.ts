export {
  countConnections,
  createAnnouncerStore,
  createValuePort,
  defineStore,
  directionOf,
  entriesActions,
  formatDefaultText,
  hasModifier,
  isComposing,
  isPlainClick,
  nextEntryId,
  normalizeDigits,
  rovingIndex,
  safeUrl,
  sameText,
  subscribeTo,
  ToolkitError,
  type Announcement,
  type AnnouncerActions,
  type AnnouncerState,
  type AnnouncerStore,
  type ChangeDetail,
  type ComposingKey,
  type EntriesActions,
  type EntriesState,
  type Entry,
  type FormatText,
  type LinkClick,
  type ModifierKeys,
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
  type ValueOrStore,
  type ValuePort,
  type ValuePortTarget,
} from './vanilla.js';
export {
  fieldControlProps,
  type FieldControl,
  type FieldControlProps,
  type FieldIds,
  type FieldRefusal,
  type ValueOrField,
} from './fieldControl.js';
export { focusElement, focusLeaves, treeOf } from './focus.js';
export { FormatTextContext, useFormatText } from './FormatTextContext.js';
export { ignoreHeldKey } from './ignoreHeldKey.js';
export { isAtRest } from './isAtRest.js';
export { mergeProps, propGetter, type PropGetter } from './mergeProps.js';
export { mergeRefs, useMergedRefs, type ElementRef } from './mergeRefs.js';
export {
  keepFocus,
  popupTriggerProps,
  type PopupStore,
  type PopupTriggerProps,
} from './popupTrigger.js';
export { sharedAnnouncer } from './sharedAnnouncer.js';
export { createSharedStore, type SharedStore } from './sharedStore.js';
export {
  useLiveRegion,
  type LiveRegionProps,
  type UseLiveRegionOptions,
  type UseLiveRegionResult,
} from './useLiveRegion.js';
export { useAnnounce } from './useAnnounce.js';
export {
  typedFieldProps,
  useDraftMark,
  type TypedFieldProps,
  type TypedText,
} from './typedField.js';
export { useElementId, type PartId } from './useElementId.js';
export { useEntry } from './useEntry.js';
export { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';
export { useConnection, useOptionalStoreState, useOwnStore, useStoreState } from './useStore.js';
export { useValueControl, type ValueControl, type ValueStore } from './useValueControl.js';
export { useValuePort } from './useValuePort.js';
