/** Elements that make a cell more than a piece of a line. */
const STRUCTURE = 'table, ul, ol, li, pre, blockquote, hr, h1, h2, h3, h4, h5, h6';

function isCell({ localName }: Element): boolean {
  return localName === 'td' || localName === 'th';
}

/** Whether a cell comes after another in its row, where parsers leave forms too. */
export function hasCellBefore(cell: Element): boolean {
  let before = cell.previousElementSibling;
  while (before !== null && !isCell(before)) before = before.previousElementSibling;
  return before !== null;
}

/**
 * Whether a table row holds data and so becomes one line, with `|` between its cells. Rows of one
 * cell, or with lists or headings inside, mostly serve the layout: their cells become separate
 * blocks.
 */
export function isSimpleRow(row: Element): boolean {
  const cells = [...row.children].filter(isCell);
  const isData = cells.length > 1 && row.querySelector(STRUCTURE) === null;
  return isData && row.textContent.trim() !== '';
}
