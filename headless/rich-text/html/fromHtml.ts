import {
  createDocumentBuilder,
  PARAGRAPH,
  type BuiltDocument,
} from '../document/documentBuilder.js';
import { walkTree } from '../document/walkTree.js';
import type { RichTextDocument } from '../richText.types.js';
import type { ImageUrlOptions } from '../urls.rules.js';
import type { HtmlParser } from './createHtmlParser.js';
import { createLineWriter, type Place } from './lineWriter.js';
import { createElementReader } from './readElement.js';

/** How HTML is parsed, and which of its images are kept. */
export interface FromHtmlOptions extends ImageUrlOptions {
  /** Made by {@link createHtmlParser}. */
  parse: HtmlParser;
}

/** The options of {@link fromHtml}, with a limit to how much is read. */
export interface ReadHtmlOptions extends FromHtmlOptions {
  /** The most blocks and texts that are read. Default 200000. */
  maxNodes?: number | undefined;
}

const TOP: Place = {
  style: PARAGRAPH,
  isInLine: false,
  isInRow: false,
  marks: {},
  url: null,
  keepsSpaces: false,
  depth: 0,
  isOrdered: false,
};

const ELEMENT = 1;
const TEXT = 3;

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT;
}

function* childrenOf(parent: Node): Generator<Node> {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) yield child;
}

/** Like {@link fromHtml}, up to `maxNodes`; tells whether a limit was exceeded. */
export function readHtml(html: string, options: ReadHtmlOptions): BuiltDocument {
  const builder = createDocumentBuilder(options.maxNodes ?? 200_000);
  const writer = createLineWriter(builder);
  const readElement = createElementReader(builder, writer, options);
  walkTree(childrenOf(options.parse(html)), TOP, (node, place) => {
    if (builder.isFull()) return 'stop';
    if (node.nodeType === TEXT) writer.text(node.nodeValue ?? '', place);
    const below = isElement(node) ? readElement(node, place) : null;
    return below && { ...below, children: childrenOf(node) };
  });
  writer.end();
  return builder.finish();
}

/**
 * Makes a document from any HTML: our own, or that of Word, Google Docs or a web page. Elements
 * without a node of their own become the nearest one (a table row a paragraph, an `h4` an `h3`) or
 * plain text; images of other hosts become their alternative text. Throws only what the parser
 * throws.
 */
export function fromHtml(html: string, options: FromHtmlOptions): RichTextDocument {
  return readHtml(html, options).document;
}
