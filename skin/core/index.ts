export { classNames } from './classNames.js';
export { lazyPart, type LazyPart, type LazyPartOptions, type LostPartProps } from './lazyPart.js';
export { lazyPopup, type LazyPopupOptions } from './lazyPopup.js';
export { messages } from './messages.js';
export { useLostPart } from './useLostPart.js';
export { PHONE, SMALL, useMediaQuery, WIDE } from './useMediaQuery.js';
