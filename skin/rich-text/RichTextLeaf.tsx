import type { ReactElement, ReactNode } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { TEXT_LOOKS } from '../rich-text-view/index.js';

/** A run of text with its marks. */
export function RichTextLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  let text = children as ReactNode;
  if (leaf.code) {
    text = <code className={TEXT_LOOKS.code}>{text}</code>;
  }
  if (leaf.strikethrough) text = <s>{text}</s>;
  if (leaf.underline) text = <u>{text}</u>;
  if (leaf.italic) text = <em>{text}</em>;
  if (leaf.bold) text = <strong className={TEXT_LOOKS.bold}>{text}</strong>;
  return <span {...attributes}>{text}</span>;
}
