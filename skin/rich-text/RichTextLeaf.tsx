import type { ReactElement, ReactNode } from 'react';
import type { RenderLeafProps } from 'slate-react';

/** A run of text with its marks. */
export function RichTextLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  let text = children as ReactNode;
  if (leaf.code) {
    text = <code className="rounded-control bg-sunken px-1 font-mono text-small">{text}</code>;
  }
  if (leaf.strikethrough) text = <s>{text}</s>;
  if (leaf.underline) text = <u>{text}</u>;
  if (leaf.italic) text = <em>{text}</em>;
  if (leaf.bold) text = <strong className="font-semibold">{text}</strong>;
  return <span {...attributes}>{text}</span>;
}
