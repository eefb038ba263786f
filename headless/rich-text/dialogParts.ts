import type { ChangeEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import { isComposing, propGetter, type FormatText, type PropGetter } from '../core/index.js';
import type { TextDescriptor } from '../core/vanilla.js';
import type { RichTextStore } from './richText.store.types.js';

const APPLY: TextDescriptor = { id: 'gnap.rich-text.apply', defaultMessage: 'Apply' };
const CANCEL: TextDescriptor = { id: 'gnap.rich-text.cancel', defaultMessage: 'Cancel' };

/** The text field of a dialog. Enter applies what is in it. */
export interface RichTextInputProps {
  id: string;
  type: 'text';
  autoComplete: 'off';
  value: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-invalid': true | undefined;
  'data-initial-focus': true;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/** What the text field of a dialog shows and does. */
export interface InputOptions {
  id: string;
  value: string;
  /** The id of the element that says why the text was refused; `null` if it was not. */
  problemId: string | null;
  onText: (text: string) => void;
}

/** The props of a dialog's text field. */
export function inputProps(
  { applyDialog }: Pick<RichTextStore, 'applyDialog'>,
  { id, value, problemId, onText }: InputOptions,
): RichTextInputProps {
  const isRefused = problemId !== null;
  return {
    id,
    type: 'text',
    autoComplete: 'off',
    value,
    'aria-invalid': isRefused || undefined,
    'aria-describedby': problemId ?? undefined,
    'data-invalid': isRefused || undefined,
    'data-initial-focus': true,
    onChange: (event) => {
      onText(event.currentTarget.value);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
      // Enter must not submit the form that the editor is a field of.
      event.preventDefault();
      event.stopPropagation();
      applyDialog();
    },
  };
}

/** A button of a dialog. */
export interface RichTextPressProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** The getter of a dialog's button. */
export function press(act: () => void): PropGetter<RichTextPressProps> {
  return propGetter<RichTextPressProps>({
    type: 'button',
    onClick: () => {
      act();
    },
  });
}

/** The parts that all dialogs of the editor share. */
export interface RichTextDialogParts {
  isOpen: boolean;
  /** Names the dialog. */
  title: string;
  applyLabel: string;
  cancelLabel: string;
  close(): void;
  getDialogProps: PropGetter<{ role: 'dialog'; 'aria-label': string }>;
  getApplyProps: PropGetter<RichTextPressProps>;
  getCancelProps: PropGetter<RichTextPressProps>;
}

/** The parts of a dialog that do not depend on what it asks for. */
export function dialogParts(
  { applyDialog, closeDialog }: Pick<RichTextStore, 'applyDialog' | 'closeDialog'>,
  { isOpen, title, format }: { isOpen: boolean; title: string; format: FormatText },
): RichTextDialogParts {
  return {
    isOpen,
    title,
    applyLabel: format(APPLY),
    cancelLabel: format(CANCEL),
    close: closeDialog,
    getDialogProps: propGetter<{ role: 'dialog'; 'aria-label': string }>({
      role: 'dialog',
      'aria-label': title,
    }),
    getApplyProps: press(applyDialog),
    getCancelProps: press(closeDialog),
  };
}
