import type { DocumentBuilder, LineStyle } from '../document/documentBuilder.js';
import { cleanAlternative, type Marks } from '../document/runs.js';
import type { HeadingLevel } from '../richText.types.js';
import { readImageUrl, readLinkUrl, type ImageUrlOptions } from '../urls.rules.js';
import { BLOCKS, MARK_OF } from './elements.js';
import type { LineWriter, Place } from './lineWriter.js';
import { isHiddenBy, keepsSpaces, readStyles, styledMarks, type Styles } from './styles.rules.js';
import { hasCellBefore, isSimpleRow } from './tables.js';
import { isWordMarker, wordItem } from './wordLists.js';

/** How to read on below an element. */
export interface ElementDescent {
  readonly context: Place;
  readonly leave?: (() => void) | undefined;
}

function headingLevel(name: string): HeadingLevel | null {
  const [, digit] = /^h([1-6])$/.exec(name) ?? [];
  if (digit === undefined) return null;
  return digit === '1' ? 1 : digit === '2' ? 2 : 3;
}

/** The style of the line that a block begins; `null` if it only continues the one around it. */
function styleOf(name: string, element: Element, styles: Styles, place: Place): LineStyle | null {
  if (name === 'li') {
    return { type: 'item', level: Math.max(place.depth - 1, 0), isOrdered: place.isOrdered };
  }
  if (place.isInLine) return null;
  const level = headingLevel(name);
  if (level !== null) return { type: 'heading', level };
  if (name === 'blockquote') return { type: 'quote' };
  if (name === 'pre') return { type: 'code-block' };
  return name === 'p' || name === 'div' ? wordItem(element, styles) : null;
}

function marksOf(name: string, styles: Styles, place: Place): Marks {
  const own = MARK_OF.get(name);
  const marks = own === undefined ? place.marks : { ...place.marks, [own]: true as const };
  // A heading's own styles, such as bold, only repeat how headings look.
  if (headingLevel(name) !== null) return marks;
  return styledMarks(styles, marks, place.url !== null || name === 'a');
}

/**
 * Makes the reader of a single element. It writes what the element stands for, and returns how to
 * read on below it; `null` if there is nothing below, or the element is left out.
 */
export function createElementReader(
  builder: DocumentBuilder,
  writer: LineWriter,
  options: ImageUrlOptions,
): (element: Element, place: Place) => ElementDescent | null {
  const readImage = (element: Element, place: Place): void => {
    const alternativeText = cleanAlternative(element.getAttribute('alt'));
    const url = readImageUrl(element.getAttribute('src'), options);
    if (url === null || place.style.type === 'code-block') {
      writer.text(alternativeText, place);
      return;
    }
    writer.end();
    builder.addVoid({ type: 'image', url, alternativeText, children: [{ text: '' }] });
  };

  const readVoid = (name: string, element: Element, place: Place): boolean => {
    if (name === 'img') readImage(element, place);
    else if (name === 'br') {
      if (element.className !== 'Apple-interchange-newline') writer.lineBreak(place);
    } else if (name === 'hr') {
      writer.end();
      builder.addVoid({ type: 'rule', children: [{ text: '' }] });
    } else return false;
    return true;
  };

  const readBlock = (
    name: string,
    element: Element,
    styles: Styles,
    place: Place,
  ): ElementDescent => {
    const style = styleOf(name, element, styles, place);
    const edge = (): void => {
      writer.edge(place);
    };
    if (style?.type === 'item') {
      writer.end();
      if (styles.get('list-style-type') !== 'none') writer.open(style);
      return { context: { ...place, style, isInLine: true }, leave: writer.end };
    }
    if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir') {
      const isList = place.style.type !== 'code-block';
      if (isList) writer.end();
      const depth = isList ? place.depth + 1 : place.depth;
      return { context: { ...place, depth, isOrdered: name === 'ol' }, leave: edge };
    }
    if (place.isInRow && (name === 'td' || name === 'th')) {
      if (hasCellBefore(element)) writer.cellEdge(place);
      return { context: { ...place, isInRow: false } };
    }
    if (name === 'tr' && (place.isInLine || isSimpleRow(element))) {
      writer.rowStart(place);
      return {
        context: { ...place, isInLine: true, isInRow: true },
        leave: () => {
          writer.rowEnd(place);
        },
      };
    }
    edge();
    if (name !== 'pre')
      return { context: style === null ? place : { ...place, style }, leave: edge };
    if (style === null) {
      const marks = { ...place.marks, code: true } as const;
      return { context: { ...place, marks, keepsSpaces: true }, leave: edge };
    }
    writer.open(style);
    return {
      context: { ...place, style, isInLine: true, keepsSpaces: true },
      leave: writer.end,
    };
  };

  return (element, place) => {
    const name = element.localName;
    const styles = readStyles(element);
    if (element.hasAttribute('hidden') || isHiddenBy(styles) || isWordMarker(styles)) return null;
    if (readVoid(name, element, place)) return null;
    const context: Place = {
      ...place,
      marks: marksOf(name, styles, place),
      url: name === 'a' ? (place.url ?? readLinkUrl(element.getAttribute('href'))) : place.url,
      keepsSpaces: keepsSpaces(styles) ?? place.keepsSpaces,
    };
    return BLOCKS.has(name) ? readBlock(name, element, styles, context) : { context };
  };
}
