/** Keys from the root to an item, as an array or joined with `/`. */
export type MenuPath = string | readonly string[];

/** `['a', 'b']` → `a/b`, the id of an item. */
export function idOf(path: MenuPath): string {
  return typeof path === 'string' ? path : path.join('/');
}

/** `a/b/c` → `a/b`; for an item of the first level the empty string, which is no item's id. */
export function parentIdOf(id: string): string {
  return id.slice(0, Math.max(id.lastIndexOf('/'), 0));
}

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
export function pathTo(id: string): readonly string[] {
  const keys = id.split('/');
  return keys.map((_, index) => idOf(keys.slice(0, index + 1)));
}

/** Whether an item lies on the path of the selected one (spec row MENU-4). */
export function isOnPath(selectedId: string | null, id: string): boolean {
  return selectedId !== null && `${selectedId}/`.startsWith(`${id}/`);
}
