import { ToolkitError } from '../core/vanilla.js';
import { ROW } from './form.rules.js';

/** The row around a part of one, `phones.~3` for `phones.~3.number`; `undefined` for a row itself. */
function rowOf(name: string): string | undefined {
  return new RegExp(`^(.*\\.${ROW}[^.]*)\\.[^${ROW}]+$`).exec(name)?.[1];
}

/**
 * For development: throws a {@link ToolkitError} for a field in a row that is there, if the form was
 * not told of this part. Its value could be neither shown nor typed.
 * @param values of the fields, of rows and parts too, by their names
 */
export function refuseUndeclaredPart(name: string, values: object): void {
  const row = rowOf(name);
  if (row === undefined || !(row in values) || name in values) return;
  const pattern = name.replace(new RegExp(`\\.${ROW}[^.]*`, 'g'), '.*');
  throw new ToolkitError({
    code: 'missing-field-parts',
    what: `useField: the form has no part for "${name}".`,
    why: 'A row has fields for the parts that the form was told of.',
    mend: `Name it: useSubmitGuard({ parts: fieldParts<Values>({ …, '${pattern}': {} }), … }).`,
  });
}
