import { Editor, Range, Transforms } from 'slate';
import { safeUrl } from '../core/vanilla.js';
import { around, isLink } from './query.js';
import type { LinkNode } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** The link that the selection is in, or starts in. */
export function linkAround(editor: RichTextEditor): LinkNode | null {
  return around(editor, isLink)?.[0] ?? null;
}

/**
 * The URL that is meant by what a user wrote, such as `example.org` or `jan@example.org`; `null` if
 * no link may lead there.
 */
export function linkUrl(text: string): string | null {
  const written = text.trim();
  if (written === '') return null;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/.test(written)) return safeUrl(`mailto:${written}`);
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(written)) {
    return safeUrl(`https://${written}`);
  }
  if (/^\d+(\.\d+){3}(:\d+)?([/?#]\S*)?$/.test(written)) return safeUrl(`http://${written}`);
  const isAddress = /^(https?:\/\/\S|mailto:|tel:|\/)/i.test(written);
  if (!isAddress && /\s/.test(written)) return null;
  // A number keeps its meaning without the spaces that it is written with.
  return safeUrl(written.replace(/\s+/g, /^tel:/i.test(written) ? '' : '%20'));
}

/** Removes the links in the selection; their texts stay. */
export function removeLink(editor: RichTextEditor): void {
  Transforms.unwrapNodes(editor, { match: isLink });
}

/** Selects the whole link that the selection is in, so that all of it is edited. */
export function selectLink(editor: RichTextEditor): void {
  const entry = around(editor, isLink);
  const { selection } = editor;
  if (entry === undefined || selection === null) return;
  const link = Editor.range(editor, entry[1]);
  if (Range.surrounds(link, selection)) Transforms.select(editor, link);
}

/** Links a range of text. What was linked beside it stays so. */
function linkRange(editor: RichTextEditor, range: Range, url: string): void {
  const linked = Editor.rangeRef(editor, range, { affinity: 'inward' });
  for (const at of Range.edges(range).reverse())
    Transforms.splitNodes(editor, { at, match: isLink });
  if (linked.current !== null) Transforms.select(editor, linked.current);
  removeLink(editor);
  Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: 'end' });
  linked.unref();
}

/** Links the selection, changes the link at the caret, or inserts one with its URL as the text. */
export function setLink(editor: RichTextEditor, url: string): void {
  const entry = around(editor, isLink);
  const { selection } = editor;
  if (selection === null) return;
  if (entry !== undefined && Range.isCollapsed(selection)) {
    Transforms.setNodes(editor, { url }, { at: entry[1] });
  } else if (Range.isCollapsed(selection)) {
    const text = url.replace(/^(mailto|tel):/i, '');
    Transforms.insertNodes(editor, { type: 'link', url, children: [{ text }] });
    Transforms.move(editor, { unit: 'offset' });
  } else {
    linkRange(editor, selection, url);
  }
}
