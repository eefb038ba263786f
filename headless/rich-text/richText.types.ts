/** A mark of a text. In the HTML `code` is `<code>`, `strikethrough` is `<s>`. */
export type Mark = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code';

/** A run of text with the same marks. `\n` is a line break in a paragraph (`<br>`) and a line in code. */
export interface TextNode extends Readonly<Partial<Record<Mark, true>>> {
  readonly text: string;
}

/** `url` has passed `safeUrl`. Never empty, never a link within a link. */
export interface LinkNode {
  readonly type: 'link';
  readonly url: string;
  readonly children: readonly TextNode[];
}

/** The content of a line. A list of these is never empty: an empty line holds one empty text. */
export type InlineNode = TextNode | LinkNode;

/** A paragraph (`<p>`), or the own line of a list item, before its nested list. */
export interface ParagraphNode {
  readonly type: 'paragraph';
  readonly children: readonly InlineNode[];
}

/**
 * `<h1>` to `<h3>` in the value; deeper headings are read as 3. The skin shows each one level
 * lower.
 */
export type HeadingLevel = 1 | 2 | 3;

/** A heading: `<h1>` to `<h3>`, by its level. */
export interface HeadingNode {
  readonly type: 'heading';
  readonly level: HeadingLevel;
  readonly children: readonly InlineNode[];
}

/** A paragraph of a quotation. Consecutive ones are written as one `<blockquote>`. */
export interface QuoteNode {
  readonly type: 'quote';
  readonly children: readonly InlineNode[];
}

/** Lines of code, without marks: one text with `\n` between the lines. */
export interface CodeBlockNode {
  readonly type: 'code-block';
  readonly children: readonly TextNode[];
}

/** One paragraph, and the list that is nested in the item, if any. */
export interface ListItemNode {
  readonly type: 'list-item';
  readonly children: readonly [ParagraphNode] | readonly [ParagraphNode, ListNode];
}

/** A list (`<ul>`, or `<ol>` where it is ordered). Lists nest at most nine deep. */
export interface ListNode {
  readonly type: 'list';
  readonly isOrdered: boolean;
  readonly children: readonly ListItemNode[];
}

/** A void element holds one empty text, as Slate requires. */
export type VoidChildren = readonly [{ readonly text: '' }];

/** `<hr>` */
export interface RuleNode {
  readonly type: 'rule';
  readonly children: VoidChildren;
}

/** An image of this server: `url` has passed the image policy. The alternative text may be empty. */
export interface ImageNode {
  readonly type: 'image';
  readonly url: string;
  readonly alternativeText: string;
  readonly children: VoidChildren;
}

/** The place of an image until its upload is done. In the editor only: it never enters the HTML. */
export interface UploadNode {
  readonly type: 'upload';
  /** Its id in the uploads store, which holds the progress, out of reach of undo. */
  readonly uploadId: string;
  readonly children: VoidChildren;
}

/** A top-level node of a document: a text block, a list, or a block without text. */
export type BlockNode =
  | ParagraphNode
  | HeadingNode
  | QuoteNode
  | CodeBlockNode
  | ListNode
  | RuleNode
  | ImageNode
  | UploadNode;

/** A whole text. Never an empty array: the empty text is one empty paragraph. */
export type RichTextDocument = readonly BlockNode[];

/** A node that holds others: an element of Slate. */
export type RichTextElement = BlockNode | ListItemNode | LinkNode;
/** Any node of a document. */
export type RichTextNode = RichTextElement | TextNode;
