import type { Text } from '../../headless/core/index.js';
import type { FieldErrors } from '../../headless/form/index.js';
import { failureKind, HttpError, retryWait } from '../../headless/http/index.js';

/** The server's error codes are named as the validators are. */
const ERRORS: Readonly<Record<string, Text>> = {
  required: { id: 'forms.error.required' },
  email: { id: 'forms.error.email' },
  maxLength: { id: 'forms.error.maxLength' },
  pattern: { id: 'forms.error.pattern' },
  range: { id: 'forms.error.range' },
  characters: { id: 'forms.error.characters' },
};
const INVALID: Text = { id: 'forms.error.invalid' };

/** Refusals that no field is to blame for. */
const REFUSALS: Readonly<Record<number, Text>> = {
  403: { id: 'forms.forbidden' },
  404: { id: 'forms.gone' },
  409: { id: 'forms.conflict' },
  413: { id: 'forms.too-large' },
};

/** How the fields and errors of a form are called by the server. */
export interface SaveErrorsOptions {
  /** The form's field for a field of the server; `undefined` where it has none. */
  formFieldOf: (field: string) => string | undefined;
  /** Texts for the server's error codes that only this form has. Default none. */
  errors?: Readonly<Record<string, Text>> | undefined;
  /**
   * Puts into the form what somebody else saved meanwhile, and resolves to what is to be said of it.
   * Default, and where it rejects: what was typed stays as it is, and the form says why.
   */
  merge?: (() => Promise<FieldErrors>) | undefined;
}

/** What a save that failed comes to: texts for the form, and whether they are enough. */
export interface SaveErrors {
  /** For the form's `setErrors`. */
  errors: FieldErrors;
  /** The person can make sense of it; else the error channel has to hear of it too (spec row ERR-1). */
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

/** What the person can make sense of that no field is to blame for. */
function formError(error: unknown): Text | undefined {
  const kind = failureKind(error);
  if (kind === 'unreachable') return { id: 'forms.unreachable' };
  if (kind === 'busy') return { id: 'forms.busy', values: { ...retryWait(error) } };
  return error instanceof HttpError ? REFUSALS[error.status] : undefined;
}

/** What a form says of a save that failed: on its fields, or where it names none of them, on the form. */
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
