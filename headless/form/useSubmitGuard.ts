import { useEffect, useRef, type FormEventHandler, type MouseEventHandler } from 'react';
import {
  keepFocus,
  propGetter,
  useAnnounce,
  useFormatText,
  useIsomorphicLayoutEffect,
  useOwnStore,
  type PropGetter,
} from '../core/index.js';
import { focusedField, focusFirstInvalid } from './focusFirstInvalid.js';
import { createFormStore } from './form.store.js';
import { STILL_CHECKING } from './form.texts.js';
import type { FormOptions } from './formOptions.types.js';
import type { FormActions, FormStore } from './formStore.types.js';
import { sharedFormEvents, type FormEvents } from './formHandle.js';
import { useAfterRender } from './useAfterRender.js';
import { useFormState, type UseFormStateResult } from './useFormState.js';

interface GivenStore<Values> {
  /** The store of a form made elsewhere, with its own options. */
  store: FormStore<Values>;
}

/** Either the options of the form or a `store` that has them, and where its notifications go. */
export type UseSubmitGuardOptions<Values> = (
  | (FormOptions<Values> & { [Option in keyof GivenStore<Values>]?: undefined })
  | (GivenStore<Values> & { [Option in keyof FormOptions<Values>]?: undefined })
) & {
  /** Default: the shell's, which shows the notification of FORM-3. */
  events?: FormEvents | undefined;
};

/** For the `form`, which the browser does not validate (spec row FORM-1). */
export interface FormProps {
  noValidate: true;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onReset: FormEventHandler<HTMLFormElement>;
}

/** For the button that submits the form. */
export interface FormSubmitProps {
  type: 'submit';
  /**
   * A press does not submit now. Unlike `disabled`, this keeps the focus on the button and lets a
   * press be answered.
   */
  'aria-disabled': true | undefined;
  /**
   * `validating` while a validation is pending or the submit waits, `submitting` while its action
   * runs.
   */
  'data-state': 'idle' | 'validating' | 'submitting';
  /**
   * Leaves the focus where it is until the click: a message that appears on blur could move the
   * button from under the pointer.
   */
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler<HTMLElement>;
}

/** The state and the actions of a form, and the props of the `form` and of its button. */
export interface UseSubmitGuardResult<Values> extends UseFormStateResult, FormActions<Values> {
  /** Stays the same between renders: give memoized fields this instead of the whole result. */
  store: FormStore<Values>;
  getFormProps: PropGetter<FormProps>;
  getSubmitProps: PropGetter<FormSubmitProps>;
}

/**
 * In React, events of a form in a portal bubble through the form around it; each handles only its
 * own.
 */
function ownEvent(handle: () => void): FormEventHandler<HTMLFormElement> {
  return (event) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    handle();
  };
}

/**
 * A form that runs one submit at a time, with values that have been checked (spec rows FORM-1…4). A
 * submit of an invalid form notifies the user and focuses the first invalid field (A11Y-FIELD); one
 * during a validation announces that the form is still checking.
 */
export function useSubmitGuard<Values extends object>(
  options: UseSubmitGuardOptions<Values>,
): UseSubmitGuardResult<Values> {
  const store = useOwnStore<FormStore<Values>>(
    options.store,
    () => options.store ?? createFormStore(options),
  );
  const state = useFormState(store);
  const events = sharedFormEvents.useOptional(options.events);
  const announce = useAnnounce();
  const format = useFormatText();
  const afterRender = useAfterRender();
  const afterAction = useAfterRender(state.isSubmitting);
  /** The field that had the focus, if one had, at the press of a submit that is not over yet. */
  const pressed = useRef<{ readonly field: Element | undefined } | null>(null);

  useIsomorphicLayoutEffect(() => {
    store.own(
      (outcome) => {
        if (outcome === 'pending') announce(format(STILL_CHECKING));
        if (outcome === 'pending' || outcome === 'submitting') {
          pressed.current ??= { field: focusedField(store) };
        } else {
          const { current } = pressed;
          /** Who has gone on to another field meanwhile is not taken out of it. */
          const moveFocus = (isFirstAlone?: boolean): boolean => {
            const field = focusedField(store);
            if (current && field && field !== current.field) return true;
            return focusFirstInvalid(store, isFirstAlone);
          };
          afterRender(() => {
            // Fields that a page disables while the action runs cannot take it before.
            if (!moveFocus(true)) afterAction(moveFocus);
          });
        }
        events?.[outcome]?.();
      },
      options.store ? undefined : options,
      afterRender,
    );
  });

  // A passive effect: when a sibling suspends, React undoes layout effects, which would abort a
  // submission in flight.
  useEffect(() => store.connect(), [store]);

  const checkState = state.isValidating ? 'validating' : 'idle';
  const buttonState = state.isSubmitting ? 'submitting' : checkState;
  // After what was to be done after this render: a queued submit begins then, and is the same press.
  useEffect(() => {
    const { submission, validatingCount } = store.getState();
    // One that waits for a control is told by its state alone.
    if (submission === 'waiting') pressed.current ??= { field: focusedField(store) };
    else if (submission === 'idle' && validatingCount === 0) pressed.current = null;
  });
  return {
    ...store,
    ...state,
    store,
    getFormProps: propGetter<FormProps>({
      noValidate: true,
      onSubmit: ownEvent(store.submit),
      onReset: ownEvent(store.reset),
    }),
    getSubmitProps: propGetter<FormSubmitProps>({
      type: 'submit',
      'aria-disabled': buttonState !== 'idle' || undefined,
      'data-state': buttonState,
      onMouseDown: keepFocus,
      onClick: ({ currentTarget, detail }) => {
        // Enter in a field also clicks the button, with a `detail` of 0; the focus stays in the
        // field then.
        if (detail > 0) currentTarget.focus({ focusVisible: false });
      },
    }),
  };
}
