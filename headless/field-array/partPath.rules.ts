import { ROW, type FieldState, type FieldTable } from '../form/vanilla.js';

/**
 * The name of the field that contains a part: `phones.~3` for `phones.~3.number`; empty if there is
 * none.
 */
export function ownerOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('.'), 0));
}

/** The names of all fields that contain a part, the nearest first. */
export function ownersOf(name: string): string[] {
  const owner = ownerOf(name);
  return owner === '' ? [] : [owner, ...ownersOf(owner)];
}

/** The last step of a part's name: `number`, or the key of a row. */
export function stepOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The pattern that a name matches: `phones.*.number`. */
export function patternOf(name: string): string {
  return name
    .split('.')
    .map((step) => (step.startsWith(ROW) ? '*' : step))
    .join('.');
}

/** A value with one part replaced; in a list, the row whose key is the step. */
export function withPart(
  whole: unknown,
  keys: readonly string[] | undefined,
  { step, value }: { step: string; value: unknown },
): unknown {
  if (!Array.isArray(whole)) return { ...(whole as object | null), [step]: value };
  const position = keys?.indexOf(step) ?? -1;
  return whole.map((row: unknown, index) => (index === position ? value : row));
}

/** A part of a value; `undefined` if there is none. */
export function partOfValue(
  whole: unknown,
  keys: readonly string[] | undefined,
  step: string,
): unknown {
  if (Array.isArray(whole)) return (whole as readonly unknown[])[keys?.indexOf(step) ?? -1];
  return typeof whole === 'object' && whole !== null
    ? (whole as Readonly<Record<string, unknown>>)[step]
    : undefined;
}

/** The name of the field that is at a path in these fields: `phones.0.number` → `phones.~3.number`. */
export function nameOfPath(
  table: FieldTable,
  path: string,
  fields?: readonly FieldState[],
): string {
  return path.split('.').reduce((owner, step) => {
    const key = table.find(owner, fields)?.keys?.[Number(step)];
    return owner === '' ? step : `${owner}.${key ?? step}`;
  }, '');
}
