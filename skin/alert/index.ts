export { Alert, type AlertProps } from './Alert.js';
export { showBesideFocus } from './showBesideFocus.js';
