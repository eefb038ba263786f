import type { HeadingLevel } from '../richText.types.js';
import { readImageUrl, readLinkUrl } from '../urls.rules.js';
import {
  createDocumentBuilder,
  PARAGRAPH,
  type BuiltDocument,
  type LineStyle,
} from './documentBuilder.js';
import type { DocumentRules } from './isDocument.js';
import { cleanAlternative, MARKS, type Run } from './runs.js';
import { walkTree, type Descent } from './walkTree.js';

/** Which images and uploads `readNodes` keeps, and how much it reads. */
export interface ReadNodesOptions extends DocumentRules {
  /** The most blocks and texts; the rest is left out. */
  maxNodes: number;
}

/** The context of a node, given by the nodes around it. */
interface Place {
  /** The style of the line that a text here belongs to. */
  readonly style: LineStyle;
  /** Whether blocks in here are only lines of the block around them. */
  readonly isInLine: boolean;
  readonly url: string | null;
  /** The number of lists around, and whether the innermost is ordered. */
  readonly depth: number;
  readonly isOrdered: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const TOP: Place = { style: PARAGRAPH, isInLine: false, url: null, depth: 0, isOrdered: false };

function fieldsOf(node: unknown): Fields {
  if (typeof node === 'string') return { text: node };
  // In a copy, nothing is inherited.
  return typeof node === 'object' && node !== null ? { ...node } : {};
}

function headingLevel(level: unknown): HeadingLevel {
  if (level === 1 || level === 2) return level;
  return Number(level) > 2 ? 3 : 1;
}

function styleOf({ type, level }: Fields, { depth, isOrdered }: Place): LineStyle | null {
  switch (type) {
    case 'paragraph':
    case 'quote':
    case 'code-block':
      return { type };
    case 'heading':
      return { type, level: headingLevel(level) };
    case 'list-item':
      return { type: 'item', level: Math.max(depth - 1, 0), isOrdered };
    default:
      return null;
  }
}

/**
 * Makes a document from nodes of unknown origin: of an editor, a clipboard, a stored value.
 * Anything else is left out; text inside broken nodes is kept. The nodes may be cyclic, and of any
 * depth.
 */
export function readNodes(nodes: readonly unknown[], options: ReadNodesOptions): BuiltDocument {
  const builder = createDocumentBuilder(options.maxNodes);
  const ancestors = new Set<unknown>();
  let line: { readonly style: LineStyle; readonly runs: Run[] } | null = null;
  let visits = 0;

  const endLine = (): void => {
    if (line !== null) builder.addLine(line.style, line.runs);
    line = null;
  };
  const addText = (text: string, fields: Fields, { style, url }: Place): void => {
    const marks = MARKS.filter((mark) => fields[mark] === true);
    line ??= { style, runs: [] };
    line.runs.push({
      text,
      marks: Object.fromEntries(marks.map((mark) => [mark, true])),
      url,
    });
  };
  const readVoid = ({ type, url, uploadId, alternativeText }: Fields, place: Place): boolean => {
    const children = [{ text: '' }] as const;
    const alternative = cleanAlternative(alternativeText);
    if (type === 'rule') {
      endLine();
      builder.addVoid({ type, children });
    } else if (type === 'upload') {
      if (typeof uploadId !== 'string' || options.isUploadKnown?.(uploadId) !== true) return true;
      endLine();
      builder.addVoid({ type, uploadId, children });
    } else if (type === 'image') {
      const source = readImageUrl(url, options);
      if (source === null) {
        if (alternative !== '') addText(alternative, {}, place);
        return true;
      }
      endLine();
      builder.addVoid({ type, url: source, alternativeText: alternative, children });
    } else return false;
    return true;
  };
  const enter = (node: unknown, fields: Fields, place: Place): Descent<unknown, Place> | null => {
    const { type, children, url } = fields;
    if (!Array.isArray(children) || ancestors.has(node)) return null;
    ancestors.add(node);
    const below = (context: Place, end?: () => void): Descent<unknown, Place> => ({
      children,
      context,
      leave: () => {
        ancestors.delete(node);
        end?.();
      },
    });
    if (type === 'link') return below({ ...place, url: place.url ?? readLinkUrl(url) });
    if (type === 'list') {
      endLine();
      return below({ ...place, depth: place.depth + 1, isOrdered: fields['isOrdered'] === true });
    }
    const style = styleOf(fields, place);
    if (place.isInLine && style?.type !== 'item') {
      if (style !== null && line !== null && line.runs.length > 0) addText('\n', {}, place);
      return below(place);
    }
    endLine();
    if (style === null) return below(place, endLine);
    // An item that was copied from its nested list on has no line of its own.
    if (style.type !== 'item' || fieldsOf(children[0])['type'] !== 'list')
      line = { style, runs: [] };
    return below({ ...place, style, isInLine: true }, endLine);
  };

  walkTree(nodes, TOP, (node, place) => {
    visits += 1;
    if (builder.isFull() || visits > 4 * options.maxNodes) return 'stop';
    const fields = fieldsOf(node);
    if (typeof fields['text'] === 'string') {
      addText(fields['text'], fields, place);
      return null;
    }
    return readVoid(fields, place) ? null : enter(node, fields, place);
  });
  endLine();
  return builder.finish();
}
