import type { RichTextDocument } from '../richText.types.js';
import { readImageUrl, readLinkUrl, type ImagePolicy } from '../urls.rules.js';
import { MAX_LIST_DEPTH } from './nestLists.js';
import { cleanText, MARKS } from './runs.js';

/** Which images and uploads a document may contain. */
export interface DocumentRules {
  /** Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** Whether an upload belongs to this text. Default: none does. */
  isUploadKnown?: ((uploadId: string) => boolean) | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function has(node: Fields, ...names: readonly string[]): boolean {
  const keys = Object.keys(node);
  return keys.length === names.length && names.every((name) => Object.hasOwn(node, name));
}

/** Whether a value is an array of at least one node, and all its nodes pass a check. */
function isListOf(nodes: unknown, isRight: (node: Fields) => boolean): boolean {
  return (
    Array.isArray(nodes) &&
    nodes.length > 0 &&
    !nodes.some((node: unknown) => !(isFields(node) && isRight(node))) &&
    // `some` skips holes, so count the keys, which also refuses further properties.
    Object.keys(nodes).length === nodes.length
  );
}

function isCleanText(text: unknown): boolean {
  return typeof text === 'string' && cleanText(text) === text;
}

function isText(node: Fields): boolean {
  const { text, ...marks } = node;
  return (
    Object.hasOwn(node, 'text') &&
    isCleanText(text) &&
    Object.keys(marks).every((key) => MARKS.some((mark) => mark === key) && marks[key] === true)
  );
}

function isPlainText(node: Fields): boolean {
  return isText(node) && has(node, 'text');
}

function isVoid({ children }: Fields): boolean {
  return (
    Array.isArray(children) &&
    children.length === 1 &&
    isListOf(children, (node) => isPlainText(node) && node['text'] === '')
  );
}

function isInline(node: Fields): boolean {
  const { type, url, children } = node;
  if (type !== 'link') return isText(node);
  return (
    has(node, 'type', 'url', 'children') && readLinkUrl(url) === url && isListOf(children, isText)
  );
}

function isList(node: Fields, depth: number): boolean {
  const isItem = (item: Fields): boolean => {
    const { type, children } = item;
    if (!has(item, 'type', 'children') || type !== 'list-item' || !Array.isArray(children))
      return false;
    const [line, list]: readonly unknown[] = children;
    return (
      children.length <= 2 &&
      isFields(line) &&
      line['type'] === 'paragraph' &&
      isLine(line) &&
      (children.length === 1 || (isFields(list) && isList(list, depth + 1)))
    );
  };
  return (
    depth <= MAX_LIST_DEPTH &&
    has(node, 'type', 'isOrdered', 'children') &&
    node['type'] === 'list' &&
    typeof node['isOrdered'] === 'boolean' &&
    isListOf(node['children'], isItem)
  );
}

function isLine(node: Fields): boolean {
  return has(node, 'type', 'children') && isListOf(node['children'], isInline);
}

function isBlock(node: Fields, rules: DocumentRules): boolean {
  const { type, level, url, uploadId, children } = node;
  switch (type) {
    case 'paragraph':
    case 'quote':
      return isLine(node);
    case 'heading':
      return (
        has(node, 'type', 'level', 'children') &&
        (level === 1 || level === 2 || level === 3) &&
        isListOf(children, isInline)
      );
    case 'code-block':
      return has(node, 'type', 'children') && isListOf(children, isPlainText);
    case 'list':
      return isList(node, 1);
    case 'rule':
      return has(node, 'type', 'children') && isVoid(node);
    case 'image':
      return (
        has(node, 'type', 'url', 'alternativeText', 'children') &&
        readImageUrl(url, rules) === url &&
        isCleanText(node['alternativeText']) &&
        isVoid(node)
      );
    case 'upload':
      return (
        has(node, 'type', 'uploadId', 'children') &&
        typeof uploadId === 'string' &&
        rules.isUploadKnown?.(uploadId) === true &&
        isVoid(node)
      );
    default:
      return false;
  }
}

/** Whether a value of unknown origin is a document, in normal form or not. */
export function isDocument(value: unknown, rules: DocumentRules): value is RichTextDocument {
  return isListOf(value, (node) => isBlock(node, rules));
}
