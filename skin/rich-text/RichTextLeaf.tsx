import type { ReactElement } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { MarkedText } from '../rich-text-view/index.js';

/** A run of text in the element that Slate knows it by. */
export function RichTextLeaf({ attributes, children, leaf }: RenderLeafProps): ReactElement {
  return (
    <span {...attributes}>
      <MarkedText marks={leaf}>{children}</MarkedText>
    </span>
  );
}
