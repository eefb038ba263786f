import type { Text } from '../../headless/core/index.js';
import type { FieldErrors, FieldName, FormStore } from '../../headless/form/index.js';
import type { OtherVersions } from '../resources/saveRecord.js';

/** Options of {@link mergeOtherVersion}. */
export interface MergeOptions<Values, Saved> {
  form: FormStore<Values>;
  /** As returned by the record's `readOther`. */
  versions: Promise<OtherVersions<Saved>>;
  formValuesOf: (saved: Saved) => Values;
  /** Called with the record as somebody else saved it. Default none. */
  onChanged?: ((theirs: Saved) => void) | undefined;
  /**
   * Fields whose messages do not quote the other value, because it is too long for a sentence or is
   * displayed in another form.
   */
  unquoted: readonly FieldName<Values>[];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Puts what somebody else changed into the fields that the user left alone. A field that both
 * changed keeps what was typed. Resolves to the messages for the form and for the fields that both
 * changed; rejects if the other version cannot be read.
 */
export async function mergeOtherVersion<Values extends object, Saved>({
  form,
  versions,
  formValuesOf,
  onChanged,
  unquoted,
}: MergeOptions<Values, Saved>): Promise<FieldErrors> {
  const saved = await versions;
  onChanged?.(saved.theirs);
  const [base, theirs] = [formValuesOf(saved.base), formValuesOf(saved.theirs)];
  const errors: Record<string, Text> = { '': { id: 'forms.merged' } };
  const before = form.getState();
  const isLeftAlone = (name: string): boolean => {
    const { isDirty, hasDraft } = form.fieldIn(before, name);
    return !isDirty && !hasDraft;
  };
  form.rebase(theirs);
  for (const name in theirs) {
    const value = theirs[name];
    if (isSame(value, base[name]) || isSame(value, form.getValues()[name])) continue;
    if (isLeftAlone(name)) form.setValue(name, value);
    else if (typeof value === 'string' && value !== '' && !unquoted.includes(name))
      errors[name] = { id: 'forms.theirs', values: { value } };
    else errors[name] = { id: 'forms.theirs-unseen' };
  }
  return errors;
}
