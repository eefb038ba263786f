import type { RichTextNode } from '../richText.types.js';

function entriesOf(node: RichTextNode): Record<string, unknown> {
  return { ...node };
}

/** Whether two lists of nodes are deeply equal. Recursive: for documents of limited depth only. */
export function sameNodes(a: readonly RichTextNode[], b: readonly RichTextNode[]): boolean {
  return (
    a.length === b.length &&
    a.every((node, index) => {
      const other = b[index];
      return other !== undefined && sameNode(node, other);
    })
  );
}

function sameNode(a: RichTextNode, b: RichTextNode): boolean {
  if (a === b) return true;
  const theirs = entriesOf(b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(theirs).length) return false;
  if ('children' in a && !('children' in b && sameNodes(a.children, b.children))) return false;
  return Object.entries(a).every(([key, value]) => key === 'children' || value === theirs[key]);
}
