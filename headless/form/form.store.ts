import { defineStore } from '../core/vanilla.js';
import { createChecks } from './checks.js';
import { compareWith, createFieldTable } from './fieldTable.js';
import { isPartOfRow, newField, newFields, NO_ERRORS, serverErrors } from './form.rules.js';
import type { FormOptions } from './formOptions.types.js';
import type { FieldError, FieldState, FormState } from './formState.types.js';
import type {
  FormActions,
  FormInternals,
  FormListener,
  FormStore,
  SubmitOutcome,
} from './formStore.types.js';
import { createSubmission } from './submission.js';
import { lazyValues, valuesOf } from './values.rules.js';

interface Draft {
  readonly name: string;
  readonly hasDraft: boolean;
  readonly read: (() => unknown) | undefined;
  readonly drop: (() => unknown) | undefined;
}

/** What a hook reads while the store has no field of its name. */
const BLANK = newField('');

/**
 * Creates a form's store: its fields, when they are checked, and when the form submits (FORM-1…7).
 */
export function createFormStore<Values extends object>(
  initialOptions: FormOptions<Values>,
): FormStore<Values> {
  const firstState: FormState = {
    fields: newFields(initialOptions.initialValues),
    invalidCount: 0,
    dirtyCount: 0,
    validatingCount: 0,
    isSubmitted: false,
    submission: 'idle',
    lostPress: 'none',
    multiple: initialOptions.multiple ?? false,
  };
  const initialState = initialOptions.parts?.begin(firstState) ?? firstState;
  return defineStore<FormState, FormActions<Values> & FormInternals<Values>>(
    initialState,
    ({ get, set }) => {
      let options = initialOptions;
      let tell: (outcome: SubmitOutcome) => void = () => {};
      const atOnce = (work: () => void): void => {
        work();
      };
      let afterRender = atOnce;
      // By field: a change of one among thousands calls only its own listeners, where a plain store
      // calls every listener on every change.
      const listeners = new Map<string, Set<FormListener>>();
      /** How controls and native elements parse, or drop, what they hold besides the value. */
      const drafts = new Map<unknown, Draft>();
      const unreadOf = (name: string): readonly Draft[] =>
        [...drafts.values()].filter((draft) => draft.name === name && draft.hasDraft);
      /**
       * How fields that are not in the form begin once their controls are shown; for each, and each
       * of its parts, the field and its parts.
       */
      const absent = new Map<string, readonly FieldState[]>();
      const setAside = (name: string, value: unknown): void => {
        const state = { ...firstState, fields: [newField(name, value)] };
        const { fields } = options.parts?.begin(state) ?? state;
        // Parts of rows that are gone.
        for (const [part, [whole]] of absent) if (whole?.name === name) absent.delete(part);
        for (const field of fields) absent.set(field.name, fields);
      };
      const table = createFieldTable(get, (state, names) => {
        const previous = get();
        set(state);
        for (const name of names ?? listeners.keys())
          listeners.get(name)?.forEach((listener) => listener(state, previous));
        submission.resume();
      });
      const checks = createChecks<Values>(table, () => options);
      const submission = createSubmission<Values>(
        table,
        checks,
        () => options,
        (outcome) => tell(outcome),
        (work) => afterRender(work),
        setAside,
      );

      const drop = (name: string): void => {
        checks.drop(name);
        submission.release(name);
      };
      const spread = (name?: string): readonly string[] =>
        options.parts?.spread(table, drop, name) ?? [];

      /** Lets a field begin anew that was removed, or that is a part of one that was. */
      const bringBack = (name: string): void => {
        const [whole] = absent.get(name) ?? [];
        if (!whole || table.find(whole.name)) return;
        table.edit(() => {
          table.write(whole.name, whole);
          spread(whole.name);
        });
      };

      const edit: FormInternals<Values>['edit'] = (name, value, keys) => {
        bringBack(name);
        const field = table.find(name);
        // What a control brings when its row has been removed must not add that again.
        if (field ? Object.is(field.value, value) : isPartOfRow(name)) return;
        table.edit(() => {
          table.set({ lostPress: 'none' });
          table.write(name, { value, keys });
          checks.edited(name, ...spread(name));
        });
      };

      const actions: FormActions<Values> & FormInternals<Values> = {
        getValues: () => valuesOf(table.state().fields),
        setValue: (name, value) => {
          for (const { name: own, hasDraft, drop } of [...drafts.values()])
            if (hasDraft && `${own}.`.startsWith(`${name}.`)) drop?.();
          edit(name, value);
        },
        submit: () => {
          for (const { read } of drafts.values()) read?.();
          submission.submit();
        },
        reset: (values = {}) => {
          submission.cancel();
          submission.overrule();
          table.edit(() => {
            for (const field of newFields(values)) {
              const { name, value } = field;
              // Of a field that was removed no control could show why it keeps the form from being sent.
              if (absent.has(name) && !table.find(name)) setAside(name, value);
              else compareWith(table, [field]);
            }
            for (const { drop } of drafts.values()) drop?.();
            for (const { name, initialValue, isDisabled } of table.state().fields) {
              checks.drop(name);
              table.write(name, {
                ...newField(name, initialValue),
                isDisabled,
                keys: undefined,
              });
            }
            // Parts take their values from the fields that contain them.
            spread();
            compareWith(table, table.state().fields);
            table.set({ isSubmitted: false });
          });
        },
        setErrors: (errors) => {
          checks.place('server', serverErrors(errors), undefined, submission.sent());
          if (submission.overrule()) tell('rejected');
        },
        removeField: (name) => {
          const field = table.find(name);
          if (field) setAside(name, field.initialValue);
          table.remove(name);
          drop(name);
          spread(name);
        },
        elements: new Map(),
        own: (listener, latest = options, whenRendered = afterRender) => {
          tell = listener;
          afterRender = whenRendered;
          options = latest;
          table.set({ multiple: options.multiple ?? false });
        },
        bringBack,
        placeField: (name, isDisabled) => {
          bringBack(name);
          const field = table.find(name);
          // A row may be removed before the component that shows it unmounts; that must not add it
          // again.
          if (field ? field.isDisabled === isDisabled : isPartOfRow(name)) return;
          table.edit(() => {
            table.write(name, { isDisabled });
            if (field) checks.switched({ ...field, isDisabled });
          });
        },
        edit,
        rebase: (values) => {
          submission.rebase(
            newFields(values).flatMap(
              (field) => options.parts?.partsOf(table, field, submission.sent()) ?? field,
            ),
          );
        },
        hold: submission.hold,
        refuse: (name, refusal, source = 'control') => {
          const errors: readonly FieldError[] =
            refusal === null ? NO_ERRORS : [{ ...refusal, source, path: name }];
          checks.place(source, errors, [name]);
        },
        markDraft: (name, hasDraft, read, drop, holder = name) => {
          if (hasDraft || read || drop) drafts.set(holder, { name, hasDraft, read, drop });
          else drafts.delete(holder);
          const field = table.find(name);
          if (!field || field.hasDraft === hasDraft) return;
          table.edit(() => {
            if (hasDraft) table.set({ lostPress: 'none' });
            table.write(name, { hasDraft: unreadOf(name).length > 0 });
          });
        },
        touch: (name) => {
          if (!table.find(name)) return;
          table.edit(() => {
            table.write(name, { isTouched: true });
            checks.left(name);
          });
        },
        fieldIn: ({ fields }, name) =>
          table.find(name, fields) ??
          absent.get(name)?.find((field) => field.name === name) ??
          BLANK,
        valuesIn: ({ fields }) => lazyValues(fields, table.find),
        listen: (name, listener) => {
          const own = listeners.get(name) ?? new Set();
          listeners.set(name, own.add(listener));
          return () => {
            own.delete(listener);
          };
        },
      };

      return {
        actions,
        start: () => () => {
          submission.cancel();
          submission.abort();
          checks.cancel();
          // Nothing renders any more.
          afterRender = atOnce;
        },
      };
    },
  );
}
