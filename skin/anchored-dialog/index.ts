export { AnchoredDialog, FOOTER_START, type AnchoredDialogProps } from './AnchoredDialog.js';
