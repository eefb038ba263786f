import { defineStore } from '../core/vanilla.js';
import { createChecks } from './checks.js';
import { createFieldTable } from './fieldTable.js';
import {
  isEqual,
  newField,
  newFields,
  NO_ERRORS,
  replaceErrors,
  serverErrors,
} from './form.rules.js';
import type {
  FieldError,
  FormActions,
  FormInternals,
  FormOptions,
  FormState,
  FormStore,
  SubmitOutcome,
} from './form.types.js';
import { createListenerIndex } from './listenerIndex.js';
import { createSubmission } from './submission.js';
import { lazyValues, valuesOf } from './values.rules.js';

/** What a hook reads until the store has its field. */
const BLANK = newField('');

/** Makes a form's store: its fields, when they are checked, and when it submits (FORM-1…7). */
export function createFormStore<Values extends object>(
  initialOptions: FormOptions<Values>,
): FormStore<Values> {
  const { initialValues, multiple = false } = initialOptions;
  const initialState: FormState = {
    fields: newFields(initialValues),
    invalidCount: 0,
    dirtyCount: 0,
    validatingCount: 0,
    isSubmitted: false,
    submission: 'idle',
    multiple,
  };
  return defineStore<FormState, FormActions<Values> & FormInternals<Values>>(
    initialState,
    ({ get, set }) => {
      let options = initialOptions;
      let tell: (outcome: SubmitOutcome) => void = () => {};
      const listeners = createListenerIndex<FormState>();
      const table = createFieldTable({
        read: get,
        commit: (state, names) => {
          const previous = get();
          set(state);
          listeners.tell([state, previous], names);
          submission.resume();
        },
      });
      const checks = createChecks<Values>(table, () => options);
      const submission = createSubmission<Values>({
        table,
        checks,
        options: () => options,
        tell: (outcome) => tell(outcome),
      });

      const edit = (name: string, value: unknown): void => {
        const { initialValue, errors, ...field } = table.find(name) ?? BLANK;
        if (Object.is(field.value, value)) return;
        table.edit(() => {
          table.write(name, {
            value,
            isDirty: !isEqual(value, initialValue),
            errors: replaceErrors(errors, 'server', NO_ERRORS),
          });
          checks.edited(name);
        });
      };

      const actions: FormActions<Values> = {
        getValues: () => valuesOf(table.state().fields),
        setValue: edit,
        submit: submission.submit,
        reset: (values) => {
          submission.cancel();
          submission.overrule();
          table.edit(() => {
            const initial = table
              .state()
              .fields.map(({ name, initialValue }) => [name, initialValue]);
            for (const field of newFields({ ...Object.fromEntries(initial), ...values })) {
              const { name, isDisabled } = table.find(field.name) ?? field;
              checks.drop(name);
              table.write(name, { ...field, isDisabled });
            }
            table.set({ isSubmitted: false });
          });
        },
        setErrors: (errors) => {
          checks.place('server', serverErrors(errors));
          if (submission.overrule()) tell('rejected');
        },
        removeField: (name) => {
          table.remove(name);
          checks.drop(name);
        },
      };

      const internals: FormInternals<Values> = {
        elements: new Map(),
        own: (listener, latest = options) => {
          tell = listener;
          options = latest;
          table.set({ multiple: options.multiple ?? false });
        },
        placeField: (name, isDisabled) => {
          if (table.find(name)?.isDisabled === isDisabled) return;
          table.edit(() => {
            table.write(name, { isDisabled });
            checks.drop(name);
          });
        },
        edit,
        refuse: (name, refusal) => {
          const errors: readonly FieldError[] =
            refusal === null ? NO_ERRORS : [{ ...refusal, source: 'control', path: name }];
          checks.place('control', errors, [name]);
        },
        touch: (name) => {
          if (table.find(name) === undefined) return;
          table.edit(() => {
            table.write(name, { isTouched: true });
            checks.left(name);
          });
        },
        fieldIn: ({ fields }, name) => table.findIn(fields, name) ?? BLANK,
        valuesIn: ({ fields }) => lazyValues(fields, table.findIn),
        listen: listeners.subscribe,
      };

      return {
        actions: { ...actions, ...internals },
        start: () => () => {
          submission.cancel();
          submission.abort();
          checks.cancel();
        },
      };
    },
  );
}
