export { tabbableElements } from './focusable.js';
export {
  useAnchoredPosition,
  type OverlayPlacement,
  type UseAnchoredPositionOptions,
  type UseAnchoredPositionResult,
} from './useAnchoredPosition.js';
export {
  useDismissal,
  type DismissableProps,
  type DismissalReason,
  type UseDismissalOptions,
} from './useDismissal.js';
export { useFocusReturn, type FocusReturnProps } from './useFocusReturn.js';
export {
  useLeaveOnPress,
  type LeavableProps,
  type UseLeaveOnPressOptions,
} from './useLeaveOnPress.js';
export { useModalFocus, type ModalFocusProps, type UseModalFocusOptions } from './useModalFocus.js';
export { useLiveRegionPlaces, type LiveRegionPlace } from './useLiveRegionPlaces.js';
