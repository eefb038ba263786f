/** The part of core for stores and rules: nothing here imports React. */
export {
  createAnnouncerStore,
  type Announcement,
  type AnnouncerActions,
  type AnnouncerState,
  type AnnouncerStore,
  type Politeness,
} from './announcer.store.js';
export {
  entriesActions,
  nextEntryId,
  type EntriesActions,
  type EntriesState,
  type Entry,
} from './orderedEntries.js';
export { normalizeDigits } from './normalizeDigits.js';
export { isComposing, type ComposingKey } from './isComposing.js';
export { hasModifier, type ModifierKeys } from './modifierKeys.js';
export { isPlainClick, type LinkClick } from './plainClick.js';
export { directionOf, rovingIndex, type RovingOptions } from './rovingFocus.js';
export {
  countConnections,
  defineStore,
  sameEntries,
  subscribeTo,
  type ReadonlyStore,
  type Store,
  type StoreContext,
  type StoreDefinition,
} from './store.js';
export {
  formatDefaultText,
  sameText,
  type FormatText,
  type Text,
  type TextDescriptor,
  type TextValues,
} from './text.js';
export { safeUrl } from './safeUrl.js';
export { ToolkitError, type ToolkitErrorOptions } from './ToolkitError.js';
export {
  createValuePort,
  type ChangeDetail,
  type ValueOptions,
  type ValueOrStore,
  type ValuePort,
  type ValuePortTarget,
} from './valuePort.js';
