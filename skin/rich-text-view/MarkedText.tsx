import type { ReactElement, ReactNode } from 'react';
import type { TextNode } from '../../headless/rich-text/index.js';
import { TEXT_LOOKS } from './textLooks.js';

/** A run of text, and how it is marked. */
export interface MarkedTextProps {
  marks: Omit<TextNode, 'text'>;
  children: ReactNode;
}

/** A run of text with its marks, in the editor and in RichTextView. */
export function MarkedText({ marks, children }: MarkedTextProps): ReactElement {
  let text = children;
  if (marks.code) text = <code className={TEXT_LOOKS.code}>{text}</code>;
  if (marks.strikethrough) text = <s>{text}</s>;
  if (marks.underline) text = <u>{text}</u>;
  if (marks.italic) text = <em>{text}</em>;
  if (marks.bold) text = <strong className={TEXT_LOOKS.bold}>{text}</strong>;
  return <>{text}</>;
}
