export { SessionExpiryDialog, type SessionExpiryDialogProps } from './SessionExpiryDialog.js';
