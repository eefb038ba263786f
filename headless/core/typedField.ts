import { useEffect, type ChangeEventHandler, type KeyboardEventHandler } from 'react';
import type { FieldControl } from './fieldControl.js';
import { isComposing } from './isComposing.js';

/** What receives typed text: a store, or one of its fields. */
export interface TypedText {
  /** Keeps the text without parsing it. */
  input(text: string): void;
  /** Parses the text. False if it is not a valid value. */
  commit(event: unknown): boolean;
  /** Discards the text. False if there was none. */
  revert(): boolean;
}

/** Props of an input whose text is parsed on Enter or when it is left, such as a date or a time. */
export interface TypedFieldProps {
  type: 'text';
  inputMode: 'numeric';
  autoComplete: 'off';
  value: string;
  'aria-describedby': string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

/**
 * Enter parses the text, Escape discards it. If it is not a valid value, Enter does not submit the
 * form, which would be sent without it.
 * @param noteIds for `aria-describedby`; falsy ones are left out
 */
export function typedFieldProps(
  typed: TypedText,
  value: string,
  noteIds: readonly unknown[],
): TypedFieldProps {
  return {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    value,
    'aria-describedby': noteIds.filter(Boolean).join(' '),
    onChange: (event) => {
      const { currentTarget } = event;
      typed.input(currentTarget.value);
      // Autofilled by the browser or an extension: without focus there is no blur to parse it.
      if (!currentTarget.matches(':focus')) typed.commit(event);
    },
    onKeyDown: (event) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'Enter' && !typed.commit(event)) event.preventDefault();
      if (event.key === 'Escape' && typed.revert()) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
}

/**
 * Tells the form whether typed text has not been parsed yet.
 * @param read parses it, if the form is submitted meanwhile; must stay the same between renders
 * @param drop discards it, and what is said of it, when the form is reset; must stay the same
 *   between renders
 */
export function useDraftMark(
  control: Pick<FieldControl<unknown>, 'markDraft'> | undefined,
  hasDraft: boolean,
  read: (() => unknown) | undefined,
  drop: () => unknown,
): void {
  const markDraft = control?.markDraft;
  useEffect(() => {
    markDraft?.(hasDraft, read, drop);
    return () => markDraft?.(false);
  }, [markDraft, hasDraft, read, drop]);
}
