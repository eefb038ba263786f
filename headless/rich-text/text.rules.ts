import {
  createDocumentBuilder,
  PARAGRAPH,
  type BuiltDocument,
} from './document/documentBuilder.js';
import { cleanText, type Marks } from './document/runs.js';

/**
 * Makes a document from plain text: empty lines separate paragraphs, other breaks stay. Nothing is
 * read as markup: a line that begins with `- ` is plain text.
 * @param maxNodes the most blocks and texts that are read
 * @param marks those that all of the text gets
 */
export function readText(text: string, maxNodes: number, marks: Marks = {}): BuiltDocument {
  const builder = createDocumentBuilder(maxNodes);
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    const whole = paragraph.join('\n');
    if (whole !== '') builder.addLine(PARAGRAPH, [{ text: whole, marks, url: null }]);
    paragraph = [];
  };
  for (const line of cleanText(text).split('\n')) {
    if (builder.isFull()) break;
    if (line.trim() === '') endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return builder.finish();
}

/** Makes a document from plain text that is code: every space, tab and line break of it stays. */
export function readCode(text: string): BuiltDocument {
  return {
    document: [{ type: 'code-block', children: [{ text: cleanText(text) }] }],
    exceeded: null,
  };
}
