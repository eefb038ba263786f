import { normalizeDocument } from '../document.rules.js';
import type { BlockNode, ListItemNode, ListNode, RichTextDocument } from '../richText.types.js';
import { escapeHtml } from './escapeHtml.js';
import { lineHtml } from './lineHtml.js';

/** The HTML of a block, and the element that it shares with its neighbors of the same kind, if any. */
interface BlockHtml {
  readonly wrapper: 'blockquote' | 'ul' | 'ol' | null;
  readonly html: string;
  /** An image, an upload or a rule. */
  readonly isWithoutText?: true;
}

function listTag({ isOrdered }: ListNode): 'ul' | 'ol' {
  return isOrdered ? 'ol' : 'ul';
}

function itemHtml({ children: [line, list] }: ListItemNode): string {
  const nested =
    list === undefined ? '' : wrap(listTag(list), list.children.map(itemHtml).join(''));
  return `<li>${lineHtml(line.children)}${nested}</li>`;
}

function wrap(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

function blockHtml(block: BlockNode): BlockHtml {
  switch (block.type) {
    case 'paragraph':
      return { wrapper: null, html: wrap('p', lineHtml(block.children)) };
    case 'heading':
      return { wrapper: null, html: wrap(`h${String(block.level)}`, lineHtml(block.children)) };
    case 'quote':
      return { wrapper: 'blockquote', html: wrap('p', lineHtml(block.children)) };
    case 'list':
      return { wrapper: listTag(block), html: block.children.map(itemHtml).join('') };
    case 'code-block': {
      const code = block.children.map(({ text }) => text).join('');
      // The last break is visible only if another follows.
      const end = code.endsWith('\n') ? '\n' : '';
      return { wrapper: null, html: `<pre><code>${escapeHtml(code)}${end}</code></pre>` };
    }
    case 'rule':
      return { wrapper: null, html: '<hr>', isWithoutText: true };
    case 'image': {
      const source = escapeHtml(block.url);
      const alternative = escapeHtml(block.alternativeText);
      const html = `<p><img src="${source}" alt="${alternative}"></p>`;
      return { wrapper: null, html, isWithoutText: true };
    }
    case 'upload':
      return { wrapper: null, html: '', isWithoutText: true };
  }
}

const EMPTY_PARAGRAPH = '<p><br></p>';

const known = new WeakMap<BlockNode, readonly BlockHtml[]>();

function blocksHtml(block: BlockNode): readonly BlockHtml[] {
  let html = known.get(block);
  if (html === undefined) {
    html = normalizeDocument([block]).map(blockHtml);
    known.set(block, html);
  }
  return html;
}

/**
 * Writes a document as HTML, in one canonical form. All text is escaped, and all URLs are checked
 * once more. The empty document is `''`. Uploads under way are left out, and so is an empty
 * paragraph at the end after an image or a rule. The HTML of each block is cached: a keystroke
 * rewrites only the changed block.
 */
export function toHtml(document: RichTextDocument): string {
  let html = '';
  let open: BlockHtml['wrapper'] = null;
  const blocks = document.flatMap(blocksHtml);
  const last = blocks.at(-1);
  const isEmptyParagraph = last?.wrapper === null && last.html === EMPTY_PARAGRAPH;
  if (isEmptyParagraph && blocks.at(-2)?.isWithoutText) blocks.pop();
  for (const { wrapper, html: own } of blocks) {
    if (own === '') continue;
    if (wrapper !== open) {
      html += `${open === null ? '' : `</${open}>`}${wrapper === null ? '' : `<${wrapper}>`}`;
      open = wrapper;
    }
    html += own;
  }
  if (open !== null) html += `</${open}>`;
  return html === EMPTY_PARAGRAPH ? '' : html;
}
