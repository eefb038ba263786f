import { systemClock } from '../platform/index.js';
import { askSchema, askValidators, VALID, type Answer, type MaybePromise } from './checks.rules.js';
import type { FieldTable } from './fieldTable.js';
import { errorsByField, FORM, NO_ERRORS, replaceErrors } from './form.rules.js';
import type { FormOptions, Validator } from './formOptions.types.js';
import type { FieldError, FieldState } from './formState.types.js';
import { lazyValues, valuesOf } from './values.rules.js';

/** Decides which fields are checked when, and where their errors go. */
export interface Checks<Values> {
  /**
   * Takes the server's errors off the fields that were edited, and checks them, those whose
   * validators have read them, and all values by the schema.
   */
  edited(...names: readonly string[]): void;
  /**
   * Checks a field if its current value has not been checked. A check that failed (threw, rejected
   * or timed out) is retried by the next edit or submit, not here.
   */
  left(name: string): void;
  /**
   * Checks each field unless an asynchronous check has found its value valid, and all values by the
   * schema: the validators may be others by now.
   */
  rest(): readonly MaybePromise<Answer<Values>>[];
  /**
   * Discards a field's check and the errors of its validators; a submit that waits for the check
   * continues without it.
   */
  drop(name: string): void;
  /**
   * Called for a field that was disabled or enabled. While it is disabled, the errors of its
   * validators are away; a check in progress goes on, since a form that disables its fields while
   * it is busy still needs the answer.
   */
  switched(field: FieldState): void;
  /** {@link Checks.drop} for every check in progress. */
  cancel(): void;
  /**
   * Replaces the errors of one source on the named fields. Default: on all fields and on the form.
   * @param fields in which the paths of the errors are looked up. Default: the latest
   */
  place(
    source: FieldError['source'],
    errors: readonly FieldError[],
    names?: readonly string[],
    fields?: readonly FieldState[],
  ): void;
}

/**
 * A check in progress, or one that has found a value valid. Where a submit has to repeat it: the
 * errors that it found, or `null` if it answered at once.
 */
type Outcome = AbortController | readonly FieldError[] | null;

type FieldValidators<Values> = Readonly<Record<string, Validator<unknown, Values>>>;

/** Settles like `later`, but rejects after the time limit, and resolves as valid when aborted. */
function withinLimit<Values>(
  later: Promise<Answer<Values>>,
  { clock = systemClock, timeout = 30_000 }: FormOptions<Values>,
  signal: AbortSignal,
): Promise<Answer<Values>> {
  return new Promise((resolve, reject) => {
    const cancelTimer = clock.setTimeout(() => {
      reject(new DOMException(`No answer in ${timeout} ms.`, 'TimeoutError'));
    }, timeout);
    signal.addEventListener('abort', () => {
      cancelTimer();
      resolve(VALID);
    });
    later.then(resolve, reject);
  });
}

/**
 * Creates the checks of a form's fields. Only the latest check of each field counts.
 * @param options returns those of the latest render
 */
export function createChecks<Values extends object>(
  table: FieldTable,
  options: () => FormOptions<Values>,
): Checks<Values> {
  /** What aborts each check in progress, with the name of its field. */
  const running = new Map<AbortController, string>();
  /**
   * The latest check of each field whose current value has been given to one. Answers of earlier
   * checks are ignored.
   */
  const latest = new Map<string, Outcome>();
  /** For each field, the names of the fields whose validators have read it. */
  const readers = new Map<string, Set<string>>();

  /**
   * Runs a field's validators (for the form itself: the schema). `undefined` if there are none, or
   * the field is disabled.
   */
  const ask = (name: string, signal: AbortSignal): MaybePromise<Answer<Values>> | undefined => {
    const { schema, validators, parts } = options();
    const { fields } = table.state();
    if (name === FORM) return schema && askSchema(schema, valuesOf(fields));
    const field = table.find(name);
    // The table is untyped; each validator takes the type that its field holds.
    const given = validators as Readonly<Record<string, FieldValidators<Values>>> | undefined;
    const values = lazyValues<Values>(fields, table.find, (read) => {
      readers.set(read, (readers.get(read) ?? new Set()).add(name));
    });
    const own =
      given?.[name] ?? parts?.validatorsOf(name, (owner) => values[owner as keyof Values]);
    if (!field || !own || field.isDisabled) return undefined;
    return askValidators(own, name, (validator) => validator(field.value, values, { signal }));
  };

  const place: Checks<Values>['place'] = (source, errors, names, fields) => {
    const byField = errorsByField(
      errors,
      table.find,
      (path) => options().parts?.nameOf(table, path, fields) ?? path,
    );
    table.edit(() => {
      for (const name of names ?? table.state().fields.map((field) => field.name)) {
        const field = table.find(name);
        const own = byField.get(name) ?? NO_ERRORS;
        if (!field) continue;
        table.write(name, {
          errors: replaceErrors(field.errors, source, own),
          isTouched: field.isTouched || (source === 'server' && own.length > 0),
        });
      }
    });
  };

  const stop = (name: string): void => {
    running.forEach((of, controller) => {
      if (of === name) controller.abort();
    });
  };

  const check = (name: string): MaybePromise<Answer<Values>> => {
    const source = name === FORM ? 'schema' : 'validator';
    const controller = new AbortController();
    const record = ({ errors }: Answer<Values>, isValidating: boolean): void => {
      const names = name === FORM && !isValidating ? undefined : [name];
      // A submit that waits is refused for these errors: its user has to see them.
      const isAway = table.find(name)?.isDisabled && table.state().submission !== 'validating';
      table.edit(() => {
        place(source, isAway ? NO_ERRORS : errors, names);
        table.write(name, { isValidating });
      });
    };
    const settle = (
      answer: Answer<Values>,
      outcome: Outcome = answer.errors[0] ? answer.errors : controller,
    ): Answer<Values> => {
      running.delete(controller);
      if (latest.get(name) === controller) {
        latest.set(name, outcome);
        record(answer, false);
      }
      controller.abort();
      return answer;
    };

    // A waiting submit sends the values from when it was pressed, so it still needs the earlier
    // answer.
    if (table.state().submission !== 'validating') stop(name);
    // Where there are no validators any more, what they have said goes too.
    const answer = ask(name, controller.signal) ?? (latest.has(name) && VALID);
    if (!answer) return VALID;
    running.set(controller, name);
    latest.set(name, controller);
    if (!(answer instanceof Promise)) return settle(answer, null);
    record(VALID, true);
    return withinLimit(answer, options(), controller.signal).then(settle, (cause: unknown) =>
      settle({ errors: [{ type: 'validator-failed', source, path: name, cause }] }),
    );
  };

  const left = (name: string): void => {
    // A user who presses submit to retry a failed check blurs the field first. If that blur
    // started the check, the press would meet it pending and do nothing.
    for (const each of [name, FORM]) if (!latest.has(each)) void check(each);
  };

  const drop = (name: string): void => {
    stop(name);
    latest.delete(name);
    table.edit(() => {
      place('validator', NO_ERRORS, [name]);
      if (table.find(name)) table.write(name, { isValidating: false });
    });
  };

  return {
    edited: (...names) => {
      place('server', NO_ERRORS, names);
      const due = new Set([...names, FORM]);
      for (const name of names) {
        for (const reader of readers.get(name) ?? []) if (latest.has(reader)) due.add(reader);
      }
      due.forEach(check);
    },
    left,
    rest: () =>
      table
        .state()
        .fields.filter(
          ({ name }) => name === FORM || !(latest.get(name) instanceof AbortController),
        )
        .map(({ name }) => check(name)),
    drop,
    switched: ({ name, isDisabled, isTouched }) => {
      const known = latest.get(name);
      if (isDisabled) place('validator', NO_ERRORS, [name]);
      else if (!known) {
        latest.delete(name);
        if (isTouched || table.state().isSubmitted) left(name);
        // Asked again after a save, a server would find a name taken, by this very record.
      } else if (!(known instanceof AbortController)) place('validator', known, [name]);
    },
    cancel: () => {
      running.forEach(drop);
    },
    place,
  };
}
