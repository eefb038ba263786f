import type { ChangeEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import { isComposing, propGetter, type PropGetter } from '../core/index.js';
import type { TextDescriptor } from '../core/vanilla.js';
import type { RichTextStore } from './richText.store.types.js';

export const APPLY: TextDescriptor = { id: 'gnap.rich-text.apply', defaultMessage: 'Apply' };
export const CANCEL: TextDescriptor = { id: 'gnap.rich-text.cancel', defaultMessage: 'Cancel' };

/** The text field of a dialog. Enter applies what is in it. */
export interface RichTextInputProps {
  id: string;
  type: 'text';
  autoComplete: 'off';
  value: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-invalid': boolean;
  'data-initial-focus': true;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/** What the text field of a dialog shows and does. */
export interface InputOptions {
  id: string;
  value: string;
  /** Of the element that says why it was refused; `null` while it was not. */
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
    'data-invalid': isRefused,
    'data-initial-focus': true,
    onChange: (event) => {
      onText(event.currentTarget.value);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
      // Not the form that the editor is a field of.
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
