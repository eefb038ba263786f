import type { Text } from '../../headless/core/index.js';
import type { FieldErrors, FieldName, FormStore } from '../../headless/form/index.js';

/** What {@link mergeOtherVersion} works with. */
export interface OtherVersion<Values> {
  form: FormStore<Values>;
  /** What the form began with, or what it saved last. */
  base: Values;
  /** What somebody else saved over that. */
  theirs: Values;
  /** Fields whose texts are too long for a sentence, or written otherwise where they are shown. */
  unquoted: readonly FieldName<Values>[];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Puts what somebody else changed into the fields that this form left alone. Returns what the form says of
 * that, and what each field says that both changed: it keeps what was typed.
 */
export function mergeOtherVersion<Values extends object>({
  form,
  base,
  theirs,
  unquoted,
}: OtherVersion<Values>): FieldErrors {
  const errors: Record<string, Text> = { '': { id: 'forms.merged' } };
  const isBeingTyped = (name: string): boolean =>
    form.getState().fields.some((field) => field.name === name && field.hasDraft === true);
  form.rebase(theirs);
  for (const name in theirs) {
    const value = theirs[name];
    const mine = form.getValues()[name];
    if (isSame(value, base[name]) || isSame(value, mine)) continue;
    if (isSame(mine, base[name]) && !isBeingTyped(name)) form.setValue(name, value);
    else if (typeof value === 'string' && value !== '' && !unquoted.includes(name))
      errors[name] = { id: 'forms.theirs', values: { value } };
    else errors[name] = { id: 'forms.theirs-unseen' };
  }
  return errors;
}
