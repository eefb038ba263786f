import type { Text } from '../../headless/core/index.js';
import type { FieldErrors } from '../../headless/form/index.js';
import { failureKind, HttpError, retryWait } from '../../headless/http/index.js';

/** By error code of the server, which uses the names of the validators. */
const ERRORS: Readonly<Record<string, Text>> = {
  required: { id: 'forms.error.required' },
  email: { id: 'forms.error.email' },
  maxLength: { id: 'forms.error.maxLength' },
  pattern: { id: 'forms.error.pattern' },
  range: { id: 'forms.error.range' },
  characters: { id: 'forms.error.characters' },
};
const INVALID: Text = { id: 'forms.error.invalid' };

/** Refusals that concern no field, by HTTP status. */
const REFUSALS: Readonly<Record<number, Text>> = {
  403: { id: 'forms.forbidden' },
  404: { id: 'forms.gone' },
  409: { id: 'forms.conflict' },
  413: { id: 'forms.too-large' },
};

/** How the server's field names and error codes relate to the form. */
export interface SaveErrorsOptions {
  /** The form's field for a field of the server; `undefined` where it has none. */
  formFieldOf: (field: string) => string | undefined;
  /** Texts for the server's error codes that only this form has. Default none. */
  errors?: Readonly<Record<string, Text>> | undefined;
  /**
   * Merges what somebody else saved meanwhile into the form, and resolves to the messages about it.
   * If it is absent or rejects, what was typed stays as it is, and the form says why.
   */
  merge?: (() => Promise<FieldErrors>) | undefined;
}

/** The result of a failed save: texts for the form, and whether they are enough. */
export interface SaveErrors {
  /** For the form's `setErrors`. */
  errors: FieldErrors;
  /**
   * Whether the user can make sense of it; if not, it must also go to the error channel (spec row
   * ERR-1).
   */
  isExpected: boolean;
}

function fieldErrors({ problem }: HttpError, options: SaveErrorsOptions): FieldErrors {
  const texts = { ...ERRORS, ...options.errors };
  const errors = Object.entries(problem.errors).flatMap(([name, codes = []]) => {
    const field = options.formFieldOf(name);
    return field === undefined
      ? []
      : [[field, codes.map((code) => texts[code] ?? INVALID)] as const];
  });
  return errors.length === 0 ? { '': INVALID } : Object.fromEntries(errors);
}

/** The text of a failure that concerns no field; `undefined` if the user can make nothing of it. */
function formError(error: unknown): Text | undefined {
  const kind = failureKind(error);
  if (kind === 'unreachable') return { id: 'forms.unreachable' };
  if (kind === 'busy') return { id: 'forms.busy', values: { ...retryWait(error) } };
  return error instanceof HttpError ? REFUSALS[error.status] : undefined;
}

/** The messages for a failed save: on the fields that it names, or else on the form as a whole. */
export async function saveErrors(error: unknown, options: SaveErrorsOptions): Promise<SaveErrors> {
  if (error instanceof HttpError && error.status === 400) {
    return { errors: fieldErrors(error, options), isExpected: true };
  }
  let text = formError(error);
  const isExpected = text !== undefined;
  if (options.merge && error instanceof HttpError && error.status === 409) {
    try {
      return { errors: await options.merge(), isExpected };
    } catch (cause) {
      text = formError(cause) ?? text;
    }
  }
  return { errors: { '': text ?? { id: 'forms.failed' } }, isExpected };
}
