import type { Answer } from './checks.rules.js';
import type { Checks } from './checks.js';
import { compareWith, type FieldTable } from './fieldTable.js';
import { NO_ERRORS } from './form.rules.js';
import type { FormOptions } from './formOptions.types.js';
import type { FieldState } from './formState.types.js';
import type { SubmitOutcome } from './formStore.types.js';
import { valuesOf } from './values.rules.js';

/** Decides when the submit action runs, and updates the form afterwards. */
export interface Submission {
  submit(): void;
  /**
   * Called after every change. Once validations have settled, has the submit run that met them
   * (option `queue`) or that waited for work, or marks that the user may press again.
   */
  resume(): void;
  /** Makes submits wait until this work of a field is over. */
  hold(name: string, work: PromiseLike<unknown>): void;
  /** Stops waiting for the work of this field. */
  release(name: string): void;
  /** Drops a submit that is waiting or queued. */
  cancel(): void;
  /**
   * Keeps the running action from counting as a success, since the form has newer errors or values.
   * Returns whether an action was running.
   */
  overrule(): boolean;
  /** Makes these values the ones that `isDirty` compares with, also once the action has succeeded. */
  rebase(fields: readonly Pick<FieldState, 'name' | 'value'>[]): void;
  /** The fields whose values the running action was given; `undefined` if none is running. */
  sent(): readonly FieldState[] | undefined;
  /** Aborts the signal of the latest action. */
  abort(): void;
}

/**
 * Creates the submission of a form: one action at a time, with values that have been checked.
 * @param options returns those of the latest render
 * @param afterRender calls `work` once the page shows the state that there is now
 * @param setAside takes the value that a field which is not in the form is to begin with
 */
export function createSubmission<Values extends object>(
  table: FieldTable,
  checks: Checks<Values>,
  options: () => FormOptions<Values>,
  tell: (outcome: SubmitOutcome) => void,
  afterRender: (work: () => void) => void,
  setAside: (name: string, value: unknown) => void,
): Submission {
  /** The checks that a submit waits for. */
  let awaited: readonly unknown[] | undefined;
  /** Aborts the latest action. */
  let controller: AbortController | undefined;
  let sent: readonly FieldState[] | undefined;
  /** The names of the fields that were rebased since. */
  const rebased = new Set<string>();
  /** Whether the latest action has neither failed nor been overruled. */
  let succeeds = false;
  /** Work in progress that a submit waits for, with the name of the field whose work it is. */
  const held = new Map<object, string>();

  const refuse = (): void => {
    table.set({ submission: 'idle' });
    tell('invalid');
    options().onInvalid?.(table.state().fields.filter(({ errors: [error] }) => error));
  };

  /** {@link compareWith}, also for fields that have been removed. */
  const compare = (fields: readonly Pick<FieldState, 'name' | 'value' | 'isPart'>[]): void => {
    compareWith(
      table,
      fields.filter(({ name, value, isPart }) => {
        if (table.find(name)) return true;
        if (!isPart) setAside(name, value);
        return false;
      }),
    );
  };

  const act = async (fields: readonly FieldState[], values: Values): Promise<void> => {
    const { onSubmit, onError } = options();
    const { signal } = (controller = new AbortController());
    succeeds = true;
    sent = fields;
    rebased.clear();
    table.set({ submission: 'submitting' });
    tell('submitting');
    try {
      await onSubmit(values, { signal });
    } catch (error) {
      succeeds = false;
      // Without `onError` it stays unhandled, which the app's error channel listens for. With it the
      // action goes on until the errors of a response are placed.
      if (!signal.aborted || error !== signal.reason) await Promise.reject(error).catch(onError);
    } finally {
      sent = undefined;
      table.edit(() => {
        table.set({ submission: 'idle' });
        if (!succeeds) return;
        // Others were rebased while the action ran.
        compare(fields.filter(({ name }) => !rebased.has(name)));
        table.set({ isSubmitted: false });
      });
    }
  };

  /** Starts the checks of a submit; `undefined` if it first waits for the work of a control. */
  const begin = (): ReturnType<typeof checks.rest> | undefined =>
    table.edit(() => {
      checks.place('server', NO_ERRORS);
      // The work will still change these values: they are checked once it is over.
      for (const name of held.values()) checks.drop(name);
      const isHeld = held.size > 0 && table.state().invalidCount === 0;
      table.set({
        isSubmitted: true,
        submission: isHeld ? 'waiting' : 'validating',
        lostPress: 'none',
      });
      return isHeld ? undefined : checks.rest();
    });

  /** Has the submit begin, or begin anew, once the pending validations have settled. */
  const queue = (): void => {
    table.set({ submission: 'queued' });
  };

  /**
   * Runs the action, unless the checks have found errors.
   * @param fields as they were when the submit began
   */
  const conclude = (fields: readonly FieldState[], answers: readonly Answer<Values>[]): void => {
    awaited = undefined;
    const present = fields.filter(({ name }) => table.find(name));
    const output = answers.find(({ output }) => output)?.output;
    // The values of their lists still hold rows that have been removed, which nobody checks, or for
    // which there are errors.
    if (fields.some(({ name, isPart }) => isPart && !table.find(name))) queue();
    else if (answers.some(({ errors: [error] }) => error)) refuse();
    else void act(present, output ?? valuesOf(present));
  };

  const submit = (): void => {
    const { submission, validatingCount, fields } = table.state();
    if (submission === 'submitting') return;
    const mayBegin = submission === 'idle' || submission === 'queued';
    if (!mayBegin || validatingCount > 0) {
      // A press that met a mere validation is queued, or marked as lost.
      if (submission === 'idle') {
        if (options().queue) queue();
        else table.set({ lostPress: 'pending' });
      }
      tell('pending');
      return;
    }
    const answers = begin();
    // That it waits for a control is told by its state: `useSubmitNotice` says so.
    if (answers === undefined) return;
    if (table.state().invalidCount > 0) refuse();
    else if (answers.every((answer): answer is Answer<Values> => !(answer instanceof Promise)))
      conclude(fields, answers);
    else {
      awaited = answers;
      tell('pending');
      void Promise.all(answers).then((settled) => {
        if (awaited === answers) conclude(fields, settled);
      });
    }
  };

  const submitQueued = (): void => {
    const { submission, validatingCount } = table.state();
    if (submission === 'queued' && validatingCount === 0) submit();
  };

  const resume = (): void => {
    const { submission, validatingCount, lostPress } = table.state();
    // What the work of a control has changed may still be checked.
    if (validatingCount > 0) return;
    // Only then are the fields enabled again that a page disables while its form is busy, and
    // checked.
    if (submission === 'queued') afterRender(submitQueued);
    else if (submission === 'waiting' && held.size === 0) queue();
    else if (lostPress === 'pending') table.set({ lostPress: 'again' });
  };

  return {
    submit,
    resume,
    hold: (name, promise) => {
      const work = {};
      held.set(work, name);
      const end = (): void => {
        held.delete(work);
        resume();
      };
      promise.then(end, end);
    },
    release: (name) => {
      held.forEach((of, work) => {
        if (of === name) held.delete(work);
      });
      resume();
    },
    cancel: () => {
      awaited = undefined;
      held.clear();
      table.set({ lostPress: 'none' });
      if (table.state().submission !== 'submitting') table.set({ submission: 'idle' });
    },
    overrule: () => {
      succeeds = false;
      return table.state().submission === 'submitting';
    },
    rebase: (fields) => {
      for (const { name } of fields) rebased.add(name);
      compare(fields);
    },
    sent: () => sent,
    abort: () => {
      controller?.abort();
    },
  };
}
