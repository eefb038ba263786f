import { useEffect, type ChangeEventHandler, type KeyboardEventHandler } from 'react';
import type { FieldControl } from './fieldControl.js';
import { isComposing } from './isComposing.js';

/** What takes a typed text: a store, or one of its fields. */
export interface TypedText {
  /** Takes what is typed, and reads nothing of it yet. */
  input(text: string): void;
  /** Reads it. False where it is no value. */
  commit(event: unknown): boolean;
  /** Gives it up. False where there was nothing. */
  revert(): boolean;
}

/** What a field has whose text is read when it is left, or by Enter: a date's, a time's. */
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
 * Enter reads the text, Escape gives it up. Where it is no value, Enter does not send the form, which
 * would go without what was typed.
 * @param notes ids for `aria-describedby`; what is no id is left out
 */
export function typedFieldProps(
  typed: TypedText,
  value: string,
  notes: readonly unknown[],
): TypedFieldProps {
  return {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    value,
    'aria-describedby': notes.filter(Boolean).join(' '),
    onChange: (event) => {
      const { currentTarget } = event;
      typed.input(currentTarget.value);
      // Nobody leaves a field that the browser, or a tool in it, has filled in by itself.
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
 * Tells the form as long as a text is being typed that has not been read yet.
 * @param read reads it, for a form that is submitted meanwhile; stays the same between renders
 */
export function useDraftMark(
  control: Pick<FieldControl<unknown>, 'markDraft'> | undefined,
  hasDraft: boolean,
  read: () => unknown,
): void {
  const markDraft = control?.markDraft;
  useEffect(() => {
    if (!hasDraft) return undefined;
    markDraft?.(true, read);
    return () => markDraft?.(false);
  }, [markDraft, hasDraft, read]);
}
