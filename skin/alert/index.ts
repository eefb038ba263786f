export { Alert, type AlertProps } from './Alert.js';
export { keepFocusInView, showBesideFocus } from './showBesideFocus.js';
