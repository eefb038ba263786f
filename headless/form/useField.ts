import { useCallback, useMemo, type ChangeEventHandler, type FocusEventHandler } from 'react';
import {
  mergeProps,
  propGetter,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  type ElementRef,
  type FieldControl,
  type FieldIds,
  type PropGetter,
  type ReadonlyStore,
} from '../core/index.js';
import { shownCount } from './form.rules.js';
import type { FieldName, FieldValue, FormState, PartName } from './form.types.js';
import { storeOf, type FormHandle } from './formHandle.js';
import { toMessages, type FieldMessage } from './useFormErrors.js';
import {
  emptyFileInput,
  nativeValueProps,
  readNativeValue,
  type NativeControl,
  type NativeValueProps,
} from './nativeControl.js';

/** What `useField` takes beside form and name; all of it can be left out. */
export interface UseFieldOptions {
  /** The id of the control's element. Default: made up. */
  id?: string | undefined;
  /** For the control's element. */
  ref?: ElementRef<HTMLElement> | undefined;
  /**
   * A disabled field keeps its value and is not checked by its validators. A value hook that takes its
   * `control` has to be told as well. Default false.
   */
  disabled?: boolean | undefined;
}

/** For a native `input`, `textarea` or `select`, with the value as its type shows it. */
export interface FieldInputProps extends NativeValueProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  disabled: true | undefined;
  'aria-invalid': true | undefined;
  /** The first message that is shown. */
  'aria-errormessage': string | undefined;
  /** All messages that are shown (A11Y-FIELD). */
  'aria-describedby': string | undefined;
  'data-invalid': boolean;
  /** `validating` while a validator is pending (spec row FORM-7). */
  'data-state': 'idle' | 'validating';
  onChange: ChangeEventHandler<NativeControl>;
  onBlur: FocusEventHandler;
}

/** For the `label` of the field. */
export interface FieldLabelProps {
  id: string;
  htmlFor: string;
}

/** For the element of one message, by which the control is described. */
export interface FieldMessageProps {
  id: string;
  /** The type of the error: `required`. */
  'data-type': string;
}

/** The value and the state of one field, what is wrong with it, and the props of its parts. */
export interface UseFieldResult<Value> {
  value: Value;
  /** All that is wrong, shown or not. */
  errors: readonly FieldMessage[];
  /** What to show now: nothing before the field was left or the form submitted, then one error, or all. */
  shownErrors: readonly FieldMessage[];
  /** It was left, or has an error from the server. */
  isTouched: boolean;
  /** The value differs from what the form began with, was reset or rebased to, or last sent. */
  isDirty: boolean;
  /** A validator of it is pending (spec row FORM-7). */
  isValidating: boolean;
  /** Invalid, and touched or submitted (spec row FORM-5). */
  hasError: boolean;
  /** For a value hook: `useTimeInput({ control: field.control })`. */
  control: FieldControl<Value>;
  /** For a native input, textarea or select; a checkbox, number or file input gives its `type`. */
  getInputProps: PropGetter<FieldInputProps>;
  getLabelProps: PropGetter<FieldLabelProps>;
  /** For the message of one of `shownErrors`, by its type (spec row FORM-6). */
  getMessageProps(type: string): FieldMessageProps;
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}

/**
 * One field of a form (spec rows FORM-5…7, A11Y-FIELD). Renders when this field changes, and with
 * none of the others.
 */
export function useField<Values extends object, Name extends FieldName<Values> | PartName<unknown>>(
  form: FormHandle<Values>,
  name: Name,
  { id, ref, disabled = false }: UseFieldOptions = {},
): UseFieldResult<FieldValue<Values, Name>> {
  const store = storeOf(form);
  const slice = useMemo<ReadonlyStore<FormState>>(
    () => ({ ...store, subscribe: (listener) => store.listen(name, listener) }),
    [store, name],
  );
  const field = useStoreState(slice, (state) => store.fieldIn(state, name));
  const shown = useStoreState(slice, (state) => shownCount(store.fieldIn(state, name), state));
  const format = useFormatText();
  const partId = useElementId(id);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) store.elements.delete(name);
      else store.elements.set(name, element);
    },
    [store, name],
  );
  const mergedRef = useMergedRefs(ref, attach);
  const reports = useMemo<Pick<FieldControl<unknown>, 'refuse' | 'hold' | 'markDraft'>>(
    () => ({
      refuse: (refusal) => {
        store.refuse(name, refusal);
      },
      hold: (work) => {
        store.hold(name, work);
      },
      markDraft: (hasDraft, read) => {
        store.markDraft(name, hasDraft, read);
      },
    }),
    [store, name],
  );

  useIsomorphicLayoutEffect(() => {
    store.placeField(name, disabled);
  }, [store, name, disabled]);
  const isEmpty = isEmptyList(field.value);
  useIsomorphicLayoutEffect(() => {
    if (isEmpty) emptyFileInput(store.elements.get(name));
  }, [store, name, isEmpty]);

  // The table holds values of all types; under this name it holds what the form's type says.
  const value = field.value as FieldValue<Values, Name>;
  const errors = toMessages(field.errors, format);
  const shownErrors = errors.slice(0, shown);
  const hasError = shown > 0;
  const messageId = (type: string): string => partId(`error-${type}`);
  const messageIds = shownErrors.map(({ type }) => messageId(type));
  const ids: FieldIds = {
    control: partId(),
    label: partId('label'),
    messages: hasError ? messageIds.join(' ') : undefined,
    message: messageIds[0],
  };
  const leave = (): void => {
    store.touch(name);
  };
  const inputProps: FieldInputProps = {
    id: ids.control,
    ref: mergedRef,
    disabled: disabled || undefined,
    'aria-invalid': hasError || undefined,
    'aria-errormessage': ids.message,
    'aria-describedby': ids.messages,
    'data-invalid': hasError,
    'data-state': field.isValidating ? 'validating' : 'idle',
    onChange: ({ currentTarget }) => {
      store.edit(name, readNativeValue(currentTarget));
    },
    onBlur: leave,
  };

  return {
    value,
    errors,
    shownErrors,
    isTouched: field.isTouched,
    isDirty: field.isDirty,
    isValidating: field.isValidating,
    hasError,
    control: {
      value,
      onChange: (next) => {
        store.edit(name, next);
      },
      onBlur: leave,
      ids,
      invalid: hasError,
      ref: mergedRef,
      ...reports,
      isRefused: field.errors.some(({ source }) => source === 'control'),
    },
    getInputProps: (props) =>
      mergeProps(props, {
        ...inputProps,
        ...nativeValueProps(props && 'type' in props ? props.type : undefined, field.value),
      }),
    getLabelProps: propGetter<FieldLabelProps>({ id: ids.label, htmlFor: ids.control }),
    getMessageProps: (type) => ({ id: messageId(type), 'data-type': type }),
  };
}
