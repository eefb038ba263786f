import type { BlockNode, InlineNode, ListItemNode, ListNode } from '../richText.types.js';

/** The deepest level of nested lists; items below it are raised to it. */
export const MAX_LIST_DEPTH = 9;

/** A list item, with its depth in the source: 0 in the outermost list. */
export interface ItemLine {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly children: readonly InlineNode[];
}

interface Draft {
  readonly isOrdered: boolean;
  readonly items: { readonly children: readonly InlineNode[]; list: Draft | null }[];
}

function listOf({ isOrdered, items }: Draft): ListNode {
  return {
    type: 'list',
    isOrdered,
    children: items.map(({ children, list }): ListItemNode => {
      const line = { type: 'paragraph', children } as const;
      return { type: 'list-item', children: list === null ? [line] : [line, listOf(list)] };
    }),
  };
}

/** The result of `nestLists`. */
export interface NestedLists {
  /** The outermost lists, in their order. */
  readonly lists: readonly BlockNode[];
  /** Whether items were nested too deep, and so raised. */
  readonly isTooDeep: boolean;
}

/**
 * Makes lists from consecutive items. An item has at most one nested list, ordered or not as its
 * first item; an outermost list ends where that changes.
 */
export function nestLists(lines: readonly ItemLine[]): NestedLists {
  const outermost: Draft[] = [];
  const open: { level: number; draft: Draft }[] = [];
  let isTooDeep = false;
  for (const { level, isOrdered, children } of lines) {
    while ((open.at(-1)?.level ?? -1) > level) open.pop();
    const item = { children, list: null };
    const parent = open.at(-1);
    const parentItem = parent?.draft.items.at(-1);
    const isNested = parent !== undefined && parent.level < level && parentItem !== undefined;
    if (isNested && open.length < MAX_LIST_DEPTH) {
      parentItem.list ??= { isOrdered, items: [] };
      parentItem.list.items.push(item);
      open.push({ level, draft: parentItem.list });
      continue;
    }
    isTooDeep ||= isNested;
    if (parent !== undefined && open.length > 1) {
      parent.draft.items.push(item);
      continue;
    }
    const last = outermost.at(-1);
    const draft = last?.isOrdered === isOrdered ? last : { isOrdered, items: [] };
    if (draft !== last) outermost.push(draft);
    draft.items.push(item);
    open.splice(0, open.length, { level, draft });
  }
  return { lists: outermost.map(listOf), isTooDeep };
}
