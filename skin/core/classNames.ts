/** Joins class names, skipping falsy ones: `classNames('a', isOpen && 'b')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
