import { useCallback } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid.js';
import type { FormStore } from './formStore.types.js';
import { useAfterRender } from './useAfterRender.js';

/**
 * Returns a function that moves the focus to the first invalid field after the next render: screen
 * readers then read the errors with the field.
 */
export function useFocusOnRequest<Values>(store: FormStore<Values>): () => void {
  const afterRender = useAfterRender();
  return useCallback(() => {
    afterRender(() => {
      focusFirstInvalid(store);
    });
  }, [afterRender, store]);
}
