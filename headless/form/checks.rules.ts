import { NO_ERRORS } from './form.rules.js';
import type { Validator } from './formOptions.types.js';
import type { FieldError } from './formState.types.js';
import type {
  StandardSchemaIssue,
  StandardSchemaResult,
  StandardSchemaV1,
} from './standardSchema.js';

/** A result, or a promise of it. */
export type MaybePromise<Result> = Result | Promise<Result>;

/** The result of a check. */
export interface Answer<Values> {
  readonly errors: readonly FieldError[];
  /** The output of the schema. */
  readonly output?: Values | undefined;
}

/** The answer of a check that found nothing wrong. */
export const VALID: Answer<never> = { errors: NO_ERRORS };

/** Turns a synchronous throw into a rejection, so that callers handle one kind of failure. */
function attempt<Result>(work: () => Result | PromiseLike<Result>): Result | PromiseLike<Result> {
  try {
    return work();
  } catch (cause) {
    return Promise.reject(cause);
  }
}

function isLater(answer: unknown): answer is PromiseLike<unknown> {
  return 'then' in Object(answer);
}

/**
 * Runs a field's validators; the errors come in the order of the validators. When a synchronous one
 * fails, the asynchronous ones are not waited for.
 */
export function askValidators<Value, Values>(
  validators: Readonly<Record<string, Validator<Value, Values>>>,
  path: string,
  ask: (validator: Validator<Value, Values>) => boolean | PromiseLike<boolean>,
): MaybePromise<Answer<never>> {
  const types = Object.keys(validators);
  const judge = (answers: readonly unknown[]): Answer<never> => ({
    errors: types.flatMap((type, index) =>
      answers[index] === true ? [] : { type, source: 'validator', path },
    ),
  });
  const answers = Object.values(validators).map((validator) => attempt(() => ask(validator)));
  const now = judge(answers.map((answer) => isLater(answer) || answer));
  if (!answers.some(isLater)) return now;
  const later = Promise.all(answers).then(judge);
  if (now.errors.length === 0) return later;
  later.catch(() => {});
  return now;
}

function pathOf({ path = [] }: StandardSchemaIssue): string {
  return path.map((key) => String(typeof key === 'object' ? key.key : key)).join('.');
}

/** Validates all values with a schema. */
export function askSchema<Values>(
  schema: StandardSchemaV1<Values>,
  values: Values,
): MaybePromise<Answer<Values>> {
  const judge = ({ value, issues = [] }: StandardSchemaResult<Values>): Answer<Values> => ({
    errors: issues.map((issue) => ({
      type: 'schema',
      source: 'schema',
      path: pathOf(issue),
      message: issue.message,
    })),
    output: value,
  });
  const result = attempt(() => schema['~standard'].validate(values));
  return isLater(result) ? Promise.resolve(result).then(judge) : judge(result);
}
