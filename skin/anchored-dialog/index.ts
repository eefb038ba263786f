export { AnchoredDialog, type AnchoredDialogProps } from './AnchoredDialog.js';
