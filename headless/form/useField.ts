import { useMemo } from 'react';
import {
  fieldControlProps,
  focusLeaves,
  mergeProps,
  propGetter,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  type FieldControl,
  type FieldIds,
} from '../core/index.js';
import { createFieldElement } from './fieldElement.js';
import { toMessages } from './fieldMessage.js';
import { fieldSlice } from './fieldSlice.js';
import { shownCount } from './form.rules.js';
import type { FieldName, FieldValue, PartName } from './fieldName.types.js';
import { storeOf, type FormHandle } from './formHandle.js';
import { nativeValueProps, readNativeValue } from './nativeControl.js';
import { refuseUndeclaredPart } from './refuseUndeclaredPart.js';
import type {
  FieldInputProps,
  FieldLabelProps,
  UseFieldOptions,
  UseFieldResult,
} from './useField.types.js';

/**
 * One field of a form (spec rows FORM-5…7, A11Y-FIELD). Re-renders when this field changes, not
 * when others do.
 */
export function useField<Values extends object, Name extends FieldName<Values> | PartName<unknown>>(
  form: FormHandle<Values>,
  name: Name,
  { id, ref, disabled = false }: UseFieldOptions = {},
): UseFieldResult<FieldValue<Values, Name>> {
  const store = storeOf(form);
  if (process.env.NODE_ENV !== 'production') {
    refuseUndeclaredPart(name, store.valuesIn(store.getState()));
  }
  const fieldStore = useMemo(() => fieldSlice(store, name), [store, name]);
  const field = useStoreState(fieldStore, (state) => store.fieldIn(state, name));
  const shownErrorCount = useStoreState(fieldStore, (state) =>
    shownCount(store.fieldIn(state, name), state),
  );
  const format = useFormatText();
  const partId = useElementId(id);
  const element = useMemo(() => createFieldElement(store, name), [store, name]);
  // Stable, as `FieldControl` promises; the rest of `control` changes with the field.
  const stable = useMemo<Omit<FieldControl<unknown>, 'value' | 'ids' | 'invalid'>>(
    () => ({
      onChange: (next) => {
        store.edit(name, next);
      },
      onBlur: () => {
        store.touch(name);
      },
      ref: element.ref,
      refuse: (refusal) => {
        store.refuse(name, refusal);
      },
      hold: (work) => {
        store.hold(name, work);
      },
      markDraft: (hasDraft, read, drop) => {
        store.markDraft(name, hasDraft, read, drop);
      },
    }),
    [store, name, element],
  );
  const mergedRef = useMergedRefs(ref, stable.ref);

  useIsomorphicLayoutEffect(() => {
    store.placeField(name, disabled);
  }, [store, name, disabled]);
  useIsomorphicLayoutEffect(() => {
    element.show(field.value);
  }, [element, field.value]);
  useIsomorphicLayoutEffect(() => element.update(), [element, field.value]);
  useIsomorphicLayoutEffect(() => () => element.end(), [element]);

  // The store is untyped; the form's type says what the field of this name holds.
  const value = field.value as FieldValue<Values, Name>;
  const errors = toMessages(field.errors, format);
  const shownErrors = errors.slice(0, shownErrorCount);
  const hasError = shownErrorCount > 0;
  const messageId = (type: string): string => partId(`error-${type}`);
  const messageIds = shownErrors.map(({ type }) => messageId(type));
  const ids: FieldIds = {
    control: partId(),
    label: partId('label'),
    messages: messageIds.join(' ') || undefined,
    message: messageIds[0],
  };
  const control: FieldControl<FieldValue<Values, Name>> = {
    ...stable,
    value,
    ids,
    invalid: hasError,
    ref: mergedRef,
  };
  const inputProps: FieldInputProps = {
    ...fieldControlProps(control),
    id: ids.control,
    ref: mergedRef,
    disabled: disabled || undefined,
    'data-state': field.isValidating ? 'validating' : 'idle',
    onChange: ({ currentTarget }) => {
      store.edit(name, readNativeValue(currentTarget, field.initialValue));
    },
    onBlur: (event) => {
      (focusLeaves(event) ? element.refuse : element.update)();
      stable.onBlur();
    },
  };

  return {
    value,
    errors,
    shownErrors,
    isTouched: field.isTouched,
    isDirty: field.isDirty,
    isValidating: field.isValidating,
    hasError,
    control,
    getInputProps: <Given extends object>(props?: Given) =>
      mergeProps(props, {
        ...inputProps,
        ...nativeValueProps(props ?? {}, field.value),
      }),
    getLabelProps: propGetter<FieldLabelProps>({ id: ids.label, htmlFor: ids.control }),
    getMessageProps: (type) => ({ id: messageId(type), 'data-type': type }),
  };
}
