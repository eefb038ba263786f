import { expect, test } from 'vitest';
import {
  useAnchoredPosition,
  useDismissal,
  useFocusReturn,
  useLeaveOnPress,
  useLiveRegionPlaces,
  useModalFocus,
} from '../../../headless/overlay/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('the hooks of an overlay render on a server', () => {
  const overlay = renderHookOnServer(() => ({
    ...useAnchoredPosition({ isOpen: true, anchor: null }),
    ...useDismissal({ isOpen: true, onDismiss: () => {} }),
    ...useFocusReturn(),
    ...useLeaveOnPress({ isOpen: true, popup: null, anchor: null }),
    ...useModalFocus({ isOpen: true, container: null }),
    places: useLiveRegionPlaces(),
  }));
  expect(overlay.isPositioned).toBe(false);
  expect(overlay.places).toEqual([]);
});
