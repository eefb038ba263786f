import {
  createDocumentBuilder,
  PARAGRAPH,
  type BuiltDocument,
} from './document/documentBuilder.js';

/**
 * The document of plain text: empty lines part paragraphs, other breaks stay. Nothing in it is markup: a line
 * that begins with `- ` is one of text.
 * @param maxNodes how many blocks and texts are read at most
 */
export function readText(text: string, maxNodes: number): BuiltDocument {
  const builder = createDocumentBuilder(maxNodes);
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    const whole = paragraph.join('\n');
    if (whole !== '') builder.addLine(PARAGRAPH, [{ text: whole, marks: {}, url: null }]);
    paragraph = [];
  };
  for (const line of text.split(/\r\n?|[\n\u0085\u2028\u2029]/)) {
    if (builder.isFull()) break;
    if (line.trim() === '') endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return builder.finish();
}
