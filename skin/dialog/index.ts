export { Dialog, type DialogProps } from './Dialog.js';
export { DialogActions } from './DialogActions.js';
