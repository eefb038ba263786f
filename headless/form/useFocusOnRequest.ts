import { useEffect, useReducer, useRef } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid.js';
import type { FormStore } from './formStore.types.js';

/**
 * Returns a function that moves the focus to the first invalid field after the next render: screen
 * readers then read the errors with the field.
 */
export function useFocusOnRequest<Values>(store: FormStore<Values>): () => void {
  const [requests, request] = useReducer((count: number) => count + 1, 0);
  const answered = useRef(requests);
  // A passive effect: a dialog that unmounts meanwhile first gives back the focus and makes the page
  // interactive again.
  useEffect(() => {
    if (answered.current === requests) return;
    answered.current = requests;
    focusFirstInvalid(store);
  }, [store, requests]);
  return request;
}
