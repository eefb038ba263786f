import type { ReactElement } from 'react';
import {
  useRichTextView,
  type BlockNode,
  type InlineNode,
  type ListItemNode,
} from '../../headless/rich-text/index.js';
import { classNames } from '../core/index.js';
import { Skeleton } from '../skeleton/index.js';
import { MarkedText } from './MarkedText.js';
import { TEXT_LOOKS } from './textLooks.js';

const HEADINGS = {
  1: 'mt-4 mb-1.5 text-title font-semibold first:mt-0',
  2: 'mt-4 mb-1.5 text-lead font-semibold first:mt-0',
  3: 'mt-3 mb-1 text-input font-semibold first:mt-0',
} as const;

// The nodes are never reordered, so the index is a stable key.
function Line({ nodes }: { nodes: readonly InlineNode[] }): ReactElement {
  return (
    <>
      {nodes.map((node, index) =>
        'text' in node ? (
          <MarkedText key={index} marks={node}>
            {node.text}
          </MarkedText>
        ) : (
          <a key={index} href={node.url} rel="noopener noreferrer" className={TEXT_LOOKS.link}>
            <Line nodes={node.children} />
          </a>
        ),
      )}
    </>
  );
}

function Items({ items }: { items: readonly ListItemNode[] }): ReactElement {
  return (
    <>
      {items.map(({ children: [paragraph, list] }, index) => (
        <li key={index} dir="auto">
          <Line nodes={paragraph.children} />
          {list !== undefined && <Block node={list} />}
        </li>
      ))}
    </>
  );
}

/**
 * A heading is one level lower than in the text: level 1 is for the page around it. One without text
 * is not shown, since screen readers would list it.
 */
function Block({ node }: { node: BlockNode }): ReactElement | null {
  switch (node.type) {
    case 'paragraph':
      return (
        <p dir="auto" className="my-2 first:mt-0 last:mb-0">
          <Line nodes={node.children} />
        </p>
      );
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4'] as const)[node.level - 1] ?? 'h4';
      return (
        <Heading dir="auto" className={classNames(HEADINGS[node.level], 'empty:hidden')}>
          <Line nodes={node.children} />
        </Heading>
      );
    }
    case 'quote':
      return (
        <blockquote dir="auto" className={TEXT_LOOKS.quote}>
          <Line nodes={node.children} />
        </blockquote>
      );
    case 'code-block':
      return (
        <pre dir="ltr" className={TEXT_LOOKS.codeBlock}>
          <code>{node.children.map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'list':
      return node.isOrdered ? (
        <ol className={TEXT_LOOKS.numberedList}>
          <Items items={node.children} />
        </ol>
      ) : (
        <ul className={TEXT_LOOKS.bulletedList}>
          <Items items={node.children} />
        </ul>
      );
    case 'rule':
      return <hr className="my-4 border-control" />;
    case 'image':
      return (
        <img
          src={node.url}
          alt={node.alternativeText}
          className="my-2 h-auto max-w-full rounded-control"
        />
      );
    case 'upload':
      return null;
  }
}

/** The text to show, and classes for the `<div>` around it. */
export interface RichTextViewProps {
  /** HTML from the editor. Anything that the editor could not have written is not shown. */
  html: string;
  className?: string | undefined;
}

/**
 * Shows rich text. The HTML is read into nodes, which are rendered; it is never inserted as HTML.
 */
export function RichTextView({ html, className }: RichTextViewProps): ReactElement {
  const { document, isLoading, failedText } = useRichTextView({ html });
  if (failedText !== null) return <p className="text-body text-danger">{failedText}</p>;
  return (
    <div
      aria-busy={isLoading || undefined}
      className={classNames('text-body wrap-anywhere whitespace-pre-wrap', className)}
    >
      {isLoading && <Skeleton className="h-control" />}
      {document.map((node, index) => (
        <Block key={index} node={node} />
      ))}
    </div>
  );
}
