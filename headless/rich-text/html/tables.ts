/** What makes a cell more than a piece of a line. */
const STRUCTURE = 'table, ul, ol, li, pre, blockquote, hr, h1, h2, h3, h4, h5, h6';

/**
 * Whether a row of a table holds data, and so becomes one line, its cells parted by `|`. Rows of one cell, or
 * with lists and headings in them, are mostly there for the layout: their cells follow one another.
 */
export function isSimpleRow(row: Element): boolean {
  const cells = [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));
  const isData = cells.length > 1 && row.querySelector(STRUCTURE) === null;
  return isData && row.textContent.trim() !== '';
}
