import { ROW, type FieldTable } from '../form/vanilla.js';

/** The field that a part belongs to: `phones.~3` of `phones.~3.number`; empty for none. */
export function ownerOf(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('.'), 0));
}

/** All that hold a part, the nearest first. */
export function ownersOf(name: string): string[] {
  const owner = ownerOf(name);
  return owner === '' ? [] : [owner, ...ownersOf(owner)];
}

/** What a part is called in its owner: `number`, or the key of a row. */
export function stepOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** The pattern that a name is one of: `phones.*.number`. */
export function patternOf(name: string): string {
  return name
    .split('.')
    .map((step) => (step.startsWith(ROW) ? '*' : step))
    .join('.');
}

/** A value with one part of it replaced: in a list the row at the key's place. */
export function withPart(
  whole: unknown,
  keys: readonly string[] | undefined,
  { step, value }: { step: string; value: unknown },
): unknown {
  if (!Array.isArray(whole)) return { ...(whole as object | null), [step]: value };
  const place = keys?.indexOf(step) ?? -1;
  return whole.map((row: unknown, index) => (index === place ? value : row));
}

/** A part of a value; `undefined` where it has none. */
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

/** The name of what a path stands for now: `phones.0.number` → `phones.~3.number`. */
export function nameOfPath(table: FieldTable, path: string): string {
  return path.split('.').reduce((owner, step) => {
    const key = table.find(owner)?.keys?.[Number(step)];
    return owner === '' ? step : `${owner}.${key ?? step}`;
  }, '');
}
